import { z } from 'zod'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { uploadGeral } from '../http/upload-geral.ts'

/** An attached file, as its area tells of it. */
export const anexoGeral = z.object({
  id: z.uuid(),
  nome: z.string(),
  tipo: z.enum(uploadGeral.tipos),
  bytes: z.int(),
})
export type AnexoGeral = z.output<typeof anexoGeral>

/** Files sent before, to be attached now: at most `max`, each once. */
export const anexosEnviados = (max: number) =>
  z
    .array(z.uuid())
    .max(max, `Anexe até ${max} arquivos`)
    .refine((ids) => new Set(ids).size === ids.length, 'Este arquivo já está na lista')

/** Files of the general areas: sent here, taken by the area's own call, and read through it alone. */
export const arquivosContract = {
  'POST /api/arquivos': endpoint({
    tag: 'Geral',
    summary: 'Recebe um arquivo, a ser anexado por quem o enviou',
    access: views('setor.perfil'),
    upload: uploadGeral,
    status: 201,
    response: anexoGeral,
    perMinute: 60,
  }),
} as const satisfies Contract
