import { z } from 'zod'
import { data, textoObrigatorio } from '../br/campos.ts'

// The vacations of a bond, as its file and its requests read them: periods with their balance, and the ledger.

/** A period of a bond with its balance, in days. */
export const periodoDeFerias = z.object({
  id: z.int(),
  aquisitivoInicio: data,
  aquisitivoFim: data,
  concessivoFim: data,
  completo: z.boolean(),
  /** Gives no vacation (CLT art. 133); the next begins on the return. */
  perdido: z.boolean(),
  faltas: z.int().nullable(),
  direito: z.int(),
  /** Enjoyed and sold. */
  gozados: z.int(),
  reservados: z.int(),
  saldo: z.int(),
  /** The last day on which what is left may begin without double pay; null without a balance. */
  ultimoInicio: data.nullable(),
  motivo: z.string().nullable(),
})
export type PeriodoDeFerias = z.output<typeof periodoDeFerias>

/** What a line of the ledger says. */
export const tiposDeLancamento = {
  direito: 'Direito adquirido',
  reserva: 'Reservado por um pedido',
  gozo: 'Gozado',
  abono: 'Vendido (abono)',
  perda: 'Perdido',
  ajuste: 'Ajuste',
  estorno: 'Devolvido ao saldo',
} as const
export type TipoDeLancamento = keyof typeof tiposDeLancamento

/** How many unjustified absences a period had (CLT art. 130). */
export const faltasDoPeriodo = z
  .int('Informe as faltas')
  .min(0, 'Informe as faltas')
  .max(366, 'No máximo 366 faltas')

/** A correction of a balance by hand; it is a line of its own, and says why. */
export const ajusteDeFerias = z.strictObject({
  dias: z
    .int('Informe os dias')
    .min(-60, 'No máximo 60 dias')
    .max(60, 'No máximo 60 dias')
    .refine((dias) => dias !== 0, 'Informe quantos dias entram ou saem'),
  motivo: textoObrigatorio(255, 10),
})
export type AjusteDeFerias = z.output<typeof ajusteDeFerias>
