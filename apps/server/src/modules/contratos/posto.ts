import type { Db, Tx } from '../../db/db.ts'
import { termosDoPosto } from './ocupacao.ts'

/**
 * The post `po` with all that it refers to, and its terms `te` on a day, to which a caller adds what to read: its
 * cargo `ca`, local `lo` in a município `mu`, contrato `co` of a cliente `cl` with a sindicato `si`, and escala `es`.
 * Every reference is obligatory, so that no post is lost.
 *
 * PostgreSQL keeps an inner join of which no column is read, and takes up to a millisecond more to plan them all. What
 * is asked with every save of a form, or of every post at once, joins what it reads and nothing else.
 */
export const selectPosto = (db: Db | Tx, dia: string) =>
  db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .innerJoin('municipio as mu', 'mu.ibge', 'lo.municipioIbge')
    .innerJoin('contrato as co', 'co.id', 'po.contratoId')
    .innerJoin('cliente as cl', 'cl.id', 'co.clienteId')
    .innerJoin('sindicato as si', 'si.id', 'co.sindicatoId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .innerJoinLateral(termosDoPosto(dia), (join) => join.onTrue())

/** Makes whoever wants a slot of the same post wait for this transaction. */
export const lockPosto = (tx: Tx, postoId: number) =>
  tx.selectFrom('posto').select('id').where('id', '=', postoId).forUpdate().execute()

/** The posts of a contract to choose from, by place, cargo and scale. */
export async function listPostosDoContrato(db: Db | Tx, contratoId: number) {
  const postos = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .select(['po.id', 'ca.titulo', 'lo.nome', 'es.nome as escala'])
    .where('po.contratoId', '=', contratoId)
    .orderBy('lo.nome')
    .orderBy('ca.titulo')
    .execute()
  return postos.map(({ id, titulo, nome, escala }) => ({
    value: id,
    label: `${nome} · ${titulo} · ${escala}`,
  }))
}
