import { z } from 'zod'
import { erros, type CodigoErro } from '../errors.ts'
import { pendencia } from '../pendencia.ts'

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
