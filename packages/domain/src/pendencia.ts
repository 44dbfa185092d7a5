import { z } from 'zod'

/** What a check found: stops the move, asks for a tick, or informs. */
export const severidades = ['bloqueio', 'alerta', 'info'] as const

export const pendencia = z.object({
  codigo: z.string(),
  severidade: z.enum(severidades),
  mensagem: z.string(),
  /** Article of law, súmula or manual item behind the finding. */
  baseLegal: z.string().optional(),
  /** Step and field of the form that answer for it. */
  etapa: z.string().optional(),
  campo: z.string().optional(),
})
export type Pendencia = z.output<typeof pendencia>
