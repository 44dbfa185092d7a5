import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { usuarioEscopado } from '../../db/usuario-escopado.ts'

// For whom a notice is, always asked of the groups and contracts that people have now: who joins a sector today reads
// what is shown to it.

/** Condition on `usuario u` and the columns of a public by these names: is one of those whom it names. */
function doPublico(
  setores: RawBuilder<unknown>,
  grupos: RawBuilder<unknown>,
  contratos: RawBuilder<unknown>,
) {
  return sql<boolean>`(exists (
      select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
       where ug.usuario_id = u.id
         and (cardinality(${setores}) = 0 or g.setor_id = any (${setores}))
         and (cardinality(${grupos}) = 0 or g.nome = any (${grupos})))
    and (cardinality(${contratos}) = 0 or not ${usuarioEscopado} or exists (
      select from usuario_contrato uc where uc.usuario_id = u.id and uc.contrato_id = any (${contratos}))))`
}

/** Condition on `comunicado c` and `usuario u`. */
export const alcanca = doPublico(sql.ref('c.setores'), sql.ref('c.grupos'), sql.ref('c.contratos'))

/** A public as the table keeps it. */
export interface PublicoGuardado {
  readonly setores: number[]
  readonly grupos: string[]
  readonly contratos: number[]
}

/** How many people a public has today, beside the author of the notice: nobody receives their own. */
export async function contarPublico(
  db: Db,
  { setores, grupos, contratos }: PublicoGuardado,
  autorId: number,
): Promise<number> {
  const condicao = doPublico(
    sql`${sql.val([...setores])}::int[]`,
    sql`${sql.val([...grupos])}::text[]`,
    sql`${sql.val([...contratos])}::int[]`,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from usuario u
     where u.ativo and u.id <> ${autorId} and ${condicao}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Condition on `comunicado c`, `usuario u`: they acknowledged an edition that counts. */
export const ciente = sql<boolean>`exists (
  select from comunicado_recibo r
   where r.comunicado_id = c.id and r.usuario_id = u.id and r.edicao >= c.edicao_valida and r.ciente_em is not null)`

/** Active people whom a notice is for; those alone who still have to acknowledge it, where that is asked. */
export async function pessoasDo(tx: Tx, id: number, quais: 'todas' | 'faltam'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from comunicado c join usuario u on u.ativo and u.id <> c.usuario_id and ${alcanca}
     where c.id = ${id} and ${quais === 'todas' ? sql`true` : sql`not ${ciente}`}
     order by u.id`.execute(tx)
  return rows.map((linha) => linha.id)
}
