import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { nomeDoMes } from '../../../lib/time/meses.ts'

export type Dossie = ReplyOf<'GET /api/contratos/dossie/:id'>
export type Item = Dossie['itens'][number]
export type Comprovante = Dossie['comprovantes'][number]

export const contratosQuery = () => query('GET /api/contratos/dossie/contratos')

/** One month of a contract; the last complete one when none is said. */
export const dossieQuery = (id: string, mes: string) =>
  query('GET /api/contratos/dossie/:id', { params: { id }, query: mes ? { mes } : {} })

/** What attaching, taking off or taking out makes old. */
export const doDossie = ['GET /api/contratos/dossie/:id'] as const

/** `outubro de 2026`. */
export const mesPorExtenso = (mes: string): string =>
  `${nomeDoMes(Number(mes.slice(5)))} de ${mes.slice(0, 4)}`
