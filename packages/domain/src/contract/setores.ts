import { z } from 'zod'
import { tiposProcesso } from '../processo/tipos.ts'
import { autenticado, endpoint, views, type Contract } from '../http/endpoint.ts'

const celebrado = z.object({
  nome: z.string(),
  /** Day of the month; the year of birth is nobody's business. */
  dia: z.int().min(1).max(31),
  hoje: z.boolean(),
})

/** What the pages outside the sectors show. */
export const setoresContract = {
  'GET /api/setores/pendencias': endpoint({
    tag: 'Geral',
    summary: 'Quantos processos esperam pela pessoa em cada um dos seus setores',
    access: autenticado,
    response: z.object({
      results: z.array(
        z.object({
          PK_ID_projeto: z.int(),
          total: z.int().nonnegative(),
          /** The same by kind, of those of which any waits. */
          porTipo: z.array(z.object({ tipo: z.enum(tiposProcesso), total: z.int().positive() })),
        }),
      ),
    }),
  }),
  'GET /api/parabens': endpoint({
    tag: 'Geral',
    summary: 'Aniversariantes do mês e quem completa anos de casa, entre as pessoas que se pode ver',
    access: views('setor.inicio'),
    response: z.object({
      /** 1 to 12, in company time. */
      mes: z.int().min(1).max(12),
      aniversarios: z.array(celebrado),
      tempoDeCasa: z.array(celebrado.extend({ anos: z.int().positive() })),
    }),
  }),
} as const satisfies Contract
