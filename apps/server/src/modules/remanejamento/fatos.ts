import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import type { Db, Tx } from '../../db/db.ts'
import type { Pedido } from '../processo/nascido.ts'
import { gatherDeUm, type ContextoDeUm } from './fatos-de-um.ts'
import { findTroca, type TrocaDoServidor } from './troca.ts'

/** What the rules are asked with, and what effects and the simulation need besides. */
export interface ContextoDoServidor extends ContextoDeUm {
  /** The other person of a swap; null where nobody exchanges. */
  readonly par: TrocaDoServidor | null
}

/** Everything the rules need to know about one request, read now. */
export async function gatherContexto(db: Db | Tx, pedido: Pedido): Promise<ContextoDoServidor> {
  // The form of a transfer is one sheet.
  const leitura = formularioRemanejamento.ler(pedido.dados as RawSheet)
  const { trocaCom } = leitura.parciais
  const contexto = await gatherDeUm(db, pedido, leitura)
  if (trocaCom === undefined) return { ...contexto, par: null }
  const par = await findTroca(db, pedido, { trocaCom, leitura, origem: contexto.origem })
  return { ...contexto, par, fatos: { ...contexto.fatos, troca: par.fatos } }
}
