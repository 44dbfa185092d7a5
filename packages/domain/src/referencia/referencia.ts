import { z } from 'zod'
import { id } from '../br/campos.ts'
import { tiposProcesso } from '../processo/tipos.ts'

/** What something written by people may point at: an employee, or a process of any kind. */
export const tiposDeReferencia = ['colaborador', ...tiposProcesso] as const
export type TipoDeReferencia = (typeof tiposDeReferencia)[number]

const tipo = z.enum(tiposDeReferencia)

/** What is pointed at, as a call receives it. */
export const referencia = z.strictObject({ tipo, id })
export type Referencia = z.output<typeof referencia>

/**
 * What is pointed at, as the person who asks sees it now: nothing of it is copied where it is pointed at from. To those who
 * may not open it, an answer has null in its place, as if there were none.
 */
export const referenciaVista = z.object({
  tipo,
  id: z.int(),
  /** Who it is about; null for a process that does not say yet. */
  titulo: z.string().nullable(),
  /** Matrícula, or number of the process. */
  numero: z.string(),
  /** Code of the situação of the employee, or of the status of the process. */
  status: z.string(),
})
export type ReferenciaVista = z.output<typeof referenciaVista>

/** What is pointed at as one value of a form: `ferias:42`. */
export const codigoDaReferencia = ({ tipo, id }: Pick<Referencia, 'tipo' | 'id'>): string => `${tipo}:${id}`

/** The other way round; null for nothing chosen. */
export function lerCodigoDaReferencia(codigo: unknown): Referencia | null {
  if (typeof codigo !== 'string') return null
  const [tipo, numero] = codigo.split(':')
  return referencia.safeParse({ tipo, id: Number(numero) }).data ?? null
}
