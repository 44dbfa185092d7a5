import { z } from 'zod'
import { data } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import type { Filtros, Lista } from '../../listas/define-list.ts'
import { listFilters } from '../../listas/gramatica.ts'
import { grupos } from '../../setores/grupos.ts'
import { processSchemas } from '../contract.ts'
import type { Process } from '../define.ts'
import { faixasDoPrazo } from '../quadro.ts'
import { listar, type Declarado } from './comum.ts'

/** Cards of a column; the list has the rest. */
export const CARTOES_POR_COLUNA = 50

const faixas = codigosDe(faixasDoPrazo)

type Proc<S extends string> = Process<string, S, string, string, string>

/** A card of the board, with what else the kind tells of it. */
export const cartaoDe = <S extends string, E extends z.ZodRawShape>(process: Proc<S>, proprios: E) =>
  z
    .object({
      id: z.int(),
      numero: z.string(),
      status: processSchemas(process).status,
      nome: z.string().nullable(),
      posto: z.string().nullable(),
      contrato: z.string().nullable(),
      /** Reference date of the kind: start, effective date, admission. */
      data: z.string().nullable(),
      /** Null without a deadline or a date. */
      prazo: z.object({ data: z.string(), dias: z.int(), faixa: z.enum(faixas) }).nullable(),
      /** Days since it entered the status. */
      diasNaEtapa: z.int().nonnegative(),
      aguardando: z.array(z.enum(grupos)),
      /** The day on which the system makes the next move. */
      agendadaPara: data.nullable(),
      solicitante: z.string(),
      /** True when it is the turn of the signed-in user. */
      minhaVez: z.boolean(),
    })
    .extend(proprios)

/** The board: a column for each status, with its most urgent cards. */
export const quadroDe = <S extends string, Q extends z.ZodType>(process: Proc<S>, cartao: Q) =>
  z.object({
    colunas: z.array(
      z.object({
        status: processSchemas(process).status,
        /** All of the column, of which the cards are the most urgent. */
        total: z.int(),
        prazos: z.record(z.enum(faixas), z.int()),
        cartoes: z.array(cartao).max(CARTOES_POR_COLUNA),
      }),
    ),
  })

/** The filters of the list but for the status and the order: a board has a place for each, and an order of its own. */
function quadroQuery<C extends string, F extends Filtros>(lista: Lista<C, F>) {
  const {
    status: _status,
    ordenar: _ordenar,
    ...filtros
  } = listFilters(lista) as ReturnType<typeof listFilters<C, F>> & { readonly status?: unknown }
  return z.strictObject(filtros)
}

/** `L` is the list of the kind, `B` its board. */
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
