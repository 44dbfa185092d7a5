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
  // Not the strongest lock: giving the group to somebody else, which only helps, need not wait.
  await sql`select from grupo where nome = ${ADMINISTRADOR} order by id for no key update`.execute(tx)
  const antes = await hasAdministrador(tx, metodo)
  const feito = await mudar()
  if (antes && !(await hasAdministrador(tx, metodo)))
    throw failure('transicao_invalida', {
      mensagem: 'Este é o último Administrador que pode entrar no sistema.',
      acao: 'Dê antes o grupo Administrador, com horários de acesso, a outra pessoa que já tenha senha.',
    })
  return feito
}

async function hasAdministrador(tx: Tx, metodo: MetodoDeLogin): Promise<boolean> {
  const { rows } = await sql<{ existe: boolean }>`
    select exists (
      select from usuario u
       where u.ativo and ${temSenhaSql(metodo)}
         and exists (select from horario h where h.usuario_id = u.id)
         and exists (select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                      where ug.usuario_id = u.id and g.nome = ${ADMINISTRADOR})) as existe`.execute(tx)
  return rows[0]?.existe === true
}
