import { formatData } from '@rh/domain/br/data'
import { formatCnpj14 } from '@rh/domain/br/mascaras'
import type { Bloco, Documento } from 'pdfmake'

/** The company as its papers name it. */
export interface Timbre {
  readonly razaoSocial: string
  readonly nomeFantasia: string
  readonly cnpj: string
  readonly municipio: string | null
  /** The logo as a data URL; without one the trade name stands in its place. */
  readonly logo: string | null
}

export interface Papel {
  readonly titulo: string
  /** What it is about, in one line under the title. */
  readonly assunto: string
  readonly corpo: readonly Bloco[]
}

/** When and from what the paper was made: it says so on every page. */
export interface Emissao {
  readonly timbre: Timbre
  /** `Admissão 2026-000123`. */
  readonly referencia: string
  /** ISO moment, in company time. */
  readonly emitidoEm: Temporal.ZonedDateTime
  /** Who printed it, where the paper is of nobody else. */
  readonly por?: string
  /** On its side, with narrow margins: what has more columns than an upright page holds. */
  readonly deitado?: boolean
}

const TINTA = '#1c252e'
const TINTA_SUAVE = '#637381'
const FIO = '#d3dae0'
/** Millimetres in points. */
const mm = (valor: number): number => Math.round(valor * 2.834_6)
const LATERAL = mm(20)
const LARGURA_UTIL = mm(210) - 2 * LATERAL
const LATERAL_DEITADO = mm(12)

/** Width that a paper leaves to what it says, upright and on its side, in points. */
export const larguraUtil = (deitado: boolean): number =>
  deitado ? mm(297) - 2 * LATERAL_DEITADO : LARGURA_UTIL

const lateralDe = ({ deitado = false }: Emissao): number => (deitado ? LATERAL_DEITADO : LATERAL)

export const fio = (
  margem: readonly [number, number, number, number] = [0, 6, 0, 6],
  largura = LARGURA_UTIL,
): Bloco => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: largura, y2: 0, lineWidth: 0.6, lineColor: FIO }],
  margin: margem,
})

const cabecalho = (emissao: Emissao): Bloco => {
  const { timbre, referencia, deitado = false } = emissao
  return {
    margin: [lateralDe(emissao), mm(12), lateralDe(emissao), 0],
    stack: [
      {
        columns: [
          timbre.logo === null
            ? { text: timbre.nomeFantasia, bold: true, fontSize: 12, width: '*' }
            : { image: timbre.logo, fit: [mm(45), mm(12)], width: '*' },
          {
            width: 'auto',
            alignment: 'right',
            color: TINTA_SUAVE,
            fontSize: 7.5,
            stack: [timbre.razaoSocial, `CNPJ ${formatCnpj14(timbre.cnpj)}`, referencia],
          },
        ],
      },
      fio([0, 5, 0, 0], larguraUtil(deitado)),
    ],
  }
}

const rodape = (emissao: Emissao, pagina: number, paginas: number): Bloco => ({
  margin: [lateralDe(emissao), mm(4), lateralDe(emissao), 0],
  color: TINTA_SUAVE,
  fontSize: 7.5,
  columns: [
    {
      text: emitidoDe(emissao),
      width: '*',
    },
    { text: `Página ${pagina} de ${paginas}`, width: 'auto' },
  ],
})

const emitidoDe = ({ emitidoEm, por }: Emissao): string =>
  `Emitido em ${formatData(emitidoEm.toPlainDate().toString())} às ${horaDe(emitidoEm)}${
    por === undefined ? '' : ` por ${por}`
  }`

const horaDe = (momento: Temporal.ZonedDateTime): string => momento.toPlainTime().toString().slice(0, 5)

/** By its name a block of signatures is told from what else stays whole. */
const ASSINATURAS = 'assinaturas'

/** The house layout of every paper: letterhead, title, body, and page numbers. */
export const comTimbre = (papel: Papel, emissao: Emissao): Documento => ({
  info: { title: papel.titulo, subject: papel.assunto, author: emissao.timbre.razaoSocial },
  lang: 'pt-BR',
  pageSize: 'A4',
  ...(emissao.deitado && { pageOrientation: 'landscape' as const }),
  pageMargins: [lateralDe(emissao), mm(34), lateralDe(emissao), mm(20)],
  header: () => cabecalho(emissao),
  footer: (pagina, paginas) => rodape(emissao, pagina, paginas),
  defaultStyle: { font: 'Public Sans', fontSize: 9.5, lineHeight: 1.25, color: TINTA },
  styles: {
    titulo: { fontSize: 15, bold: true, margin: [0, 0, 0, 2] },
    assunto: { color: TINTA_SUAVE, margin: [0, 0, 0, 10] },
    secao: { fontSize: 10.5, bold: true, margin: [0, 10, 0, 4] },
    rotulo: { fontSize: 7.5, color: TINTA_SUAVE },
    clausula: { margin: [0, 0, 0, 6] },
    [ASSINATURAS]: {},
  },
  content: [
    { text: papel.titulo, style: 'titulo' },
    { text: papel.assunto, style: 'assunto' },
    ...comQueSeAssina(papel.corpo),
  ],
})

const isAssinaturas = (bloco: Bloco | undefined): boolean =>
  typeof bloco === 'object' && 'style' in bloco && bloco.style === ASSINATURAS
/** What may be long is broken where the page ends. */
const isTabela = (bloco: Bloco): boolean =>
  typeof bloco === 'object' && 'table' in bloco && bloco.table.headerRows !== undefined

