import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { processos } from '@rh/domain/processos/processos'
import type { View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen } from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { noEscopo } from '../processo/escopo.ts'
import { minhaVez } from '../processo/minha-vez.ts'

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
  const contagens = setores.map(
    ({ slug, id, grupos }) => sql`${id}::int, count(*) filter (where ${esperaNoSetor(slug, ator, grupos)})`,
  )
  const { rows } = await sql<{ totais: Record<string, number> }>`
    select jsonb_build_object(${sql.join(contagens)}) as totais
      from processo_indice p
     where ${noEscopo(ator)} and (${sql.join(processos.map(emAndamento), sql` or `)})`.execute(db)
  const totais = rows[0]?.totais ?? {}
  return setores.map(({ id }) => ({ PK_ID_projeto: id, total: totais[id] ?? 0 }))
}

const gruposNoSetor = ({ linhasGrupo }: Ator, slug: SetorSlug): Grupo[] =>
  linhasGrupo.filter(({ ID_setor }) => ID_setor === setorOf(slug).id).map(({ Grupo_nome }) => Grupo_nome)

const emAndamento = ({ name, statuses }: AnyProcess): RawBuilder<boolean> => {
  const abertos = Object.keys(statuses).filter((status) => !statuses[status]?.final)
  return sql<boolean>`(p.tipo = ${name} and p.status = any (${sql.val(abertos)}::text[]))`
}

function esperaNoSetor(slug: SetorSlug, ator: Ator, meus: readonly Grupo[]): RawBuilder<boolean> {
  const proprios = setorOf(slug).grupos.filter((grupo) => grupo !== 'Administrador')
  const visiveis = processos.filter(({ name }) => canOpen(slug, `${name}.listar` as View, meus))
  const partes = visiveis.map(
    (process) => sql<boolean>`(p.tipo = ${process.name}
      and ${minhaVez(process, { ...ator, grupos: meus })}
      and ${minhaVez(process, { ...ator, grupos: proprios })})`,
  )
  return partes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(partes, sql` or `)})`
}
