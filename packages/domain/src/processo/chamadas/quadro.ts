import { z } from 'zod'
import { data } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import type { Filtros, Lista } from '../../listas/define-list.ts'
import { listFilters } from '../../listas/gramatica.ts'
import { grupos } from '../../setores/grupos.ts'
import { aFazer, prazo, statusSchema } from '../contract.ts'
import type { Process } from '../define.ts'
import { nomesDasFaixas } from '../prazo.ts'
import { listar, type Declarado } from './comum.ts'

/** Maximum cards per column; the list has the rest. */
export const CARTOES_POR_COLUNA = 50

type Proc<S extends string> = Process<string, S, string, string, string>

/** Card of the board, extended with the kind's own columns. */
export const cartaoDe = <S extends string, E extends z.ZodRawShape>(process: Proc<S>, proprios: E) =>
  z
    .object({
      id: z.int(),
      numero: z.string(),
      status: statusSchema(process),
      nome: z.string().nullable(),
      posto: z.string().nullable(),
      contrato: z.string().nullable(),
      /** Reference date of the kind: start, effective date, admission. */
      data: z.string().nullable(),
      prazo,
      aFazer,
      /** Days since it entered the status. */
      diasNaEtapa: z.int().nonnegative(),
      aguardando: z.array(z.enum(grupos)),
      /** Day on which the system makes the next transition. */
      agendadaPara: data.nullable(),
      solicitante: z.string(),
      /** True when it is the turn of the signed-in user. */
      minhaVez: z.boolean(),
    })
    .extend(proprios)

/** Board: a column for each status, with its most urgent cards. */
export const quadroDe = <S extends string, Q extends z.ZodType>(process: Proc<S>, cartao: Q) =>
  z.object({
    colunas: z.array(
      z.object({
        status: statusSchema(process),
        /** Number of records in the column, beyond its cards. */
        total: z.int(),
        prazos: z.record(z.enum(nomesDasFaixas), z.int()),
        cartoes: z.array(cartao).max(CARTOES_POR_COLUNA),
      }),
    ),
  })

/** Query of the board: the list's filters without status and order. */
function quadroQuery<C extends string, F extends Filtros>(lista: Lista<C, F>) {
  const {
    status: _status,
    ordenar: _ordenar,
    ...filtros
  } = listFilters(lista) as ReturnType<typeof listFilters<C, F>> & { readonly status?: unknown }
  return z.strictObject(filtros)
}

/** Endpoint of the board. `L` is the kind's list, `B` its board. */
export type ChamadasDoQuadro<N extends string, L, B extends z.ZodType> =
  L extends Lista<infer C, infer F>
    ? {
        readonly [K in `GET /api/${N}/quadro`]: Endpoint<
          undefined,
          ReturnType<typeof quadroQuery<C, F>>,
          undefined,
          B
        >
      }
    : never

export function chamadasDoQuadro(process: Declarado, lista: Lista<string, Filtros>, quadro: z.ZodType) {
  const { name, label } = process
  return {
    [`GET /api/${name}/quadro`]: endpoint({
      tag: label.one,
      summary: `${label.many} em andamento que a pessoa pode ver, uma coluna por situação`,
      access: listar(process),
      query: quadroQuery(lista),
      response: quadro,
    }),
  }
}
