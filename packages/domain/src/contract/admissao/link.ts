import { z } from 'zod'
import { id, instante } from '../../br/campos.ts'
import { endpoint, views, type Contract } from '../../http/endpoint.ts'

/** Three parts of base64url; bounded, so that nobody sends a book. */
const token = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Este link está incompleto: copie-o inteiro')

export const admissaoLinkContract = {
  'POST /api/admissao/link': endpoint({
    tag: 'Admissão',
    summary: 'Cria um link que abre uma admissão devolvida no primeiro item a corrigir',
    access: views('admissao.visualizar', 'admissao.ver'),
    body: z.strictObject({ id }),
    response: z.object({ token: z.string(), expiraEm: instante }),
    status: 201,
    perMinute: 30,
  }),
  'POST /api/jwt': endpoint({
    tag: 'Admissão',
    summary: 'Confere um link de correção: a quem pertence, para quê e se ainda vale',
    access: views('admissao.corrigir'),
    body: z.strictObject({ token }),
    response: z.object({
      admissaoId: z.int(),
      /** The first returned item; null when the return named none. */
      etapa: z.string().nullable(),
      campo: z.string().nullable(),
    }),
    perMinute: 60,
  }),
} as const satisfies Contract
