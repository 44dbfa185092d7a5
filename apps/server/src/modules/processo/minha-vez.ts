import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Ator } from '../../http/ator.ts'
import { pareceresDeOutros } from '@rh/domain/processo/vez'
import type { View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { permiteAutoaprovacao } from './repository.ts'

/** Whose turn is asked for. */
type DeQuem = Pick<Ator, 'id' | 'grupos'>

const ou = (partes: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  partes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(partes, sql` or `)})`

const dada = (parecer: string): RawBuilder<boolean> => sql<boolean>`${parecer} = any (p.palavras)`

const emStatus = (status: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`p.status = any (${sql.val([...status])}::text[])`

/** SQL condition that the person gave, and took up, none of these pareceres. */
const naoFalou = (ator: DeQuem, nomes: readonly string[] = []): RawBuilder<boolean> =>
  sql<boolean>`not p.falaram && ${sql.val(nomes.map((nome) => `${nome}:${ator.id}`))}::text[]`

/** SQL of `isDecidido`: a handful of rows at any time, read once for a query and not for each of its rows. */
const decidido = (qual: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`p.id = any (array(select d.processo_id from decisao_em_espera d where ${qual}))`

/** SQL condition of the four-eyes rule: prepared by others, unless the company allows self-approval. */
const preparadoPorOutro = (ator: DeQuem): RawBuilder<boolean> =>
  sql<boolean>`(${permiteAutoaprovacao}
    or p.solicitante_id <> ${ator.id} and not ${ator.id} = any (p.maos))`

/**
 * SQL for "this row of `processo_indice p` waits for this person": it is their turn, and nobody decided what they are
 * asked for, not even so that it can still be undone.
 */
export const minhaVez = (process: AnyProcess, ator: DeQuem): RawBuilder<boolean> =>
  sql<boolean>`(${vezDe(process, ator, (parecer) => decidido(sql`d.parecer = ${parecer}`))}
    and not ${decidido(sql`d.usuario_id = ${ator.id} or d.transicao is not null`)})`

/**
 * SQL for "it is the turn of these groups", derived from the same declaration as `gruposDaVez`: a parecer of theirs is
 * still to be given, or the next move is theirs and no parecer holds it back. Drafts and returned processes wait for
 * whoever asked for them.
 */
export function vezDe(
  process: AnyProcess,
  ator: DeQuem,
  isDecidido: (parecer: string) => RawBuilder<boolean> = () => sql`false`,
): RawBuilder<boolean> {
  const meu = (grupos: readonly string[]): boolean => ator.grupos.some((grupo) => grupos.includes(grupo))
  const pareceres = Object.entries(process.pareceres)
    .filter(([, { grupos }]) => meu(grupos))
    .map(([nome, { podeAtrasar = [], outraPessoaQue: nomes = [] }]) => {
      const etapas = process.stages.filter((s) => s.pareceres.includes(nome)).map((s) => s.status)
      return sql<boolean>`(${emStatus([...etapas, ...podeAtrasar])} and not ${dada(nome)}
        and ${preparadoPorOutro(ator)}
        and ${naoFalou(ator, [...pareceresDeOutros(process, nome), ...nomes])}
        and not ${isDecidido(nome)})`
    })
  const passos = Object.values(process.transitions).flatMap(
    ({ quem, cautela, semVez, from, outraPessoa, outraPessoaQue: nomes }) => {
      if (typeof quem === 'string' || cautela || semVez || !meu(quem)) return []
      return from.map((status) =>
        passo(process, status, ator, {
          doSolicitante: process.doSolicitante.includes(status),
          outraPessoa: outraPessoa === true,
          outraPessoaQue: nomes,
          agendavel: hasAgenda(process, status),
        }),
      )
    },
  )
  return sql<boolean>`(${emStatus(emAberto(process))} and ${ou([...pareceres, ...passos])})`
}

/** Tests whether something may be left for a day in a status. */
const hasAgenda = ({ transitions }: AnyProcess, status: string): boolean =>
  Object.values(transitions).some(
    ({ from, agendavel, quando }) => from.includes(status) && (agendavel === true || quando !== undefined),
  )

/** Groups that a person holds in one sector: a group of several sectors is a row in each. */
export const gruposNoSetor = ({ linhasGrupo }: Pick<Ator, 'linhasGrupo'>, slug: SetorSlug): Grupo[] =>
  linhasGrupo.filter(({ ID_setor }) => ID_setor === setorOf(slug).id).map(({ Grupo_nome }) => Grupo_nome)

/**
 * SQL for "it waits for this person in this sector": by the groups held there, and it is that sector's own turn. An
 * administrator, who belongs to all of them, finds a request for a slot under Vagas and not under the other seven.
 */
export function minhaVezNoSetor(
  process: AnyProcess,
  ator: Pick<Ator, 'id' | 'linhasGrupo'>,
  slug: SetorSlug,
): RawBuilder<boolean> {
  const meus = gruposNoSetor(ator, slug)
  // Every process has this view.
  if (!canOpen(slug, `${process.name}.listar` as View, meus)) return sql<boolean>`false`
  const proprios = setorOf(slug).grupos.filter((grupo) => grupo !== 'Administrador')
  return sql<boolean>`(${minhaVez(process, { id: ator.id, grupos: meus })}
    and ${vezDe(process, { id: ator.id, grupos: proprios })})`
}

/** Statuses that are not final, listed once so that the index on status is used. */
export const emAberto = ({ statuses }: AnyProcess): string[] =>
  Object.keys(statuses).filter((status) => !statuses[status]?.final)

interface Regra {
  readonly doSolicitante: boolean
  readonly outraPessoa: boolean
  readonly outraPessoaQue: readonly string[] | undefined
  readonly agendavel: boolean
}

function passo(process: AnyProcess, status: string, ator: DeQuem, regra: Regra): RawBuilder<boolean> {
  const bloqueantes = (process.stages.find((s) => s.status === status)?.pareceres ?? []).filter(
    (nome) => !process.pareceres[nome]?.podeAtrasar,
  )
  const quem = regra.doSolicitante
    ? sql`and p.solicitante_id = ${ator.id}`
    : regra.outraPessoa
      ? sql`and ${preparadoPorOutro(ator)} and ${naoFalou(ator, pareceresDeOutros(process))}`
      : sql``
  const pareceres = bloqueantes.map((nome) => sql`and ${dada(nome)}`)
  // What is left for its day waits for nobody.
  const agenda = regra.agendavel
    ? sql`and not exists (select from processo_agenda ag where ag.processo_id = p.id)`
    : sql``
  const outra = sql`and ${naoFalou(ator, regra.outraPessoaQue)}`
  return sql<boolean>`(${emStatus([status])} ${quem} ${outra} ${sql.join(pareceres, sql` `)} ${agenda})`
}
