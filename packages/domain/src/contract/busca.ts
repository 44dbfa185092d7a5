import { z } from 'zod'
import { textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { situacoes } from '../listas/colaborador.ts'
import { tiposProcesso } from '../processo/tipos.ts'
import { autenticado, endpoint, type Contract } from '../http/endpoint.ts'

/** Most matches of one kind that the palette shows; the lists have the rest. */
export const BUSCA_POR_TIPO = 8

export const buscaContract = {
  'GET /api/busca': endpoint({
    tag: 'Geral',
    summary: 'Procura colaboradores e processos que a pessoa pode ver, por nome, número, matrícula ou CPF',
    access: autenticado,
    query: z.strictObject({ q: textoObrigatorio(60, 2) }),
    response: z.object({
      colaboradores: z.array(
        z.object({
          id: z.int(),
          matricula: z.string(),
          nome: z.string(),
          cargo: z.string(),
          posto: z.string(),
          situacao: z.enum(codigosDe(situacoes)),
        }),
      ),
      processos: z.array(
        z.object({
          tipo: z.enum(tiposProcesso),
          id: z.int(),
          numero: z.string(),
          /** Of whom it is about; a draft may not say yet. */
          nome: z.string().nullable(),
          status: z.string(),
        }),
      ),
    }),
    perMinute: 600,
  }),
} as const satisfies Contract
export type Achados = z.output<(typeof buscaContract)['GET /api/busca']['response']>
