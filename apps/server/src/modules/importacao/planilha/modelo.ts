import { writeXlsx, type ColumnDef, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { letraDaColuna } from '@rh/domain/importacao/celula'
import { LINHAS_MAXIMAS, type Coluna, type Importacao, type Referencia } from '@rh/domain/importacao/define'
import { neutralizar } from '../../../exportacao/celula.ts'

/** Values of the registers, for the template to offer. */
export type Listas = Readonly<Partial<Record<Referencia, readonly string[]>>>

const NEGRITO = { font: { bold: true } } as const
const LARGURA_MINIMA = 14
/** Text, so that no zero is eaten and no number becomes a date; dates are recognised as typed all the same. */
const COMO_TEXTO = '@'
/** A column has no format of its own in a workbook that the library writes; its cells have. */
const LINHAS_FORMATADAS = 500

/** The template of a kind: the sheet to fill, what each column wants, and the lists to choose from. */
export function escreverModelo(tipo: Importacao, listas: Listas): Promise<Uint8Array> {
  const colunas = Object.values(tipo.colunas)
  const escolhas = colunas.flatMap((coluna, indice) => {
    const valores = valoresDe(coluna, listas)
    return valores.length > 0 ? [{ indice, label: coluna.label, valores }] : []
  })
  return writeXlsx({
    sheets: [dados(tipo, colunas, escolhas), instrucoes(tipo, colunas), abaDeListas(escolhas)],
    defaultFont: { name: 'Calibri', size: 11 },
  })
}

interface Escolha {
  readonly indice: number
  readonly label: string
  readonly valores: readonly string[]
}

const valoresDe = ({ opcoes }: Coluna, listas: Listas): readonly string[] =>
  typeof opcoes === 'string' ? (listas[opcoes] ?? []) : (opcoes ?? [])

/** The title that a person sees; the asterisk is understood when the file comes back. */
const titulo = ({ label, obrigatoria }: Coluna): string => (obrigatoria ? `${label} *` : label)

function dados(tipo: Importacao, colunas: readonly Coluna[], escolhas: readonly Escolha[]): WriteSheet {
  const largura = (coluna: Coluna): ColumnDef => ({
    width: Math.max(LARGURA_MINIMA, titulo(coluna).length + 3, coluna.exemplo.length + 2),
    numFmt: COMO_TEXTO,
  })
  return {
    name: 'Dados',
    columns: colunas.map(largura),
    rows: [colunas.map(titulo), ...Array.from({ length: LINHAS_FORMATADAS }, () => colunas.map(() => null))],
    cells: new Map(colunas.map((_, i) => [`0,${i}`, { style: NEGRITO }])),
    freezePane: { rows: 1 },
    dataValidations: escolhas.map((escolha, i) => validacao(tipo, colunas, escolha, i)),
  }
}

function validacao(
  { maximo = LINHAS_MAXIMAS }: Importacao,
  colunas: readonly Coluna[],
  { indice, label, valores }: Escolha,
  lista: number,
): DataValidation {
  const letra = letraDaColuna(indice)
  const daLista = letraDaColuna(lista)
  return {
    type: 'list',
    range: `${letra}2:${letra}${maximo + 1}`,
    formula1: `Listas!$${daLista}$2:$${daLista}$${valores.length + 1}`,
    allowBlank: colunas[indice]?.obrigatoria === false,
    showErrorMessage: true,
    // Other ways of writing are understood too, and some cells take several values.
    errorStyle: 'warning',
    errorTitle: label,
    errorMessage: 'Este valor não está na lista. Continuar assim mesmo?',
  }
}

function instrucoes(
  { titulo: nome, descricao, existente }: Importacao,
  colunas: readonly Coluna[],
): WriteSheet {
  const cabecalho = ['Coluna', 'Obrigatória', 'Exemplo', 'Como preencher']
  const linhas = colunas.map(({ label, obrigatoria, exemplo, ajuda }) => [
    label,
    obrigatoria ? 'Sim' : 'Não',
    neutralizar(exemplo),
    ajuda,
  ])
  const textos = [
    `Importação de ${nome}`,
    descricao,
    existente,
    'Preencha a aba Dados, uma linha por registro. Não mude os títulos. Datas como dia/mês/ano, valores como 1.234,56, sem fórmulas.',
  ]
  const topo = textos.length + 1
  return {
    name: 'Instruções',
    columns: [{ width: 28 }, { width: 12 }, { width: 32 }, { width: 90 }],
    rows: [...textos.map((texto) => [texto]), [null], cabecalho, ...linhas],
    cells: new Map([
      ['0,0', { style: NEGRITO }],
      ...cabecalho.map((_, i) => [`${topo},${i}`, { style: NEGRITO }] as const),
    ]),
  }
}

function abaDeListas(escolhas: readonly Escolha[]): WriteSheet {
  const altura = Math.max(0, ...escolhas.map(({ valores }) => valores.length))
  return {
    name: 'Listas',
    columns: escolhas.map(() => ({ width: 36 })),
    rows: [
      escolhas.map(({ label }) => label),
      ...Array.from({ length: altura }, (_, i) =>
        escolhas.map(({ valores }) => (valores[i] === undefined ? null : neutralizar(valores[i]))),
      ),
    ],
    cells: new Map(escolhas.map((_, i) => [`0,${i}`, { style: NEGRITO }])),
    freezePane: { rows: 1 },
  }
}
