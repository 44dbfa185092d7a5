import { z } from 'zod'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { processos, tiposDeclarados } from '../processos/processos.ts'

/** Three parts of base64url; bounded, so that nobody sends a book. */
const token = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Este link está incompleto: copie-o inteiro')

/** Where the forms of kinds that begin as a draft are put right. */
const corrigir = processos
  .filter(({ nasce }) => !nasce)
  // Every such kind has this view.
  .map(({ name }) => `${name}.corrigir` as 'admissao.corrigir')

export const linkContract = {
  'POST /api/jwt': endpoint({
    tag: 'Geral',
    summary: 'Confere um link de correção: a que pedido pertence, onde se corrige e se ainda vale',
    access: views(...corrigir),
    body: z.strictObject({ token }),
    response: z.object({
      tipo: z.enum(tiposDeclarados),
      id: z.int(),
      /** The first returned item; null when the return named none. */
      etapa: z.string().nullable(),
      campo: z.string().nullable(),
    }),
    perMinute: 60,
  }),
} as const satisfies Contract
