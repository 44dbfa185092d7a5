import type { DataIso } from '../regras/calendario/datas.ts'
import { diasUteisAntes, diaUtilSeguinte } from '../regras/calendario/dias-uteis.ts'
import type { EstadoDoAnexo } from './anexos.ts'

// A missing document is asked of who sends it, from the review itself.

/** Whether there is something to ask for: nothing came, or what came was refused. */
export const isPedivel = (estado: EstadoDoAnexo): boolean => estado === 'pendente' || estado === 'reprovado'

/**
 * Day until which a document is asked: the last business day before the term of the process, so that there is time to look
 * at it; never earlier than the next business day.
 */
export function prazoDoPedido(hoje: DataIso, termo: DataIso | null): DataIso {
  const primeiro = diaUtilSeguinte(hoje)
  const ultimo = termo === null ? primeiro : diasUteisAntes(termo, 1)
  return ultimo > primeiro ? ultimo : primeiro
}

interface Texto {
  readonly aQuem: string
  readonly documento: string
  /** Tells of health: not named where everybody reads. */
  readonly sensivel: boolean
  readonly ate: DataIso
}

const diaDito = (dia: DataIso): string => dia.split('-').toReversed().join('/')

/** Document that is asked for, in words that everybody of the process may read. */
export const documentoPedido = ({ documento, sensivel }: Pick<Texto, 'documento' | 'sensivel'>): string =>
  sensivel ? 'um documento reservado' : documento

/** What the conversation of the process keeps of a request. */
export const fraseDoPedido = (pedido: Texto): string =>
  `Pedido a ${pedido.aQuem}: ${documentoPedido(pedido)}, até ${diaDito(pedido.ate)}.`

/** What the alert of a request says, after the name of the process. */
export const avisoDoPedido = (pedido: Texto & { readonly quem: string }): string =>
  `${pedido.quem} pediu ${documentoPedido(pedido)} até ${diaDito(pedido.ate)}.`
