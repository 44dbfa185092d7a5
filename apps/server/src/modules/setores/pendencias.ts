import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { processos, tiposDeclarados } from '@rh/domain/processos/processos'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { noEscopo } from '../processo/escopo.ts'
import { gruposNoSetor, iguaisNaVez, minhaVezNoSetor, statusDaVezNoSetor } from '../processo/minha-vez.ts'

/**
 * How many processes wait for the person in each of the person's sectors. What counts in a sector is what the
 * person may do with the groups held there, and what is that sector's own turn: an administrator, who belongs to
 * all of them, sees a request for a slot under Vagas and not under the other seven.
 */
export const contarPendencias = (db: Db, ator: Ator) =>
  ator.escopado
    ? contar(db, ator)
    : whileUnchanged(db, oQueEspera(ator, 'pendencias'), () => contar(db, ator))

/** Asked at every page that somebody turns to, of one sector or of all: the same to each person until a process is written. */
export const oQueEspera = ({ id, linhasGrupo }: Ator, about: string, setor?: SetorSlug) =>
  ({
    about,
    question: [id, setor, ...linhasGrupo.map(({ ID_setor, Grupo_nome }) => `${ID_setor} ${Grupo_nome}`)],
    tables: ['decisao_em_espera', 'empresa', 'processo_agenda', 'processo_indice'],
    places: 200,
  }) as const

async function contar(db: Db, ator: Ator) {
  const setores = setorSlugs.filter((slug) => gruposNoSetor(ator, slug).length > 0)
  const contagens = processos.flatMap((process) => contagemDe(process, ator, setores))
  if (contagens.length === 0) return setores.map((slug) => comTotais(slug, {}))
  const { rows } = await sql<{ tipo: string; totais: Record<string, number> }>`${sql.join(
    contagens,
    sql` union all `,
  )}`.execute(db)
  const porTipo = Object.fromEntries(rows.map(({ tipo, totais }) => [tipo, totais]))
  return setores.map((slug) => comTotais(slug, porTipo))
}

/** By sector, of the processes of a kind in the statuses in which any of them waits for the person; none without one. */
function contagemDe(
  process: AnyProcess,
  ator: Ator,
  setores: readonly SetorSlug[],
): readonly RawBuilder<unknown>[] {
  const deCada = setores.flatMap((slug) => {
    const status = statusDaVezNoSetor(process, ator, slug)
    return status.length === 0 ? [] : [{ slug, status }]
  })
  if (deCada.length === 0) return []
  const status = [...new Set(deCada.flatMap((um) => um.status))]
  const totais = deCada.map(
    ({ slug }) =>
      sql`${slug}::text, coalesce(sum(p.vezes) filter (where ${minhaVezNoSetor(process, ator, slug)}), 0)`,
  )
  return [
    sql`select ${process.name}::text as tipo, jsonb_build_object(${sql.join(totais)}) as totais
          from ${iguaisNaVez(process, ator, sql`p.status = any (${sql.val(status)}::text[]) and ${noEscopo(ator)}`)}`,
  ]
}

function comTotais(slug: SetorSlug, totais: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const porTipo = tiposDeclarados.flatMap((tipo) => {
    const total = totais[tipo]?.[slug] ?? 0
    return total > 0 ? [{ tipo, total }] : []
  })
  return {
    PK_ID_projeto: setorOf(slug).id,
    total: porTipo.reduce((soma, { total }) => soma + total, 0),
    porTipo,
  }
}
