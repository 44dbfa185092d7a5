import { sql, type RawBuilder } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { processos } from '@rh/domain/processos/processos'

// Planned, filled and vacant slots of a post `po` with its terms `te`. Computed for any day, never stored.

/** What is asked of a post on a day: see `posto_termos` in the migrations. */
export interface PostoTermos {
  readonly desde: string
  readonly quantidade: number
  readonly salarioPrevistoCentavos: number
  readonly precoCentavos: number | null
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly laudo: string | null
}

/** A day, known here or found in the query. */
type Dia = string | RawBuilder<string>
const diaDe = (dia: Dia): RawBuilder<string> => (typeof dia === 'string' ? sql<string>`${dia}::date` : dia)

/** The terms of the post `po` on a day, to be joined laterally as `te`; before it begins, its first ones. */
export const termosDoPosto = (dia: Dia) =>
  sql<PostoTermos>`posto_termos(po.id, ${diaDe(dia)})`.as<'te'>(sql.ref('te'))

/** Slots contracted on a day: none before the post begins or outside the term of the contract `co`. */
export const planejadoEm = (dia: Dia) => sql<number>`(case
  when te.desde <= ${diaDe(dia)} and ${diaDe(dia)} between co.inicio and co.termino then te.quantidade else 0 end)`

/** People who hold a slot on a day; who covers an absence holds none. */
export const ocupadosEm = (dia: Dia) => sql<number>`(select count(*)::int from alocacao al
   where al.posto_id = po.id and al.tipo = 'titular'
     and al.inicio <= ${diaDe(dia)} and (al.fim is null or al.fim >= ${diaDe(dia)}))`

/** The same for every post at once, in one pass: `posto_id` and `total`, without the posts that are empty. */
export const ocupadosPorPosto = (dia: string): RawBuilder<unknown> => sql`(
  select al.posto_id, count(*)::int as total from alocacao al
   where al.tipo = 'titular' and al.inicio <= ${dia}::date and (al.fim is null or al.fim >= ${dia}::date)
   group by al.posto_id)`

/**
 * People who hold a slot on the fullest day from a day on: who was hired for later already has the slot, and who
 * follows somebody in it takes no second one.
 */
const ocupadosDesde = (dia: Dia) => sql<number>`(select coalesce(max(n), 0)::int from (
   select (select count(*) from alocacao al
            where al.posto_id = po.id and al.tipo = 'titular'
              and al.inicio <= d.dia and (al.fim is null or al.fim >= d.dia)) as n
     from (select ${diaDe(dia)} as dia
           union select al.inicio from alocacao al
            where al.posto_id = po.id and al.tipo = 'titular' and al.inicio > ${diaDe(dia)}) d) cheios)`

/**
 * SQL for "this row `pr` of `processo_indice` holds the slot of its post", from `ocupa` of the declarations. A kind that
 * declares none – vacation, leave – names a post without taking a slot of it.
 */
export function comprometidaEm(declarados: readonly AnyProcess[]): RawBuilder<boolean> {
  const partes = declarados.flatMap(({ name, ocupa }) =>
    ocupa ? [sql`(pr.tipo = ${name} and pr.status = any (${sql.val([...ocupa])}::text[]))`] : [],
  )
  return partes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(partes, sql` or `)})`
}

/** The same for the processes that the engine runs. */
export const comprometida = comprometidaEm(processos)

/** Processes that hold a slot of the post, whenever they begin. `menos` leaves one out. */
const comprometidas = (menos: number | null) => sql<number>`(select count(*)::int
    from processo_indice pr
   where pr.posto_id = po.id and ${comprometida} and pr.id is distinct from ${menos}::int)`

/** The same, of those expected by a day. */
export const entrandoAte = (dia: Dia) => sql<number>`(select count(*)::int
    from processo_indice pr
   where pr.posto_id = po.id and ${comprometida}
     and coalesce(pr.data::date, ${diaDe(dia)}) <= ${diaDe(dia)})`

/**
 * Slots that a new admission may take on a day; below zero when the post holds too many. Every admission on its way
 * counts, also one expected later: its slot is promised.
 */
export const vagasLivres = (dia: Dia, menos: number | null = null) =>
  sql<number>`(te.quantidade - ${ocupadosDesde(dia)} - ${comprometidas(menos)})`
