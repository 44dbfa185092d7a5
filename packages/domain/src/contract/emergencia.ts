import { z } from 'zod'
import { isLacre } from '../acesso/emergencia.ts'
import { instante, texto, textoObrigatorio } from '../br/campos.ts'
import { endpoint, publico, views, type Contract } from '../http/endpoint.ts'
import { normalizarCodigo } from '../usuarios/codigo.ts'
import { sessaoAberta } from './auth.ts'

const deAdmin = { tag: 'Segurança', access: views('seguranca.inicio') } as const

const situacao = z.object({
  /** Since when a code waits in its envelope, and who made it: null for who runs the server. Null where none waits. */
  lacre: z.object({ em: instante, por: z.string().nullable(), onde: z.string() }).nullable(),
  horas: z.int(),
  /** The newest first. */
  usos: z.array(
    z.object({
      id: z.int(),
      em: instante,
      /** When its session ends or ended. */
      ate: instante,
      encerrada: z.boolean(),
      motivo: z.string(),
      ip: z.string(),
    }),
  ),
})
export type Emergencia = z.output<typeof situacao>

/** Where the envelope is kept: who needs it at night has to find it. */
export const dadosDoLacre = z.strictObject({ onde: textoObrigatorio(120, 3) })
export const motivoDaRetirada = z.strictObject({ motivo: textoObrigatorio(255, 10) })

/** Uses that a screen shows. */
export const USOS_MOSTRADOS = 20

/** The way in when no administrator can enter. */
export const emergenciaContract = {
  'POST /api/auth/emergencia': endpoint({
    tag: 'Acesso',
    summary: 'Entra com o código lacrado do acesso de emergência; todos os administradores são avisados',
    access: publico,
    body: z.strictObject({
      codigo: texto(60)
        .transform(normalizarCodigo)
        .refine(isLacre, 'Confira o código: são 24 letras e números, em seis grupos de quatro'),
      motivo: textoObrigatorio(500, 10),
    }),
    response: sessaoAberta,
    perMinute: 60,
  }),
  'GET /api/seguranca/emergencia': endpoint({
    ...deAdmin,
    summary: 'Se há um código de emergência lacrado, e cada vez em que foi usado',
    response: situacao,
  }),
  'POST /api/seguranca/emergencia/lacrar': endpoint({
    ...deAdmin,
    summary:
      'Lacra um código de emergência no lugar do anterior; aparece só nesta resposta; pede a senha confirmada',
    body: dadosDoLacre,
    status: 201,
    response: z.object({ codigo: z.string(), situacao }),
  }),
  'POST /api/seguranca/emergencia/retirar': endpoint({
    ...deAdmin,
    summary: 'Retira o acesso de emergência e encerra a sessão dele; pede a senha confirmada',
    body: motivoDaRetirada,
    response: situacao,
  }),
} as const satisfies Contract
