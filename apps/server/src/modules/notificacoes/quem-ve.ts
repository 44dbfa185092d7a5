import { sql, type RawBuilder } from 'kysely'
import { processos } from '@rh/domain/processos/processos'
import type { View } from '@rh/domain/setores/areas'
import { gruposDe, setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { Ator, Quem } from '../../http/ator.ts'
import { visiveis } from '../processo/listas/listagem.ts'

/**
 * Condition on `processo p`: one of those that the person sees now. An alert outlives the day on which they saw its
 * process; of one that they do not see any more it keeps nothing but the words in which they were told.
 */
export function vistoPor(quem: Quem): RawBuilder<boolean> {
  const listados = processos.filter(({ name }) =>
    // Every process has this view.
    gruposDe(`${name}.listar` as View).some((grupo) => quem.grupos.includes(grupo)),
  )
  if (listados.length === 0) return sql<boolean>`false`
  const deCada = listados.map((process) => sql`(${visiveis(process, quem)})`)
  return sql<boolean>`(${sql.join(deCada, sql` or `)})`
}

const slugs = JSON.stringify(Object.fromEntries(setorSlugs.map((slug) => [setorOf(slug).id, slug])))

/** The card of a board that `notificacao n` leads to, for who is still of its sector; null for the others. */
export const cartaoAvisado = ({ linhasGrupo }: Pick<Ator, 'linhasGrupo'>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', kc.id, 'setor', ${slugs}::jsonb ->> ka.setor_id::text)
    from kanban_cartao kc join kanban ka on ka.id = kc.kanban_id
   where kc.id = n.kanban_cartao_id
     and ka.setor_id = any (${sql.val(linhasGrupo.map(({ ID_setor }) => ID_setor))}::int[]))`