/** Signatures alone on a page could stand under any text: what comes before them goes over with them. */
function comQueSeAssina(corpo: readonly Bloco[]): Bloco[] {
  const blocos: Bloco[] = []
  for (const bloco of corpo) {
    const antes = blocos.at(-1)
    if (antes !== undefined && isAssinaturas(bloco) && !isAssinaturas(antes) && !isTabela(antes))
      blocos.splice(-1, 1, { unbreakable: true, stack: [antes, bloco] })
    else blocos.push(bloco)
  }
  return blocos
}

/** A paragraph of what a paper says. */
export const clausula = (text: string): Bloco => ({ text, style: 'clausula' })

export const secao = (texto: string): Bloco => ({ text: texto, style: 'secao', headlineLevel: 1 })

/** A value under its label; a dash says that there is none. */
const campo = (rotulo: string, valor: string): Bloco => ({
  stack: [{ text: rotulo, style: 'rotulo' }, { text: valor === '' ? '–' : valor }],
})

const COLUNAS = 3

/** Labels and values, three to a line. */
export function campos(itens: readonly (readonly [rotulo: string, valor: string])[]): Bloco {
  const linhas: Bloco[][] = []
  for (let i = 0; i < itens.length; i += COLUNAS) {
    const celulas = itens.slice(i, i + COLUNAS).map(([rotulo, valor]) => campo(rotulo, valor))
    linhas.push([...celulas, ...Array.from({ length: COLUNAS - celulas.length }, (): Bloco => '')])
  }
  return {
    margin: [0, 0, 0, 6],
    table: { widths: Array.from({ length: COLUNAS }, () => '*' as const), body: linhas },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 8,
      paddingTop: () => 2,
      paddingBottom: () => 3,
    },
  }
}

const lado = (numericas: readonly number[], coluna: number) =>
  numericas.includes(coluna) ? ({ alignment: 'right' } as const) : {}

/**
 * A table with a head that is repeated on every page; columns of numbers, by their place, are aligned on the right, and
 * those of codes are never broken.
 */
export const tabelaDe = (
  cabeca: readonly string[],
  linhas: readonly (readonly string[])[],
  larguras: readonly (number | '*' | 'auto')[],
  numericas: readonly number[] = [],
  { codigos = [], corpo = 8.5 }: { readonly codigos?: readonly number[]; readonly corpo?: number } = {},
): Bloco => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: larguras,
    body: [
      cabeca.map((texto, i): Bloco => ({
        text: texto,
        bold: true,
        fontSize: Math.min(8, corpo),
        ...lado(numericas, i),
      })),
      ...linhas.map((linha) =>
        linha.map((texto, i): Bloco => ({
          text: texto,
          fontSize: corpo,
          ...lado(numericas, i),
          ...(codigos.includes(i) && { noWrap: true }),
        })),
      ),
    ],
  },
  // What follows is no part of it.
  margin: [0, 0, 0, 8],
  layout: {
    hLineWidth: (linha) => (linha === 0 ? 0 : 0.6),
    vLineWidth: () => 0,
    hLineColor: () => FIO,
    paddingTop: () => 3,
    paddingBottom: () => 3,
    paddingLeft: (coluna) => (coluna === 0 ? 0 : 4),
    paddingRight: () => 4,
  },
})

/** Somebody who signs: as what, with the name where it is known, and what is written by hand below it. */
export interface Signatario {
  readonly papel: string
  readonly nome?: string
  readonly aMao?: readonly string[]
}
/** As what alone, where nobody knows who will sign. */
export type Parte = string | Signatario

/** Width of the line to sign on, in points, and letters of what is written by hand. */
const RISCO = { linha: mm(62), campo: 26 } as const

/** The line, and below it who signs on it. */
const linhaDeAssinatura = (parte: Parte): Bloco[] => [
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: RISCO.linha, y2: 0, lineWidth: 0.6, lineColor: TINTA_SUAVE }],
    alignment: 'center',
    margin: [0, 0, 0, 3],
  },
  ...(typeof parte === 'string' ? [parte] : identificado(parte)),
]

const identificado = ({ papel, nome, aMao = [] }: Signatario): Bloco[] => [
  ...(nome === undefined
    ? [papel]
    : [
        { text: nome, bold: true },
        { text: papel, style: 'rotulo' },
      ]),
  ...aMao.map((rotulo): Bloco => ({
    text: `${rotulo}: ${'_'.repeat(RISCO.campo)}`,
    style: 'rotulo',
    margin: [0, 6, 0, 0],
  })),
]

/**
 * Place and date where they are given, and a line to sign on for each of the parties; never torn apart by a page break.
 */
export const assinaturas = (lugar: string | null, partes: readonly Parte[]): Bloco => ({
  style: ASSINATURAS,
  unbreakable: true,
  margin: [0, 16, 0, 0],
  stack: [
    lugar === null
      ? { text: '', margin: [0, 0, 0, 16] }
      : { text: `${lugar}, ______ de __________________ de ________.`, margin: [0, 0, 0, 34] },
    ...emPares(partes).map((par, i): Bloco => ({
      margin: [0, i === 0 ? 0 : 34, 0, 0],
      columnGap: 24,
      columns: par.map((parte): Bloco => ({
        width: '*',
        alignment: 'center',
        fontSize: 8.5,
        stack: parte === null ? [] : linhaDeAssinatura(parte),
      })),
    })),
  ],
})

/** Two to a line, which is what fits beside one another; a last one alone stays on its side, one that is all stays in the middle. */
function emPares(partes: readonly Parte[]): (Parte | null)[][] {
  if (partes.length < 2) return [[...partes]]
  const linhas = Array.from({ length: Math.ceil(partes.length / 2) }, (_, i) =>
    partes.slice(2 * i, 2 * i + 2),
  )
  return linhas.map((par) => (par.length === 2 ? par : [...par, null]))
}
