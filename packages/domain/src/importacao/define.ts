import type { z } from 'zod'
import { isVazia, letraDaColuna, mostrar, simplificar, type Celula } from './celula.ts'

type DaCelula = z.ZodType<unknown, Celula>

/** Values that only the database knows; the template lists them for choosing. */
export const referencias = ['cargos', 'escalas', 'contratos', 'sindicatos', 'municipios', 'grupos'] as const
export type Referencia = (typeof referencias)[number]

export interface Coluna<S extends DaCelula = DaCelula, O extends boolean = boolean> {
  readonly label: string
  readonly schema: S
  readonly obrigatoria: O
  readonly exemplo: string
  readonly ajuda: string
  /** Other headers by which spreadsheets call it. */
  readonly sinonimos: readonly string[]
  /** The values it takes, for the template to offer. */
  readonly opcoes?: readonly string[] | Referencia
}

interface Detalhes {
  readonly exemplo: string
  readonly ajuda?: string
  readonly sinonimos?: readonly string[]
  readonly opcoes?: readonly string[] | Referencia
}

const declarar =
  <O extends boolean>(obrigatoria: O) =>
  <S extends DaCelula>(label: string, schema: S, detalhes: Detalhes): Coluna<S, O> => ({
    label,
    schema,
    obrigatoria,
    ajuda: '',
    sinonimos: [],
    ...detalhes,
  })

/** A column that every row fills. */
export const coluna = declarar(true)
/** A column that may be absent, and whose cells may be empty. */
export const colunaOpcional = declarar(false)

type Colunas = Readonly<Record<string, Coluna>>
type Valor<C> =
  C extends Coluna<infer S, infer O> ? (O extends true ? z.output<S> : z.output<S> | undefined) : never
/** One row, read. */
export type Valores<C> = { readonly [N in keyof C]: Valor<C[N]> }

/** One kind of spreadsheet, declared once: template, mapping, reading, messages and screens derive from it. */
export interface Importacao {
  readonly tipo: string
  /** What the spreadsheet brings, in the middle of a sentence: `contratos e postos`. */
  readonly titulo: string
  /** What one row brings, as the screens count it. */
  readonly label: { readonly one: string; readonly many: string }
  /** What is imported, for whom and what is not. */
  readonly descricao: string
  /** What happens to a row whose key is already in the system. */
  readonly existente: string
  readonly colunas: Colunas
  /** Columns that together name a row: the same key twice is the same record. */
  readonly chave: readonly string[]
  /** Whether the key counts letter by letter, as a login does; otherwise it is compared as names are. */
  readonly chaveExata?: true
  /** Most rows of one file, where the general limit is too wide. */
  readonly maximo?: number
}

/** The same with the columns of one kind. */
interface ImportacaoDe<C extends Colunas> extends Importacao {
  readonly colunas: C
  readonly chave: readonly (keyof C & string)[]
}

/** Rows that one file may bring. */
export const LINHAS_MAXIMAS = 20_000
/** Errors that are kept of one check: nobody corrects more in one go, and the counts of rows tell the whole. */
export const ERROS_GUARDADOS = 5_000

/** Checks the declaration as it is made: what cannot work stops the start. */
export function defineImportacao<const C extends Colunas>(spec: ImportacaoDe<C>): ImportacaoDe<C> {
  const donos = new Map<string, string>()
  for (const [nome, { label, sinonimos }] of Object.entries<Coluna>(spec.colunas))
    for (const forma of new Set([label, ...sinonimos].map(simplificar))) {
      const outro = donos.get(forma)
      if (outro !== undefined) throw new Error(`${spec.tipo}: "${forma}" names ${outro} and ${nome}`)
      donos.set(forma, nome)
    }
  for (const [nome, { exemplo, schema, obrigatoria, label }] of Object.entries<Coluna>(spec.colunas)) {
    if (exemplo === '' && !obrigatoria) continue
    if (!schema.safeParse(exemplo).success)
      throw new Error(`${spec.tipo}.${nome}: bad example for "${label}"`)
  }
  return spec
}

