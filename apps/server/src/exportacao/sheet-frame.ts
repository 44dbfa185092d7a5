import type { CellStyle, CellValue, ColumnDef, WriteOptions } from 'hucre/xlsx'
import type { TipoColuna } from '@rh/domain/listas/define-list'
import { neutralizar } from './celula.ts'
import type { Cabecalho, Tabela } from './tabela.ts'

/** Where the cells of a column stand, and their style as the workbook numbers it. */
export interface ColunaXml {
  readonly letras: string
  readonly estilo: string
}

/** A sheet around its rows. */
interface SheetFrame {
  readonly antes: string
  readonly depois: string
  readonly colunas: readonly ColunaXml[]
}

interface Aparencia {
  readonly numFmt: string
  readonly largura: number
  /** Stands in for the rows; its cell has the style of all. */
  readonly exemplo: CellValue
}

/** Text is marked as such: a matrícula keeps its zeros even when somebody edits the cell. */
const aparencias: Readonly<Record<TipoColuna, Aparencia>> = {
  texto: { numFmt: '@', largura: 24, exemplo: 'texto' },
  simNao: { numFmt: '@', largura: 8, exemplo: 'Sim' },
  numero: { numFmt: 'General', largura: 12, exemplo: 1 },
  porcento: { numFmt: '0.0%', largura: 12, exemplo: 1 },
  dinheiro: { numFmt: '#,##0.00', largura: 14, exemplo: 1 },
  data: { numFmt: 'dd/mm/yyyy', largura: 12, exemplo: 1 },
  instante: { numFmt: 'dd/mm/yyyy hh:mm', largura: 17, exemplo: 1 },
}

const NEGRITO: CellStyle = { font: { bold: true } }
/** The filter's arrow stands beside the words of the head. */
const SETA = 4

const coluna = ({ label, tipo }: Cabecalho): ColumnDef => ({
  width: Math.max(aparencias[tipo].largura, label.length + SETA),
  numFmt: aparencias[tipo].numFmt,
})

/** Longest name of a sheet that spreadsheets open, and the characters that none may have. */
const NOME_MAX = 31
const nomeDaFolha = (nome: string): string =>
  nome
    .replaceAll(/[\\/?*:[\]]/g, ' ')
    .slice(0, NOME_MAX)
    .trim()

/** The workbook without the rows: head, one example row, and the sheet that says what was asked. */
export const planilhaDe = ({ nome, cabecalho, total, about }: Tabela): WriteOptions => ({
  sheets: [
    {
      name: nomeDaFolha(nome),
      columns: cabecalho.map(coluna),
      rows: [cabecalho.map(({ label }) => label), cabecalho.map(({ tipo }) => aparencias[tipo].exemplo)],
      cells: new Map(cabecalho.map((_, i) => [`0,${i}`, { style: NEGRITO }])),
      freezePane: { rows: 1 },
      autoFilter: { range: `A1:${letrasDe(cabecalho.length)}${total + 1}` },
    },
    {
      name: 'Filtros',
      columns: [{ width: 24, style: NEGRITO }, { width: 60 }],
      rows: about.map(([que, valor]) => [que, neutralizar(valor)]),
    },
  ],
  defaultFont: { name: 'Calibri', size: 11 },
})

/** The letters of a column by its place, from 1: `A`, `Z`, `AA`. */
export const letrasDe = (lugar: number): string =>
  lugar === 0 ? '' : letrasDe(Math.floor((lugar - 1) / 26)) + String.fromCharCode(65 + ((lugar - 1) % 26))

/** The sheet that the library wrote, cut open at its example row; the row's cells say which style each column has. */
export function frameOf(xml: string, { total, cabecalho }: Tabela): SheetFrame {
  const exemplo = /<row r="2".*?<\/row>/s.exec(xml)
  if (!exemplo) throw new Error('The workbook has no example row')
  const celulas = exemplo[0].matchAll(/<c r="(?<letras>[A-Z]+)2"(?:[^>]*? s="(?<estilo>\d+)")?/g)
  const colunas = Array.from(celulas, ({ groups }) => ({
    letras: groups?.['letras'] ?? '',
    estilo: groups?.['estilo'] ?? '0',
  }))
  if (colunas.length !== cabecalho.length) throw new Error('The example row lacks a cell')
  return {
    antes: xml.slice(0, exemplo.index).replace(/(<dimension ref="A1:[A-Z]+)\d+/, `$1${total + 1}`),
    depois: xml.slice(exemplo.index + exemplo[0].length),
    colunas,
  }
}
