import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { processos, tiposDeclarados } from '@rh/domain/processos/processos'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { noEscopo } from '../processo/escopo.ts'
import { gruposNoSetor, minhaVezNoSetor } from '../processo/minha-vez.ts'

/**
 * How many processes wait for the person in each of the person's sectors. What counts in a sector is what the
 * person may do with the groups held there, and what is that sector's own turn: an administrator, who belongs to
 * all of them, sees a request for a slot under Vagas and not under the other seven.
 */
export async function contarPendencias(db: Db, ator: Ator) {
  const setores = setorSlugs
    .map((slug) => ({ slug, id: setorOf(slug).id, grupos: gruposNoSetor(ator, slug) }))
    .filter(({ grupos }) => grupos.length > 0)
  if (setores.length === 0) return []
  const contagens = setores.flatMap(({ slug, id }) =>
    processos.map(
      (process) => sql`${chaveDe(id, process.name)}::text,
        count(*) filter (where p.tipo = ${process.name} and ${minhaVezNoSetor(process, ator, slug)})`,
    ),
  )
  const { rows } = await sql<{ totais: Record<string, number> }>`
    select jsonb_build_object(${sql.join(contagens)}) as totais
      from processo_indice p
     where ${noEscopo(ator)} and (${sql.join(processos.map(emAndamento), sql` or `)})`.execute(db)
  const totais = rows[0]?.totais ?? {}
  return setores.map(({ id }) => {
    const porTipo = tiposDeclarados.flatMap((tipo) => {
      const total = totais[chaveDe(id, tipo)] ?? 0
      return total > 0 ? [{ tipo, total }] : []
    })
    return { PK_ID_projeto: id, total: porTipo.reduce((soma, { total }) => soma + total, 0), porTipo }
  })
}

const chaveDe = (setorId: number, tipo: string): string => `${setorId} ${tipo}`

const emAndamento = ({ name, statuses }: AnyProcess): RawBuilder<boolean> => {
  const abertos = Object.keys(statuses).filter((status) => !statuses[status]?.final)
  return sql<boolean>`(p.tipo = ${name} and p.status = any (${sql.val(abertos)}::text[]))`
}
