import { z } from 'zod'
import { provedorDeAcesso } from '../acesso/provedor.ts'
import { autenticado, endpoint, publico, type Contract } from '../http/endpoint.ts'

/** What everybody may know of the company and of this installation. */
export const configDaEmpresa = z.object({
  config: z.array(z.object({ Nome_fantasia: z.string(), Logo: z.string(), Logo_pequena: z.string() })),
  /** Whether /auth/register accepts new people. */
  cadastroAberto: z.boolean(),
  /** Where the socket is, when it is not where the pages are. */
  origemWebsocket: z.url().optional(),
  /** Where people sign in, when it is not here. */
  provedor: provedorDeAcesso.optional(),
})

export const compartilhadoContract = {
  'GET /api/setores': endpoint({
    tag: 'Geral',
    summary: 'Os setores da empresa',
    access: autenticado,
    response: z.object({
      results: z.array(z.object({ PK_ID_projeto: z.int(), Nome: z.string(), Icon: z.string() })),
    }),
  }),
  'GET /api/config': endpoint({
    tag: 'Geral',
    summary: 'Nome e logotipos da empresa',
    access: publico,
    response: configDaEmpresa,
  }),
  'GET /api/saude': endpoint({
    tag: 'Geral',
    summary: 'Se o processo está de pé, sem perguntar a mais ninguém',
    access: publico,
    response: z.object({ status: z.literal('ok') }),
  }),
  'GET /api/pronto': endpoint({
    tag: 'Geral',
    summary: 'Se pode receber pessoas: o banco responde, e o sistema não está sendo encerrado',
    access: publico,
    response: z.object({ status: z.literal('ok') }),
  }),
} as const satisfies Contract