export type ValoresDe<I extends Importacao> = Valores<I['colunas']>

/** A finding about one cell, or about the whole row when it names no column. */
export interface ErroDaLinha {
  /** As the spreadsheet numbers it: the header is line 1. */
  readonly linha: number
  /** Name of the column in the declaration. */
  readonly coluna: string | null
  /** What is written there, as the person reads it. */
  readonly valor: string
  readonly mensagem: string
}

/** Column of the declaration → position in the file; null for one that the file does not have. */
export type Mapa = Readonly<Record<string, number | null>>

export interface LinhaLida<V = Readonly<Record<string, unknown>>> {
  readonly linha: number
  /** Null when some cell could not be read. */
  readonly valores: V | null
  /** What could be read of a row of which not all could. */
  readonly parciais?: Readonly<Record<string, unknown>>
  readonly erros: readonly ErroDaLinha[]
}

/** Reads one row of the file. Every bad cell is told, not only the first. */
export function readLinha(
  { colunas }: Importacao,
  mapa: Mapa,
  linha: number,
  celulas: readonly Celula[],
): LinhaLida {
  const valores: Record<string, unknown> = {}
  const erros: ErroDaLinha[] = []
  for (const [nome, { label, schema, obrigatoria }] of Object.entries(colunas)) {
    const indice = mapa[nome] ?? null
    const celula = indice === null ? null : (celulas[indice] ?? null)
    if (isVazia(celula)) {
      if (obrigatoria) erros.push({ linha, coluna: nome, valor: '', mensagem: `Preencha ${label}.` })
      continue
    }
    const lido = schema.safeParse(celula)
    if (lido.success) valores[nome] = lido.data
    else
      erros.push({ linha, coluna: nome, valor: mostrar(celula).slice(0, 120), mensagem: motivo(lido.error) })
  }
  return erros.length === 0 ? { linha, valores, erros } : { linha, valores: null, parciais: valores, erros }
}

const ILEGIVEL = Symbol('ilegivel')

/** Values of a row that was read in part: asking for a cell that could not be read ends what asks, in `seLegivel`. */
export const comLacunas = (
  parciais: Readonly<Record<string, unknown>>,
  erros: readonly Pick<ErroDaLinha, 'coluna'>[],
): Readonly<Record<string, unknown>> =>
  new Proxy(parciais, {
    get: (lidos, coluna) => {
      if (erros.some((erro) => erro.coluna === coluna)) throw ILEGIVEL
      return Reflect.get(lidos, coluna)
    },
  })

/** Runs a check of a row that may have gaps; a check that needs one of them finds nothing. */
export function seLegivel<A>(conferir: () => readonly A[]): readonly A[] {
  try {
    return conferir()
  } catch (error) {
    if (error === ILEGIVEL) return []
    throw error
  }
}

const motivo = (error: z.ZodError): string =>
  (error.issues[0]?.message ?? 'Valor inválido').replace(/\.?$/, '.')

/** Where a finding is in the person's own spreadsheet: `D7`, or `linha 7`. */
export function enderecoDe(
  mapa: Mapa,
  { linha, coluna: nome }: Pick<ErroDaLinha, 'linha' | 'coluna'>,
): string {
  const indice = nome === null ? null : (mapa[nome] ?? null)
  return indice === null ? `linha ${linha}` : `${letraDaColuna(indice)}${linha}`
}

/** The key of a row: equal for two rows that mean the same record. */
export const chaveDe = (
  { chave, chaveExata }: Importacao,
  valores: Readonly<Record<string, unknown>>,
): string =>
  JSON.stringify(
    chave.map((nome) => {
      const valor = valores[nome] ?? null
      return typeof valor === 'string' && !chaveExata ? simplificar(valor) : valor
    }),
  )
