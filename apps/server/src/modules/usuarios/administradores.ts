import { sql } from 'kysely'
import { ADMINISTRADOR } from '@rh/domain/usuarios/aberturas'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { temSenhaSql } from './primeiro-acesso.ts'

/**
 * Makes a change that may take an Administrador away, and undoes it when nobody would be left who can get in: active,
 * in the group, with hours, and with a password (here or at the provider). Changes of this kind wait for one another, so that two
 * administrators who remove each other at the same moment do not both succeed.
 */
export async function comAdministrador<R>(
  tx: Tx,
  metodo: MetodoDeLogin,
  mudar: () => Promise<R>,
): Promise<R> {
  await umPorVez(tx)
  const antes = await listAdministradores(tx, metodo)
  const feito = await mudar()
  if (antes.length > 0 && (await listAdministradores(tx, metodo)).length === 0)
    throw failure('transicao_invalida', {
      mensagem: 'Este é o último Administrador que pode entrar no sistema.',
      acao: 'Dê antes o grupo Administrador, com horários de acesso, a outra pessoa que já tenha senha.',
    })
  return feito
}

/**
 * Of accounts that are about to be closed, the one that has to stay open as the last Administrador; null where somebody else can
 * get in, or nobody could. Holds off the changes above until the end of the transaction.
 */
export async function findUltimoAdministrador(
  tx: Tx,
  metodo: MetodoDeLogin,
  fecham: readonly number[],
): Promise<number | null> {
  await umPorVez(tx)
  const podem = await listAdministradores(tx, metodo)
  return podem.every((id) => fecham.includes(id)) ? (podem.at(-1) ?? null) : null
}

/** Not the strongest lock: giving the group to somebody else, which only helps, need not wait. */
const umPorVez = (tx: Tx) =>
  sql`select from grupo where nome = ${ADMINISTRADOR} order by id for no key update`.execute(tx)

async function listAdministradores(tx: Tx, metodo: MetodoDeLogin): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario u
     where u.ativo and ${temSenhaSql(metodo)}
       and exists (select from horario h where h.usuario_id = u.id)
       and ${isAdministradorSql} order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether the account `u` is of the group, whether or not it can get in. */
export const isAdministradorSql = sql<boolean>`exists (
  select from usuario_grupo ug join grupo g on g.id = ug.grupo_id where ug.usuario_id = u.id and g.nome = ${ADMINISTRADOR})`
