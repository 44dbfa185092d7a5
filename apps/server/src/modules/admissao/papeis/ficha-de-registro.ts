import { formatCpf, formatPis } from '@rh/domain/br/documentos'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { categorias } from '@rh/domain/codigos/admissao'
import { parentescos } from '@rh/domain/codigos/parentescos'
import {
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  sexos,
} from '@rh/domain/codigos/pessoais'
import type { Bloco } from 'pdfmake'
import { assinaturas, campos, secao, tabelaDe, type Papel } from '../../../papeis/papel.ts'
import type { FatosDoPapel } from './fatos.ts'
import { data } from '../../../papeis/textos.ts'
import { adicionalDe, enderecoDe, jornadaDe, lugarDe } from './textos.ts'

/** CLT art. 41; Portaria MTP 671/2021. */
export const fichaDeRegistro = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Ficha de registro de empregado',
  assunto: `Matrícula ${fatos.matricula ?? '–'} · CLT art. 41 e Portaria MTP 671/2021`,
  corpo: [
    ...pessoa(fatos),
    ...documentos(fatos),
    ...contrato(fatos),
    ...dependentes(fatos),
    assinaturas(lugarDe(fatos), ['Empregadora', 'Empregado(a)']),
  ],
})

function pessoa(fatos: FatosDoPapel): Bloco[] {
  const { pessoais } = fatos.dados
  return [
    secao('Identificação'),
    campos([
      ['Nome', pessoais.nome],
      ['Nome social', pessoais.nomeSocial ?? ''],
      ['CPF', formatCpf(pessoais.cpf)],
      ['Nascimento', data(pessoais.nascimento)],
      [
        'Local de nascimento',
        [pessoais.municipioNascimento, pessoais.ufNascimento].filter(Boolean).join('/'),
      ],
      ['Nacionalidade', nacionalidades[pessoais.nacionalidade]],
      ['Sexo', sexos[pessoais.sexo]],
      ['Estado civil', estadosCivis[pessoais.estadoCivil]],
      ['Grau de instrução', grausInstrucao[pessoais.grauInstrucao]],
      ['Mãe', pessoais.mae],
      ['Pai', pessoais.pai ?? ''],
      ['Deficiência', deficiencias[pessoais.deficiencia]],
    ]),
    { text: `Endereço: ${enderecoDe(fatos)}`, margin: [0, 4, 0, 0] },
  ]
}

function documentos({ dados: { documentos: d } }: FatosDoPapel): Bloco[] {
  return [
    secao('Documentos'),
    campos([
      ['Identidade', `${d.rg} ${d.rgOrgao}/${d.rgUf}`],
      ['Emissão', data(d.rgEmissao)],
      ['CTPS', 'Digital, pelo CPF'],
      ['PIS/PASEP', d.pis ? formatPis(d.pis) : ''],
      ['Título de eleitor', d.tituloEleitor ?? ''],
      ['Reservista', d.reservista ?? ''],
    ]),
  ]
}

function contrato(fatos: FatosDoPapel): Bloco[] {
  const { posto, dados } = fatos
  return [
    secao('Contrato de trabalho'),
    campos([
      ['Admissão', data(dados.vaga.dataPrevista)],
      ['Categoria', categorias[dados.vaga.categoria]],
      ['Salário mensal', formatDinheiro(dados.vaga.salarioCentavos)],
      ['Cargo', posto.cargo],
      ['CBO', posto.cbo],
      ['Adicional', adicionalDe(fatos)],
      ['Local de trabalho', `${posto.local}, ${posto.municipio}/${posto.uf}`],
      ['Tomador', `${posto.cliente} (contrato ${posto.contrato})`],
      ['Sindicato', posto.sindicato],
    ]),
    { text: `Jornada: ${jornadaDe(fatos)}`, margin: [0, 4, 0, 0] },
  ]
}

function dependentes({ dados }: FatosDoPapel): Bloco[] {
  const lista = dados.dependentes.lista ?? []
  if (lista.length === 0) return []
  return [
    secao('Dependentes'),
    tabelaDe(
      ['Nome', 'CPF', 'Nascimento', 'Parentesco'],
      lista.map(({ nome, cpf, nascimento, parentesco }) => [
        nome,
        cpf ? formatCpf(cpf) : '–',
        data(nascimento),
        parentescos[parentesco],
      ]),
      ['*', 80, 70, 150],
    ),
  ]
}
