import { categorias, tiposAdmissao } from '@rh/domain/cadastros/admissao'
import { tiposConta } from '@rh/domain/cadastros/bancarios'
import { logradouros } from '@rh/domain/cadastros/logradouros'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '@rh/domain/cadastros/pessoais'
import { resultadosExame } from '@rh/domain/processos/admissao/admissao'
import { etapas, motivosVaga, type DadosDe, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { camposLabel } from '@rh/domain/processos/admissao/rotulos'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { applyPattern } from '../../ui/form/masks.ts'
import type { Escalar, LinhaLida, Rotulos } from '../processo/rotulos.ts'

type Formato = (valor: Escalar) => string

const naTabela =
  (tabela: Readonly<Record<string, string>>): Formato =>
  (valor) =>
    tabela[String(valor)] ?? String(valor)
const data: Formato = (valor) => formatDate(String(valor))
const dinheiro: Formato = (valor) => (typeof valor === 'number' ? formatMoney(valor) : String(valor))
const dias: Formato = (valor) => (valor === 1 ? '1 dia' : `${valor} dias`)
const simNao: Formato = (valor) => (valor === true ? 'Sim' : 'Não')
/** Digits in their punctuation; a number half typed stays as it is. */
const numero =
  (pattern: string): Formato =>
  (valor) => {
    const texto = String(valor)
    return /^\d+$/.test(texto) && texto.length === pattern.replace(/\D/g, '').length
      ? applyPattern(texto, pattern)
      : texto
  }
const telefone: Formato = (valor) =>
  numero(String(valor).length === 11 ? '(00) 00000-0000' : '(00) 0000-0000')(valor)

/** How the fields that are not plain text are read. */
const formatos: { readonly [E in Etapa]: { readonly [C in keyof DadosDe<E>]?: Formato } } = {
  vaga: {
    tipo: naTabela(tiposAdmissao),
    categoria: naTabela(categorias),
    motivo: naTabela(motivosVaga),
    dataPrevista: data,
    salarioCentavos: dinheiro,
    experienciaDias: dias,
    experienciaProrrogacaoDias: dias,
  },
  pessoais: {
    cpf: numero('000.000.000-00'),
    nascimento: data,
    sexo: naTabela(sexos),
    estadoCivil: naTabela(estadosCivis),
    racaCor: naTabela(racasCores),
    grauInstrucao: naTabela(grausInstrucao),
    nacionalidade: naTabela(nacionalidades),
    tempoResidencia: naTabela(temposDeResidencia),
    condicaoIngresso: naTabela(condicoesDeIngresso),
    deficiencia: naTabela(deficiencias),
    telefone,
  },
  documentos: {
    rgEmissao: data,
    cnhValidade: data,
    pis: numero('000.00000.00-0'),
    tituloEleitor: numero('0000 0000 0000'),
  },
  endereco: { cep: numero('00000-000'), tipoLogradouro: naTabela(logradouros) },
  dependentes: {},
  bancarios: { abrirConta: simNao, contaTipo: naTabela(tiposConta) },
  beneficios: { valeTransporte: simNao, valeRefeicao: simNao, cestaBasica: simNao },
  uniforme: {},
}

const texto = (valor: Escalar | undefined, semNada: string): string =>
  valor === undefined || valor === null || valor === '' ? semNada : String(valor)

/** `etapa.campo` → value → name, as the record brings it. */
export type Nomes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What one line of a list is called, in a list of several. */
const linhas: Readonly<Record<string, (linha: LinhaLida, nomes: Nomes) => string>> = {
  'dependentes.lista': ({ nome }) => texto(nome, 'sem nome'),
  'beneficios.linhas': ({ linha, tarifaCentavos, viagensDia }) =>
    `${texto(linha, 'sem nome')} (${texto(viagensDia, '?')} × ${dinheiro(tarifaCentavos ?? '?')})`,
  'uniforme.tamanhos': ({ itemId, tamanho }, nomes) => {
    const peca = nomes['uniforme.tamanhos']?.[String(itemId)]
    return peca ? `${peca}: ${texto(tamanho, '?')}` : texto(tamanho, '?')
  },
}

const isEtapa = (nome: string | undefined): nome is Etapa => nome !== undefined && Object.hasOwn(etapas, nome)

const textoDe = (tabela: Readonly<Record<string, string>>, nome: string): string => tabela[nome] ?? nome

/** The post of the admission, whose name stands for its id. */
export interface PostoNomeado {
  readonly id: number
  readonly cargo: string
  readonly local: string
}

/** The words of the admission's form. What is kept as an id is read by the name that the record brings. */
export function rotulosDe(posto: PostoNomeado | null, nomes: Nomes = {}): Rotulos {
  const postoNome: Formato = (valor) =>
    posto && posto.id === valor ? `${posto.cargo} · ${posto.local}` : `Posto nº ${valor}`
  return {
    etapa: (etapa) => (isEtapa(etapa) ? etapas[etapa].label : etapa),
    campo: (etapa, campo) => (isEtapa(etapa) ? textoDe(camposLabel[etapa], campo) : campo),
    valor: (etapa, campo, valor) => {
      if (valor === null || valor === '') return ''
      if (Array.isArray(valor)) {
        const nomear = linhas[`${etapa}.${campo}`]
        return nomear ? (valor as readonly LinhaLida[]).map((linha) => nomear(linha, nomes)).join(', ') : ''
      }
      const escalar = valor as Escalar
      return nomes[`${etapa}.${campo}`]?.[String(escalar)] ?? umValor(etapa, campo, escalar, postoNome)
    },
  }
}

function umValor(etapa: string | undefined, campo: string, valor: Escalar, postoNome: Formato): string {
  if (!isEtapa(etapa)) return String(valor)
  const daEtapa: Readonly<Record<string, Formato | undefined>> = formatos[etapa]
  const formato = campo === 'postoId' ? postoNome : daEtapa[campo]
  return formato?.(valor) ?? String(valor)
}

/** The sectors' own fields, as they are read in a word. */
const camposDoParecer: Readonly<Record<string, { readonly label: string; readonly formato?: Formato }>> = {
  dataExame: { label: 'Data do exame', formato: data },
  medico: { label: 'Médico' },
  crm: { label: 'CRM' },
  resultado: { label: 'Resultado', formato: naTabela(resultadosExame) },
  validoAte: { label: 'Válido até', formato: data },
  conferidos: { label: 'Conferidos com os originais', formato: simNao },
  kitReservado: { label: 'Kit reservado', formato: simNao },
  entregueEm: { label: 'Entregue em', formato: data },
}

/** The own fields of a sector's word as labels and values, in the order of the form. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> = {}, nomes: Nomes = {}) => {
  const campos = Object.entries(camposDoParecer).flatMap(([campo, { label, formato }]) => {
    const valor = dados[campo] as Escalar | undefined
    return valor === undefined || valor === null ? [] : [{ label, value: formato?.(valor) ?? String(valor) }]
  })
  const pecas = (dados['pecas'] ?? []) as readonly LinhaLida[]
  const lidas = pecas.map((peca) => linhas['uniforme.tamanhos']?.(peca, nomes)).join(', ')
  return pecas.length > 0 ? [...campos, { label: 'Peças', value: lidas }] : campos
}
