import { z } from 'zod'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { admissaoResumo } from './admissao/registro.ts'

/** What a sector's dashboard shows: what waits for the person, and how the work stands. */
export const inicioContract = {
  'GET /api/inicio': endpoint({
    tag: 'Geral',
    summary: 'O que espera pela pessoa, contagens por situação e colaboradores ativos',
    access: views('setor.inicio'),
    response: z.object({
      minhaVez: z.array(admissaoResumo),
      totalMinhaVez: z.int(),
      admissoesPorStatus: z.array(z.object({ status: z.string(), total: z.int() })),
      colaboradoresAtivos: z.int(),
      vagasAbertas: z.int(),
    }),
  }),
} as const satisfies Contract
