import { z } from 'zod'
import { erros, type CodigoErro } from '../errors.ts'

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

/** The one body of every failure. */
export const erroBody = z.object({
  codigo: z.enum(Object.keys(erros) as [CodigoErro, ...CodigoErro[]]),
  mensagem: z.string(),
  acao: z.string(),
  /** Message per field path, for the form to show in place. */
  campos: z.record(z.string(), z.string()).optional(),
  pendencias: z.array(pendencia).optional(),
  /** Id of the request in the server's log. */
  requisicao: z.string(),
})
export type ErroBody = z.output<typeof erroBody>
