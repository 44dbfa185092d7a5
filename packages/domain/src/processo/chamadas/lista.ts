import { z } from 'zod'
import { data, instante } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { exportacao } from '../../contract/exportacao.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import type { Filtros, Lista } from '../../listas/define-list.ts'
import { listQuery, listReply } from '../../listas/gramatica.ts'
import { aFazer, prazo, statusSchema } from '../contract.ts'
import type { AnyProcess, Process, StatusOf } from '../define.ts'
import { listar, opcaoDeFiltro, type Declarado } from './comum.ts'

/** Row of the list, extended with the kind's own columns. */
export const resumoDe = <S extends string, E extends z.ZodRawShape>(
  process: Process<string, S, string, string, string>,
  proprios: E,
) =>
  z
    .object({
      id: z.int(),
      numero: z.string(),
      status: statusSchema(process),
      nome: z.string().nullable(),
      /** Null for those who do not see it. */
      cpf: z.string().nullable(),
      posto: z.string().nullable(),
      contrato: z.string().nullable(),
      /** Reference date of the kind; may be invalid in a draft. */
      data: z.string().nullable(),
      atualizadoEm: instante,
      solicitante: z.string(),
      /** True when it is the turn of the signed-in user. */
      minhaVez: z.boolean(),
      versao: z.int(),
      prazo,
      aFazer,
      /** Since when it has been in its status. */
      desde: instante,
      /** Day on which the system makes the next transition. */
      agendadaPara: data.nullable(),
      /** How many documents were decided, of those sent, where this person is asked to review them. */
      documentos: z.object({ conferidos: z.int(), total: z.int() }).nullable(),
    })
    .extend(proprios)

const pagina = <S extends string, L extends z.ZodType>(
  process: Process<string, S, string, string, string>,
  resumo: L,
) => listReply(resumo).extend({ contagens: z.record(z.enum(codigosDe(process.statuses)), z.int()) })

const filtrosReply = z.object({ contratos: z.array(opcaoDeFiltro), solicitantes: z.array(opcaoDeFiltro) })

type Leitura<Q, R> = Endpoint<undefined, Q, undefined, R>

/** Endpoints of the list, its export and its filter options. `L` is the kind's list, `R` its row. */
export type ChamadasDeLista<X extends Declarado, L, R extends z.ZodType> =
  L extends Lista<infer C, infer F>
    ? {
        readonly [K in `GET /api/${X['name']}/listar`]: Leitura<
          ReturnType<typeof listQuery<C, F>>,
          ReturnType<typeof pagina<StatusOf<X>, R>>
        >
      } & {
        readonly [K in `GET /api/${X['name']}/exportar`]: ReturnType<typeof exportacao<C, F>>
      } & {
        readonly [K in `GET /api/${X['name']}/filtros`]: Leitura<undefined, typeof filtrosReply>
      }
    : never

export function chamadasDeLista(process: Declarado, lista: Lista<string, Filtros>, resumo: z.ZodType) {
  const { name, label } = process
  const comum = { tag: label.one, access: listar(process) }
  return {
    [`GET /api/${name}/listar`]: endpoint({
      ...comum,
      summary: `${label.many} que a pessoa pode ver, com a contagem por situação`,
      query: listQuery(lista),
      response: pagina<string, z.ZodType>(process as AnyProcess, resumo),
    }),
    [`GET /api/${name}/exportar`]: exportacao(lista, comum),
    [`GET /api/${name}/filtros`]: endpoint({
      ...comum,
      summary: 'Contratos e solicitantes por que a lista se filtra',
      response: filtrosReply,
    }),
  }
}
