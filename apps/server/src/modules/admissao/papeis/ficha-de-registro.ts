import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { dependente } from '@rh/domain/campos/dependente'
import { escreverCampo } from '@rh/domain/campos/formato'
import { documentos, pessoais } from '@rh/domain/campos/pessoa'
import { contrato, vinculo } from '@rh/domain/campos/vinculo'
import type { Bloco } from 'pdfmake'
import { assinaturas, campos, secao, tabelaDe, type Papel } from '../../../papeis/papel.ts'
import type { FatosDoPapel } from './fatos.ts'
import { linhaDe } from '../../../papeis/textos.ts'
import { adicionalDe, enderecoDe, jornadaDe, lugarDe } from './textos.ts'

/** CLT art. 41; Portaria MTP 671/2021. */
export const fichaDeRegistro = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Ficha de registro de empregado',
  assunto: `Matrícula ${fatos.matricula ?? '–'} · CLT art. 41 e Portaria MTP 671/2021`,
  corpo: [
    ...pessoa(fatos),
    ...papeisDaPessoa(fatos),
    ...contratoDeTrabalho(fatos),
    ...dependentes(fatos),
    assinaturas(lugarDe(fatos), ['Empregadora', 'Empregado(a)']),
  ],
})

function pessoa(fatos: FatosDoPapel): Bloco[] {
  const { pessoais: p } = fatos.dados
  return [
    secao('Identificação'),
    campos([
      linhaDe(pessoais.nome, p.nome),
      linhaDe(pessoais.nomeSocial, p.nomeSocial),
      linhaDe(pessoais.cpf, p.cpf),
      linhaDe(pessoais.nascimento, p.nascimento),
      ['Local de nascimento', [p.municipioNascimento, p.ufNascimento].filter(Boolean).join('/')],
      linhaDe(pessoais.nacionalidade, p.nacionalidade),
      linhaDe(pessoais.sexo, p.sexo),
      linhaDe(pessoais.estadoCivil, p.estadoCivil),
      linhaDe(pessoais.grauInstrucao, p.grauInstrucao),
      linhaDe(pessoais.mae, p.mae),
      linhaDe(pessoais.pai, p.pai),
      linhaDe(pessoais.deficiencia, p.deficiencia),
    ]),
    { text: `Endereço: ${enderecoDe(fatos)}`, margin: [0, 4, 0, 0] },
  ]
}

function papeisDaPessoa({ dados: { documentos: d } }: FatosDoPapel): Bloco[] {
  return [
    secao('Documentos'),
    campos([
      ['Identidade', `${d.rg} ${d.rgOrgao}/${d.rgUf}`],
      linhaDe(documentos.rgEmissao, d.rgEmissao),
      ['CTPS', 'Digital, pelo CPF'],
      linhaDe(documentos.pis, d.pis),
      linhaDe(documentos.tituloEleitor, d.tituloEleitor),
      linhaDe(documentos.reservista, d.reservista),
    ]),
  ]
}

function contratoDeTrabalho(fatos: FatosDoPapel): Bloco[] {
  const { posto, dados } = fatos
  return [
    secao('Contrato de trabalho'),
    campos([
      linhaDe(vinculo.dataAdmissao, dados.vaga.dataPrevista),
      linhaDe(vinculo.categoria, dados.vaga.categoria),
      ['Salário mensal', formatDinheiro(dados.vaga.salarioCentavos)],
      linhaDe(contrato.cargo, posto.cargo),
      ['CBO', posto.cbo],
      [contrato.adicional.label, adicionalDe(fatos)],
      ['Local de trabalho', `${posto.local}, ${posto.municipio}/${posto.uf}`],
      ['Tomador', `${posto.cliente} (contrato ${posto.contrato})`],
      linhaDe(contrato.sindicato, posto.sindicato),
    ]),
    { text: `Jornada: ${jornadaDe(fatos)}`, margin: [0, 4, 0, 0] },
  ]
}

const colunasDoDependente = [
  dependente.nome,
  dependente.cpf,
  dependente.nascimento,
  dependente.parentesco,
] as const

function dependentes({ dados }: FatosDoPapel): Bloco[] {
  const lista = dados.dependentes.lista ?? []
  if (lista.length === 0) return []
  return [
    secao('Dependentes'),
    tabelaDe(
      colunasDoDependente.map(({ label }) => label),
      lista.map((linha) =>
        colunasDoDependente.map((campo) => {
          const valor = linha[campo.nome]
          return valor === undefined ? '–' : escreverCampo(campo, valor)
        }),
      ),
      ['*', 80, 70, 150],
    ),
  ]
}
