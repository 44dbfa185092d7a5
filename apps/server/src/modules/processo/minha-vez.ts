import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Ator } from '../../http/ator.ts'
import { isSoDaEtapa, pareceresDeOutros } from '@rh/domain/processo/vez'
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

const dadasTodas = (nomes: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.val([...nomes])}::text[] <@ p.palavras`

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
 * asked for, not even so that it can still be undone. Where `em` says so, of those in these statuses alone.
 */
export const minhaVez = (
  process: AnyProcess,
  ator: DeQuem,
  em: readonly string[] = emAberto(process),
): RawBuilder<boolean> =>
  sql<boolean>`(${vezDe(process, ator, em, (parecer) => decidido(sql`d.parecer = ${parecer}`))}
    and not ${decidido(sql`d.usuario_id = ${ator.id} or d.transicao is not null`)})`

/** What somebody of some groups may be waited for: in which statuses, and under which condition. */
interface Parte {
  readonly status: readonly string[]
  readonly condicao: RawBuilder<boolean>
}

/** A parecer that these groups give and did not give yet, as early as its stage or as late as it may be. */
function doParecer(
  process: AnyProcess,
  ator: DeQuem,
  nome: string,
  isDecidido: (parecer: string) => RawBuilder<boolean>,
): Parte {
  const { podeAtrasar = [], outraPessoaQue: nomes = [] } = process.pareceres[nome] ?? {}
  const etapas = process.stages.filter((s) => s.pareceres.includes(nome)).map((s) => s.status)
  const status = [...etapas, ...podeAtrasar]
  return {
    status,
    condicao: sql<boolean>`(${emStatus(status)} and not ${dada(nome)}
      and ${preparadoPorOutro(ator)}
      and ${naoFalou(ator, [...pareceresDeOutros(process, nome), ...nomes])}
      and not ${isDecidido(nome)})`,
  }
}

function partesDaVez(
  process: AnyProcess,
  ator: DeQuem,
  isDecidido: (parecer: string) => RawBuilder<boolean>,
): Parte[] {
  const meu = (grupos: readonly string[]): boolean => ator.grupos.some((grupo) => grupos.includes(grupo))
  const pareceres = Object.entries(process.pareceres)
    .filter(([, { grupos }]) => meu(grupos))
    .map(([nome]) => doParecer(process, ator, nome, isDecidido))
  const passos = Object.values(process.transitions).flatMap(
    ({ quem, cautela, semVez, from, outraPessoa, outraPessoaQue: nomes, pedeAte }) => {
      if (typeof quem === 'string' || cautela || semVez || !meu(quem)) return []
      return from.map((status) => ({
        status: [status],
        condicao: passo(process, status, ator, {
          doSolicitante: process.doSolicitante.includes(status),
          outraPessoa: outraPessoa === true,
          outraPessoaQue: nomes,
          agendavel: hasAgenda(process, status),
          pedeAte,
        }),
      }))
    },
  )
  return [...pareceres, ...passos]
}

const statusDas = (process: AnyProcess, partes: readonly Parte[]): string[] =>
  emAberto(process).filter((status) => partes.some((parte) => parte.status.includes(status)))

const NAO_DECIDIDO = () => sql<boolean>`false`

/**
 * SQL for "it is the turn of these groups", derived from the same declaration as `gruposDaVez`: a parecer of theirs is
 * still to be given, or the next move is theirs and no parecer holds it back. Drafts and returned processes wait for
 * whoever asked for them. The statuses in which it may be are said once for all, so that no process is read that waits
 * for others; where `em` says so, of those in these statuses alone.
 */
export function vezDe(
  process: AnyProcess,
  ator: DeQuem,
  em: readonly string[] = emAberto(process),
  isDecidido: (parecer: string) => RawBuilder<boolean> = NAO_DECIDIDO,
): RawBuilder<boolean> {
  const partes = partesDaVez(process, ator, isDecidido).filter((parte) =>
    parte.status.some((status) => em.includes(status)),
  )
  const status = statusDas(process, partes).filter((um) => em.includes(um))
  if (status.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${emStatus(status)} and ${ou(partes.map(({ condicao }) => condicao))})`
}

/** The statuses in which it may be the turn of these groups. */
const statusDaVez = (process: AnyProcess, ator: DeQuem): string[] =>
  statusDas(process, partesDaVez(process, ator, NAO_DECIDIDO))

/** Tests whether something may be left for a day in a status. */
const hasAgenda = ({ transitions }: AnyProcess, status: string): boolean =>
  Object.values(transitions).some(
    ({ from, agendavel, quando }) => from.includes(status) && (agendavel === true || quando !== undefined),
  )

/** Groups that a person holds in one sector: a group of several sectors is a row in each. */
export const gruposNoSetor = ({ linhasGrupo }: Pick<Ator, 'linhasGrupo'>, slug: SetorSlug): Grupo[] =>
  linhasGrupo.filter(({ ID_setor }) => ID_setor === setorOf(slug).id).map(({ Grupo_nome }) => Grupo_nome)

