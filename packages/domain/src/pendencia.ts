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
  /** What is still missing, by its name on the screen (`Estado civil`); absent where something is wrong. */
  falta: z.string().optional(),
  /** Groups that may lift a block when they approve, with a reason; nobody lifts one without it. */
  excecaoPor: z.array(z.string()).optional(),
  /** Facts of the finding by name (days, dates), for a screen that shows more than the sentence. */
  dados: z.record(z.string(), z.unknown()).optional(),
})
export type Pendencia = z.output<typeof pendencia>
