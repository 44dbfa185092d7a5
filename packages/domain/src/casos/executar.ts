import { z } from 'zod'
import { adaptadores } from './adaptadores.ts'

const caso = z.object({
  id: z.string().min(1),
  entrada: z.record(z.string(), z.unknown()),
  saida: z
    .record(z.string(), z.unknown())
    .refine((saida) => Object.keys(saida).length > 0, 'saida sem campos'),
})
const arquivo = z.object({ casos: z.array(caso) })

export type Caso = z.output<typeof caso>

export type ArquivoLido =
  | { readonly ok: true; readonly casos: readonly Caso[] }
  | { readonly ok: false; readonly erro: string }

/** Reads the text of a case file `{ casos: [{ id, entrada, saida }] }`; a malformed one is told in Portuguese. */
export function readCasos(texto: string): ArquivoLido {
  const json = readJson(texto)
  if (!json.ok) return json
  const lido = arquivo.safeParse(json.valor)
  if (lido.success) return { ok: true, casos: lido.data.casos }
  const [problema] = lido.error.issues
  const onde = problema?.path.join('.') || 'raiz'
  return {
    ok: false,
    erro: `Arquivo de casos malformado em ${onde}. O formato é { "casos": [{ "id", "entrada": {…}, "saida": {…} }] }.`,
  }
}

function readJson(texto: string) {
  try {
    const valor: unknown = JSON.parse(texto)
    return { ok: true, valor } as const
  } catch (erro) {
    return { ok: false, erro: `O arquivo não é um JSON válido: ${(erro as Error).message}` } as const
  }
}

export interface ResultadoDeCaso {
  readonly id: string
  readonly passou: boolean
  readonly esperado: Readonly<Record<string, unknown>>
  /** What was computed for the expected fields, or why nothing was. */
  readonly obtido: Readonly<Record<string, unknown>> | string
}

/** Group of a case: its id without the number at the end (`FER-PER-01` → `FER-PER`). */
export const grupoDe = (id: string): string => id.replace(/-\d+$/, '')

/** Runs one case: every expected field must be computed with the same value; other computed fields do not matter. */
export function executarCaso({ id, entrada, saida }: Caso): ResultadoDeCaso {
  const obtido = calcular(id, entrada)
  if (typeof obtido === 'string') return { id, passou: false, esperado: saida, obtido }
  const campos = Object.fromEntries(Object.keys(saida).map((campo) => [campo, obtido[campo] ?? null]))
  return { id, passou: isIgual(saida, campos), esperado: saida, obtido: campos }
}

function calcular(id: string, entrada: Caso['entrada']): Readonly<Record<string, unknown>> | string {
  const grupo = grupoDe(id)
  if (!Object.hasOwn(adaptadores, grupo)) return `grupo desconhecido: ${grupo}`
  try {
    const resultado = adaptadores[grupo]?.(entrada)
    return resultado?.ok ? resultado.saida : (resultado?.erro ?? 'sem resultado')
  } catch (erro) {
    // A date out of what Temporal can say: a failure of this case, not of the run.
    return `erro: ${(erro as Error).message}`
  }
}

/** A decimal number written as a number or as text, without leading zeros (those are codes). */
const DECIMAL = /^-?(0|[1-9]\d*)(\.\d+)?$/
const isDecimal = (valor: unknown): valor is string | number =>
  (typeof valor === 'string' || typeof valor === 'number') && DECIMAL.test(String(valor))

/** Same value: decimals by amount ("20", "20.0" and 20 are one), absent as null, the rest by structure. */
function isIgual(esperado: unknown, obtido: unknown): boolean {
  if (isDecimal(esperado) && isDecimal(obtido)) return Number(esperado) === Number(obtido)
  if (esperado === null || typeof esperado !== 'object') return esperado === (obtido ?? null)
  if (obtido === null || typeof obtido !== 'object') return false
  if (Array.isArray(esperado) && (!Array.isArray(obtido) || esperado.length !== obtido.length)) return false
  const campos = obtido as Readonly<Record<string, unknown>>
  return Object.entries(esperado).every(([campo, valor]) => isIgual(valor, campos[campo]))
}

/** The line printed for a case that failed. */
export const linhaDaFalha = ({ id, esperado, obtido }: ResultadoDeCaso): string =>
  `${id}: esperado ${JSON.stringify(esperado)}, obtido ${typeof obtido === 'string' ? obtido : JSON.stringify(obtido)}`

export interface Relatorio {
  readonly linhas: readonly string[]
  readonly falhas: number
}

/** Runs all the cases: a line per failure and `N passed, N failed` last. */
export function executarCasos(casos: readonly Caso[]): Relatorio {
  const falhas = casos.map(executarCaso).filter(({ passou }) => !passou)
  const passaram = casos.length - falhas.length
  return {
    linhas: [...falhas.map(linhaDaFalha), `${passaram} passed, ${falhas.length} failed`],
    falhas: falhas.length,
  }
}
