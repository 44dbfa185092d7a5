import { z } from 'zod'
import { data, id, instante } from '../br/campos.ts'

/** The last row that a list in the order of time showed: the next rows are those after it, whatever came before meanwhile. */
export interface Continuacao {
  readonly em: string
  readonly id: number
}

const PARTES = /^([\dT:.Z-]{10,30})_([1-9]\d{0,8})$/

const continuacaoDe = (em: z.ZodType<string, string>) =>
  z
    .custom<string>((valor) => PARTES.test(String(valor)), 'Continuação inválida')
    .transform((valor) => {
      const [, quando = '', numero = ''] = PARTES.exec(valor) ?? []
      return { em: quando, id: Number(numero) }
    })
    .pipe(z.object({ em, id }))
    .meta({ type: 'string', maxLength: 40, pattern: PARTES.source })

/** Where a list goes on, as its last answer said it; screens do not read it. Of rows that have a day. */
export const continuacaoPorDia = continuacaoDe(data)
/** The same, of rows that have a moment. */
export const continuacaoPorInstante = continuacaoDe(
  instante.refine((em) => em >= '1900' && em < '2200', 'Informe uma data entre 1900 e 2199'),
)

/** Of the answer of such a list: where it goes on, null at its end. */
export const proxima = z.string().nullable()

/** A page of the rows that were read, one more than it has: what it shows, and where the next one begins. */
export function paginar<T extends Continuacao>(
  linhas: readonly T[],
  porVez: number,
): { results: T[]; proxima: string | null } {
  const results = linhas.slice(0, porVez)
  const ultima = results.at(-1)
  return { results, proxima: linhas.length > porVez && ultima ? `${ultima.em}_${ultima.id}` : null }
}