/** As whom a person is waited for in a sector, and as whom the sector itself is. */
const noSetor = ({ id, linhasGrupo }: Pick<Ator, 'id' | 'linhasGrupo'>, slug: SetorSlug) => ({
  pessoa: { id, grupos: gruposNoSetor({ linhasGrupo }, slug) },
  proprio: { id, grupos: setorOf(slug).grupos.filter((grupo) => grupo !== 'Administrador') },
})

/**
 * The statuses in which a process of this kind may wait for this person in this sector: none where its list is not
 * the person's to open.
 */
export function statusDaVezNoSetor(
  process: AnyProcess,
  ator: Pick<Ator, 'id' | 'linhasGrupo'>,
  slug: SetorSlug,
): string[] {
  const { pessoa, proprio } = noSetor(ator, slug)
  // Every process has this view.
  if (!canOpen(slug, `${process.name}.listar` as View, pessoa.grupos)) return []
  const dele = statusDaVez(process, proprio)
  return statusDaVez(process, pessoa).filter((status) => dele.includes(status))
}

/**
 * SQL for "it waits for this person in this sector": by the groups held there, and it is that sector's own turn. An
 * administrator, who belongs to all of them, finds a request for a slot under Vagas and not under the other seven.
 */
export function minhaVezNoSetor(
  process: AnyProcess,
  ator: Pick<Ator, 'id' | 'linhasGrupo'>,
  slug: SetorSlug,
): RawBuilder<boolean> {
  const em = statusDaVezNoSetor(process, ator, slug)
  if (em.length === 0) return sql<boolean>`false`
  const { pessoa, proprio } = noSetor(ator, slug)
  return sql<boolean>`(${vezDe(process, proprio, em)} and ${minhaVez(process, pessoa, em)})`
}

/**
 * The processes `p` of a kind that `onde` picks, with those told once, and how many they are (`vezes`), that are alike to
 * whoever asks whose turn it is: same status and words, asked for and prepared by this person or by others. What is left
 * for a day or waits to be decided stays apart, by its id; no other one has an id.
 */
export const iguaisNaVez = (
  process: AnyProcess,
  { id }: Pick<Ator, 'id'>,
  onde: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const minhas = Object.keys(process.pareceres).map((nome) => `${nome}:${id}`)
  return sql`(
    select p.tipo, p.status, p.palavras, p.feitos, case when p.falaram && ${sql.val(minhas)}::text[] then p.falaram else '{}' end as falaram,
           case when p.solicitante_id = ${id} then p.solicitante_id else 0 end as solicitante_id,
           case when ${id} = any (p.maos) then p.maos else '{}' end as maos,
           case when p.id in (select processo_id from processo_agenda union all select processo_id from decisao_em_espera)
             then p.id else 0 end as id, count(*)::int as vezes
      from processo_indice p
     where p.tipo = ${process.name} and ${onde}
     group by 1, 2, 3, 4, 5, 6, 7, 8) p`
}

/** Statuses that are not final, listed once so that the index on status is used. */
export const emAberto = ({ statuses }: AnyProcess): string[] =>
  Object.keys(statuses).filter((status) => !statuses[status]?.final)

interface Regra {
  readonly doSolicitante: boolean
  readonly outraPessoa: boolean
  readonly outraPessoaQue: readonly string[] | undefined
  readonly agendavel: boolean
  readonly pedeAte: string | undefined
}

function passo(process: AnyProcess, status: string, ator: DeQuem, regra: Regra): RawBuilder<boolean> {
  const daEtapa = process.stages.find((s) => s.status === status)?.pareceres ?? []
  const bloqueantes = daEtapa.filter((nome) => !process.pareceres[nome]?.podeAtrasar)
  const quem = regra.doSolicitante
    ? sql`and p.solicitante_id = ${ator.id}`
    : regra.outraPessoa
      ? sql`and ${preparadoPorOutro(ator)} and ${naoFalou(ator, pareceresDeOutros(process))}`
      : sql``
  const pareceres = bloqueantes.map((nome) => sql`and ${dada(nome)}`)
  // What is left for its day waits for nobody.
  const semAgenda = regra.agendavel
    ? sql<boolean>`not exists (select from processo_agenda ag where ag.processo_id = p.id)`
    : sql<boolean>`true`
  const outra = sql`and ${naoFalou(ator, regra.outraPessoaQue)}`
  const esperado =
    regra.pedeAte === undefined
      ? semAgenda
      : sql<boolean>`(not ${regra.pedeAte} = any (p.feitos)
          or ${semAgenda} and ${dadasTodas(daEtapa.filter((nome) => isSoDaEtapa(process, nome)))})`
  return sql<boolean>`(${emStatus([status])} ${quem} ${outra} ${sql.join(pareceres, sql` `)} and ${esperado})`
}
