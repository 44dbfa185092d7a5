import { categoriaDe, comPrazoDoFim, guardaAte, type NomeDeCategoria } from './categorias.ts'
import { tabelaPessoal, tabelasDa, type NomeDeTabela } from './tabelas.ts'

/** Written in place of a text. */
export const ANONIMIZADO = 'anonimizado'
/** Written in place of both sides of a change in the trail, as of a hidden column. */
export const MARCA_NA_TRILHA = '•••'

/** Longer terms than the law's that a company chose, in months. */
export type PrazosDaEmpresa = { readonly [C in NomeDeCategoria]?: number }

/** Longest term that a company may choose, in months: a hundred years. */
export const GUARDA_MAXIMA_MESES = 1200

/** Months that a kind is kept in this company: never less than the law asks for. */
export const mesesDeGuarda = (nome: NomeDeCategoria, prazos: PrazosDaEmpresa): number =>
  Math.max(categoriaDe(nome).guarda.meses, prazos[nome] ?? 0)

/**
 * Kinds that are let go once their term after the end of the last bond is over, in the order in which they go: by the
 * person's own rows the others are found, so those come last, and after them the trail.
 */
export const categoriasAnonimizadas: readonly NomeDeCategoria[] = [
  ...comPrazoDoFim.filter((nome) => nome !== 'cadastro' && nome !== 'trilha'),
  'cadastro',
  'trilha',
]

/** The last day on which a kind is kept of who left on a day. */
export const guardadoAte = (nome: NomeDeCategoria, saida: string, prazos: PrazosDaEmpresa): string =>
  guardaAte(nome, saida, mesesDeGuarda(nome, prazos))

/** Kinds whose term is over, in the order in which they are let go. */
export const categoriasDevidas = (saida: string, hoje: string, prazos: PrazosDaEmpresa): NomeDeCategoria[] =>
  categoriasAnonimizadas.filter((nome) => guardadoAte(nome, saida, prazos) < hoje)

/** Tables whose rows go as a whole, since nothing is left of one without its values; those that refer to others first. */
const inteiras: readonly NomeDeTabela[] = [
  'ferias_saldo',
  'ferias_lancamento',
  'ferias_alerta',
  'ausencia',
  'ferias_ocorrencia',
  'ferias_periodo',
  'dependente',
  'pessoa_tamanho',
  'decisao_em_espera',
  'candidato_entrada',
  'candidato_consentimento',
  'candidato_campo',
  'candidato_arquivo',
  'candidato_link',
]

/** What a person typed as a candidate became a process when they were admitted, and goes with it. */
const juntas: { readonly [C in NomeDeCategoria]?: readonly NomeDeCategoria[] } = { processos: ['candidatos'] }

/** The kinds that go together with one. */
export const comAsJuntas = (nome: NomeDeCategoria): readonly NomeDeCategoria[] => [
  nome,
  ...(juntas[nome] ?? []),
]

/** Tables of a kind whose rows are deleted, in the order in which they may be. */
export const tabelasApagadas = (nome: NomeDeCategoria): NomeDeTabela[] =>
  inteiras.filter((tabela) => comAsJuntas(nome).includes(tabelaPessoal(tabela).categoria))

/** Tables of a kind whose rows stay without what tells of the person. */
export const tabelasEsvaziadas = (nome: NomeDeCategoria): NomeDeTabela[] =>
  comAsJuntas(nome)
    .flatMap(tabelasDa)
    // The trail has a way of its own; a hold and its reason are about the keeping, not about the person.
    .filter(
      (tabela) => !inteiras.includes(tabela) && tabela !== 'auditoria' && tabela !== 'retencao_suspensa',
    )

/**
 * Keys under which values of a kind also are in forms, answers and links that belong to another kind and stay longer.
 */
export const chavesEmOutras: { readonly [C in NomeDeCategoria]?: readonly string[] } = {
  diversidade: ['racaCor', 'raca_cor', 'deficiencia'],
  bancario: ['banco', 'agencia', 'conta', 'contaDigito', 'conta_digito', 'contaTipo', 'conta_tipo', 'pix'],
  dependentes: ['dependentes'],
}

/** Columns of documents in which such keys are. */
export const documentosMistos: { readonly [T in NomeDeTabela]?: readonly string[] } = {
  processo_formulario: ['dados', 'enviados'],
  processo_evento: ['mudancas', 'dados'],
  processo_parecer: ['dados'],
  processo_lote_item: ['dados'],
  decisao_em_espera: ['pedido'],
}

/** A text that has to be there where it was. */
const ondeEstava = (coluna: string): string =>
  `case when ${coluna} is null then null else '${ANONIMIZADO}' end`

/** What a column holds instead, as SQL, where an empty value or the word would break what the database asks of it. */
export const neutros: Readonly<Record<string, string>> = {
  // Eleven digits that are no CPF, and nobody else's.
  'pessoa.cpf': "lpad(id::text, 11, '0')",
  // Não informado.
  'pessoa.raca_cor': "'6'",
  'processo_anexo.motivo': ondeEstava('motivo'),
  'estabilidade_registro.motivo': ondeEstava('motivo'),
  'colaborador_periodo.cpf': "'00000000000'",
}
