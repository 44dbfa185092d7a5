import { formatCnpj14 } from '@rh/domain/br/mascaras'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import type { Campo } from '@rh/domain/campos/campo'
import { dependente } from '@rh/domain/campos/dependente'
import { escreverCampo } from '@rh/domain/campos/formato'
import { documentos, pessoais } from '@rh/domain/campos/pessoa'
import { contrato, vinculo } from '@rh/domain/campos/vinculo'
import type { CampoPessoa } from '@rh/domain/colaborador/campos'
import type { Bloco } from 'pdfmake'
import { assinaturas, campos, secao, tabelaDe, type Papel } from '../../../papeis/papel.ts'
import {
  adicionalEscrito,
  enderecoEscrito,
  jornadaEscrita,
  linhaDe,
  type Jornada,
  type Risco,
} from '../../../papeis/textos.ts'

/** The contract of employment as a register says it. */
export interface ContratoNoRegistro extends Jornada, Risco {
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  readonly categoria: string
  /** Kind of contract by its term; the end where it has one. */
  readonly prazo: string
  readonly salarioCentavos: number
  readonly cargo: string
  readonly cbo: string
  readonly local: string
  readonly endereco: string
  readonly municipio: string
  readonly uf: string
  readonly cliente: string
  readonly clienteCnpj: string
  readonly contrato: string
  readonly sindicato: string
}

interface DependenteNoRegistro {
  readonly nome: string
  readonly cpf?: string | null | undefined
  readonly nascimento: string
  readonly parentesco: string
}

/** All that the register of an employee holds (CLT art. 41; Portaria MTP 671/2021 art. 14). */
export interface Registro {
  readonly matricula: string | null
  readonly pessoa: Readonly<Partial<Record<CampoPessoa, string | null | undefined>>>
  /** Country of birth by its name. */
  readonly paisNascimento: string
  readonly contrato: ContratoNoRegistro
  readonly dependentes: readonly DependenteNoRegistro[]
  /** Changes of the contract, oldest first: since when, what, and cargo and pay from then on. */
  readonly alteracoes: readonly {
    readonly vigencia: string
    readonly motivo: string
    readonly cargo: string
    readonly salarioCentavos: number
  }[]
  /** Vacations and leaves, oldest first; an open end is not known yet. */
  readonly ausencias: readonly {
    readonly tipo: string
    readonly inicio: string
    readonly fim: string | null
  }[]
  readonly lugar: string
  /** The company, as it signs. */
  readonly empregadora: string
}

/** The ends that a contract may have; none in common. */
export interface TermosDoContrato {
  readonly fimExperiencia: string | null
  readonly fimAprendizagem: string | null
}

/** Kind of contract by its term: on trial or as an apprentice until a day, without term afterwards (CLT arts. 428, 443 and 451). */
export function prazoDe({ fimExperiencia, fimAprendizagem }: TermosDoContrato, hoje: string): string {
  if (fimAprendizagem !== null && fimAprendizagem >= hoje)
    return `Aprendizagem, até ${formatData(fimAprendizagem)}`
  return fimExperiencia !== null && fimExperiencia >= hoje
    ? `Experiência, até ${formatData(fimExperiencia)}`
    : 'Prazo indeterminado'
}

/** The register of an employee on paper. */
export const papelDoRegistro = (registro: Registro): Papel => ({
  titulo: 'Ficha de registro de empregado',
  assunto: `Matrícula ${registro.matricula ?? '–'} · CLT art. 41 e Portaria MTP 671/2021, art. 14`,
  corpo: [
    ...identificacao(registro),
    ...papeisDaPessoa(registro),
    ...contratoDeTrabalho(registro),
    ...dependentes(registro),
    ...alteracoes(registro),
    ...ausencias(registro),
    assinaturas(registro.lugar, [
      { papel: 'Empregadora', nome: registro.empregadora },
      { papel: 'Empregado(a)', nome: registro.pessoa.nome ?? '' },
    ]),
  ],
})

const de = (campo: Campo, valor: string | null | undefined): [string, string] =>
  linhaDe(campo, valor ?? undefined)

