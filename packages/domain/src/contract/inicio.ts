import { z } from 'zod'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { instante } from '../br/campos.ts'
import { tiposDeclarados } from '../processos/processos.ts'
import { setorSlugs } from '../setores/setores.ts'

/** A process of any kind that waits for the person. */
const esperando = z.object({
  tipo: z.enum(tiposDeclarados),
  id: z.int(),
  numero: z.string(),
  status: z.string(),
  /** Of whom it is about. */
  nome: z.string().nullable(),
  cargo: z.string().nullable(),
  posto: z.string().nullable(),
  contrato: z.string().nullable(),
  data: z.string().nullable(),
  atualizadoEm: instante,
})

/** What a sector's dashboard shows: what waits for the person, and how the work stands. */
export const inicioContract = {
  'GET /api/inicio': endpoint({
    tag: 'Geral',
    summary: 'O que espera pela pessoa, contagens por situação e colaboradores ativos',
    access: views('setor.inicio'),
    query: z.strictObject({
      /** Only what is of this sector: its own turns, its kinds of process, its figures. Without it, of all of the person's. */
      setor: z.enum(setorSlugs).optional(),
    }),
    response: z.object({
      minhaVez: z.array(esperando),
      totalMinhaVez: z.int(),
      /** The same by kind, of those of which any waits. */
      totaisMinhaVez: z.array(z.object({ tipo: z.enum(tiposDeclarados), total: z.int() })),
      /** Kind by kind, of those whose list the person may open. */
      porSituacao: z.array(
        z.object({
          tipo: z.enum(tiposDeclarados),
          contagens: z.array(z.object({ status: z.string(), total: z.int() })),
        }),
      ),
      /** Null in a sector that has nothing to do with it. */
      colaboradoresAtivos: z.int().nullable(),
      vagasAbertas: z.int().nullable(),
    }),
  }),
} as const satisfies Contract
