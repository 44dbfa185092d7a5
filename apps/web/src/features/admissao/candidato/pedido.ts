import type { ReplyOf } from '../../../lib/api/api.ts'

export type Pedido = ReplyOf<'GET /api/admissao/candidato/:id'>

const MORTAS: readonly string[] = ['revogado', 'vencido', 'bloqueado']

/** Whether the last link still opens something. */
export const isVivo = ({ link }: Pick<Pedido, 'link'>): boolean =>
  link !== null && !MORTAS.includes(link.situacao)