/** Art. 14 I "a" and "b", II "a" and "g". */
function identificacao({ pessoa: p, paisNascimento }: Registro): Bloco[] {
  return [
    secao('Identificação'),
    campos([
      de(pessoais.nome, p.nome),
      de(pessoais.nomeSocial, p.nomeSocial),
      de(pessoais.cpf, p.cpf),
      de(pessoais.nascimento, p.nascimento),
      ['Local de nascimento', [p.municipioNascimento, p.ufNascimento].filter(Boolean).join('/')],
      de(pessoais.nacionalidade, p.nacionalidade),
      [pessoais.paisNascimento.label, paisNascimento],
      de(pessoais.sexo, p.sexo),
      de(pessoais.racaCor, p.racaCor),
      de(pessoais.estadoCivil, p.estadoCivil),
      de(pessoais.grauInstrucao, p.grauInstrucao),
      de(pessoais.deficiencia, p.deficiencia),
      de(pessoais.mae, p.mae),
      de(pessoais.pai, p.pai),
    ]),
    {
      text: `Endereço: ${enderecoEscrito({
        tipoLogradouro: p.tipoLogradouro,
        logradouro: p.logradouro ?? '',
        numero: p.numero ?? '',
        complemento: p.complemento,
        bairro: p.bairro ?? '',
        municipio: p.municipio ?? '',
        uf: p.uf ?? '',
        cep: p.cep ?? '',
      })}`,
      margin: [0, 4, 0, 0],
    },
  ]
}

function papeisDaPessoa({ pessoa: p }: Registro): Bloco[] {
  return [
    secao('Documentos'),
    campos([
      ['Identidade', `${p.rg} ${p.rgOrgao}/${p.rgUf}`],
      de(documentos.rgEmissao, p.rgEmissao),
      ['CTPS', 'Digital, pelo CPF'],
      de(documentos.pis, p.pis),
      de(documentos.tituloEleitor, p.tituloEleitor),
      de(documentos.reservista, p.reservista),
    ]),
  ]
}

/** Art. 14 I "c" to "i", II "b", "e" and "f". */
function contratoDeTrabalho({ matricula, contrato: c }: Registro): Bloco[] {
  return [
    secao('Contrato de trabalho'),
    campos([
      [vinculo.matricula.label, matricula ?? ''],
      de(vinculo.dataAdmissao, c.dataAdmissao),
      de(vinculo.dataDesligamento, c.dataDesligamento),
      de(vinculo.categoria, c.categoria),
      // Cleaning of buildings is urban work.
      ['Natureza da atividade', 'Urbana'],
      ['Tipo de contrato', c.prazo],
      ['Salário mensal', formatDinheiro(c.salarioCentavos)],
      [contrato.cargo.label, c.cargo],
      ['CBO', c.cbo],
      [contrato.adicional.label, adicionalEscrito(c)],
      ['Local de trabalho', `${c.local}, ${c.endereco}, ${c.municipio}/${c.uf}`],
      ['Tomador', `${c.cliente}, CNPJ ${formatCnpj14(c.clienteCnpj)} (contrato ${c.contrato})`],
      [contrato.sindicato.label, c.sindicato],
    ]),
    { text: `Jornada: ${jornadaEscrita(c)}`, margin: [0, 4, 0, 0] },
  ]
}

const colunasDoDependente = [
  dependente.nome,
  dependente.cpf,
  dependente.nascimento,
  dependente.parentesco,
] as const

/** Art. 14 II "d". */
function dependentes({ dependentes: lista }: Registro): Bloco[] {
  if (lista.length === 0) return []
  return [
    secao('Dependentes'),
    tabelaDe(
      colunasDoDependente.map(({ label }) => label),
      lista.map((linha) =>
        colunasDoDependente.map((campo) => {
          const valor = linha[campo.nome]
          return valor === undefined || valor === null ? '–' : escreverCampo(campo, valor)
        }),
      ),
      ['*', 80, 70, 150],
    ),
  ]
}

/** Art. 14 III "a". */
function alteracoes({ alteracoes: lista }: Registro): Bloco[] {
  if (lista.length === 0) return []
  return [
    secao('Alterações do contrato'),
    tabelaDe(
      ['Desde', 'O que', contrato.cargo.label, contrato.salarioCentavos.label],
      lista.map(({ vigencia, motivo, cargo, salarioCentavos }) => [
        formatData(vigencia),
        motivo,
        cargo,
        formatDinheiro(salarioCentavos),
      ]),
      [60, '*', 130, 75],
      [3],
    ),
  ]
}

/** Art. 14 III, of vacations and leaves: the days, and not what somebody fell ill of (LGPD art. 6º III). */
function ausencias({ ausencias: lista }: Registro): Bloco[] {
  if (lista.length === 0) return []
  return [
    secao('Férias e afastamentos'),
    tabelaDe(
      ['O que', 'De', 'Até'],
      lista.map(({ tipo, inicio, fim }) => [tipo, formatData(inicio), fim === null ? '–' : formatData(fim)]),
      ['*', 80, 80],
    ),
  ]
}
