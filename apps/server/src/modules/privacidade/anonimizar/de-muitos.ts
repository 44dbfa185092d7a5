import { sql, type RawBuilder } from 'kysely'
import type { Anonimizacao } from '@rh/domain/contract/privacidade'
import { ANONIMIZADO } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { writeAsSystem } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'

// Files that tell of many people at once: what the payroll was sent, and the spreadsheets that people came in by. What
// they say of each is in rows too, which stay for those who stay, so that such a file goes with the first of them.

/** Files and the people whom they tell of, as `arquivo_id`, `em` (when it was written), `pessoa_id` and `categoria`. */
const pessoasDosArquivos = sql`
  select e.arquivo_id, e.em, v.pessoa_id, 'folha' as categoria
    from folha_envio e
    join folha_item i on i.envio_id = e.id
    join vinculo v on v.id = i.vinculo_id
  union all
  -- The same file, sent again, found its people there and brought in nobody. It has something of almost every kind.
  -- One that is still being looked at is read until it is over.
  select igual.id, im.criada_em, v.pessoa_id, null
    from importacao im
    join importacao_registro r on r.importacao_id = im.id
    join vinculo v on v.id = r.registro
    join arquivo a on a.id = im.arquivo_id
    join arquivo igual on igual.sha256 = a.sha256 and igual.id in (
           select arquivo_id from importacao where situacao in ('importada', 'descartada'))
   where im.tipo = 'colaboradores'`

/** Of `arquivo a`: it is there, and nobody in it is under a hold. */
const podeIr = sql`a.eliminado_em is null and a.id not in (
  select x.arquivo_id from pessoas x join retencao_suspensa s on s.pessoa_id = x.pessoa_id
   where s.encerrada_em is null)`

/** Of `arquivo a`: of somebody in it the same was let go of everywhere else since the file was written. */
const vencido = sql`a.id in (
  select x.arquivo_id from pessoas x join anonimizacao an on an.pessoa_id = x.pessoa_id
   where an.categoria = coalesce(x.categoria, an.categoria) and an.em > x.em)`

/**
 * Files that have to go; all of them, or one. Asked from the few people on of whom something was let go: the lines of all
 * shipments are many.
 */
async function listVencidos(db: Db | Tx, qual: RawBuilder<boolean> = sql<boolean>`true`): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with pessoas as not materialized (${pessoasDosArquivos})
    select a.id from arquivo a where ${qual} and ${vencido} and ${podeIr} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** A kind of somebody that is due. */
interface Devida {
  readonly pessoaId: number
  readonly categoria: NomeDeCategoria
}

/** Files that go with what is due of these people, and those that have to go already, by name. */
export async function listQueVao(
  db: Db | Tx,
  devidas: readonly Devida[],
  limite: number,
): Promise<Anonimizacao['arquivos']> {
  const { rows } = await sql<Anonimizacao['arquivos'][number]>`
    with pessoas as not materialized (${pessoasDosArquivos})
    select a.id, a.nome,
           (select count(distinct x.pessoa_id)::int from pessoas x where x.arquivo_id = a.id) as pessoas
      from arquivo a
     where ${podeIr} and (${vencido} or a.id in (
       select x.arquivo_id from jsonb_to_recordset(${JSON.stringify(devidas)}::jsonb) d ("pessoaId" int, categoria text)
         join pessoas x on x.pessoa_id = d."pessoaId" and d.categoria = coalesce(x.categoria, d.categoria)))
     order by busca(a.nome), a.id limit ${limite}`.execute(db)
  return rows
}

/**
 * Removes the files of many people of whom one was let go of, each in a transaction of its own: bytes first, as
 * everywhere. Its people are locked, so that who gives one of them a hold at this moment is waited for, and stops it.
 * The digest stays, and says which file it was; the name of a spreadsheet, which people give it, does not.
 */
export async function removerDeMuitos(deps: Deps, db: Db, nome: string): Promise<void> {
  for (const id of await listVencidos(db))
    await writeAsSystem({ ...deps, db }, nome, async ({ tx, agora }) => {
      await sql`select from arquivo where id = ${id} for update`.execute(tx)
      await sql`select from pessoa
        where id in (select x.pessoa_id from (${pessoasDosArquivos}) x where x.arquivo_id = ${id})
        order by id for update`.execute(tx)
      if ((await listVencidos(tx, sql<boolean>`a.id = ${id}`)).length === 0) return
      await sql`select set_config('rh.anonimizacao', 'sim', true)`.execute(tx)
      await deps.arquivos.apagar(id)
      await sql`
        update arquivo set eliminado_em = ${isoDe(agora)},
               nome = case when id in (select arquivo_id from importacao) then ${ANONIMIZADO} else nome end
         where id = ${id}`.execute(tx)
    })
}
