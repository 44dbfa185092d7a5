import { z } from 'zod'
import { data } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views } from '../http/endpoint.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { ausenciasDoMapa, listaMapaDeFerias } from '../listas/mapa-de-ferias.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { exportacao } from './exportacao.ts'

const comum = { tag: 'Férias', access: views('ferias.mapa') } as const

const ausencia = z.object({
  tipo: z.enum(codigosDe(ausenciasDoMapa)),
  inicio: data,
  /** Null for a leave whose end is not known. */
  fim: data.nullable(),
  processoId: z.int(),
  /** Of the request; null for a leave, of which a map only says the days. */
  status: z.string().nullable(),
  /** Somebody takes the place, or the client agreed to nobody doing it. */
  coberta: z.boolean(),
})

const pessoa = z.object({
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  postoId: z.int(),
  /** Days of the oldest period that are not asked for yet; zero where there are none. */
  saldo: z.int(),
  /** The last day on which they may begin without double pay; null where there are none. */
  ultimoInicio: data.nullable(),
  ausencias: z.array(ausencia),
})
export type PessoaDoMapa = z.output<typeof pessoa>

/** Days in a row, with the number that says how bad they are. */
const trecho = z.object({ inicio: data, fim: data, quantos: z.int().positive() })

const posto = z.object({
  id: z.int(),
  local: z.string(),
  cargo: z.string(),
  escala: z.string(),
  /** Days on which two people or more are away, and the most of them on one day. */
  juntos: z.array(trecho),
  /** Days on which nobody takes a place, and how many days of people they are. */
  descobertos: z.array(trecho),
})
export type PostoNoMapa = z.output<typeof posto>

export const mapaDeFeriasContract = {
  'GET /api/ferias/mapa': endpoint({
    ...comum,
    summary:
      'Doze meses de um contrato: quem está fora e quando, por posto, com os prazos, os conflitos e o teto',
    query: listQuery(listaMapaDeFerias),
    response: listReply(pessoa).extend({
      /** Null where the person follows no contract at all. */
      contrato: opcaoDeFiltro.nullable(),
      contratos: z.array(opcaoDeFiltro),
      /** The first day of the first month. */
      de: data,
      hoje: data,
      /** The posts of the people of this page. */
      postos: z.array(posto),
      teto: z.object({
        /** Most people of the contract that may be away on one day. */
        maximo: z.int(),
        percentual: z.int(),
        /** Days over it, and the most people away on one of them. */
        acima: z.array(trecho),
      }),
    }),
  }),
  'GET /api/ferias/mapa/exportar': exportacao(listaMapaDeFerias, comum),
}
