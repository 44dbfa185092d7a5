import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { NomeDe } from '../../exportacao/about.ts'
import { contratoNoEscopo, type Escopo } from './escopo.ts'

/** Name of the person a process is about. */
export const findNomeNoIndice = async (db: Db | Tx, id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('processoIndice')
      .select('nome')
      .where('id', '=', id)
      .modifyEnd(prepared)
      .executeTakeFirst()
  )?.nome ?? null

/** The contract of a filter as lists call it: `2024/001 · Hospital`. */
export const nomeDoContrato =
  (ator: Escopo): NomeDe =>
  async (db, id) => {
    const contrato = await db
      .selectFrom('contrato as co')
      .innerJoin('cliente as cl', 'cl.id', 'co.clienteId')
      .select(['co.numero', 'cl.nomeFantasia'])
      .where('co.id', '=', id)
      .where(contratoNoEscopo(ator, 'co.id'))
      .executeTakeFirst()
    return contrato ? `${contrato.numero} · ${contrato.nomeFantasia}` : null
  }

/** The client of a filter. */
export const nomeDoCliente: NomeDe = async (db, id) => {
  const cliente = await db
    .selectFrom('cliente')
    .select('nomeFantasia')
    .where('id', '=', id)
    .executeTakeFirst()
  return cliente?.nomeFantasia ?? null
}

/** The person of a filter. */
export const nomeDoUsuario: NomeDe = async (db, id) => {
  const usuario = await db.selectFrom('usuario').select('nome').where('id', '=', id).executeTakeFirst()
  return usuario?.nome ?? null
}
