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

/**
 * Whether the person of the allocation `al` leaves the slot by the day `d.dia`: an approved transfer waits for its day.
 * One that the system could not make waits no more, and the person stays. `menos` leaves one process out.
 */
const isSaindo = (menos: number | null) => sql<boolean>`exists (select from remanejamento re
   join processo_agenda ag on ag.processo_id = re.processo_id and ag.transicao = 'efetivar'
  where re.libera and re.origem_posto_id = al.posto_id and re.vinculo_id = al.vinculo_id
    and ag.para <= d.dia and re.processo_id is distinct from ${menos}::int)`

/** For how long a slot is asked for: without a last day, for good. */
type UltimoDia = RawBuilder<string | null>

/**
 * People who hold a slot on the fullest day from a day on, or until `ate`: who was hired for later already has the slot,
 * who follows somebody in it takes no second one, and who is leaving takes none from that day on.
 *
 * Bounded on both sides: of an open range whose day it does not know PostgreSQL expects a third of the rows, finds its
 * generic plan dear for that, and plans a prepared statement with this in it anew at each call.
 */
const ocupadosDesde = (
  dia: Dia,
  menos: number | null,
  ate?: UltimoDia,
) => sql<number>`(select coalesce(max(n), 0)::int from (
   select (select count(*) from alocacao al
            where al.posto_id = po.id and al.tipo = 'titular'
              and al.inicio <= d.dia and (al.fim is null or al.fim >= d.dia) and not ${isSaindo(menos)}) as n
     from (select ${diaDe(dia)} as dia
           union select al.inicio from alocacao al
            where al.posto_id = po.id and al.tipo = 'titular' and al.inicio > ${diaDe(dia)} and al.inicio < 'infinity'
              ${ate ? sql`and (${ate} is null or al.inicio <= ${ate})` : sql``}) d) cheios)`

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

/** Processes that hold a slot of the post, whenever they begin, or by `ate`. `menos` leaves one out. */
const comprometidas = (menos: number | null, ate?: UltimoDia) => sql<number>`(select count(*)::int
    from processo_indice pr
   where pr.posto_id = po.id and ${comprometida} and pr.id is distinct from ${menos}::int
     ${ate ? sql`and (${ate} is null or pr.data is null or pr.data <= ${ate}::text)` : sql``})`

/**
 * What slots of posts and who holds them are counted from, for an answer that is kept until they are written.
 * `posto_titulares` is kept as `alocacao` is written.
 */
export const fontesDaOcupacao = [
  'alocacao',
  'contrato',
  'posto',
  'posto_vigencia',
  'processo_agenda',
  'processo_indice',
  'remanejamento',
] as const

/** Which posts, and on which day; both may speak of the post `po` and its contract `co`. */
interface Recorte {
  readonly dia: Dia
  /** The first of these days, where they differ from post to post. */
  readonly desde: string
  readonly hoje: string
  readonly onde: RawBuilder<unknown>
}

/**
 * The slots of posts on a day, a row each: `posto_id`, `contrato_id`, `planejado`, `ocupado`, `entrando` and `vagas`.
 * Whatever screen shows slots of posts reads them here.
 *
 * Vacant is what nobody holds and nobody was promised: `entrando` are the processes on their way to the post, whenever
 * they begin, and who was hired for a later day and follows nobody; a day that is over promises nothing. Who leaves by an
 * approved transfer holds the slot until its day. Of the people only those are read whose stay begins or ends from the day
 * on: the others are counted as they are written (`posto_titulares`).
 */
export const ocupacaoDosPostos = ({ dia, desde, hoje, onde }: Recorte): RawBuilder<unknown> => sql`(
  with postos as (
    select distinct on (po.id) po.id, po.contrato_id, ${diaDe(dia)} as dia, ${planejadoEm(dia)} as planejado
      from posto po
      join contrato co on co.id = po.contrato_id
      join posto_vigencia te on te.posto_id = po.id
     where ${onde}
     order by po.id, (te.desde <= ${diaDe(dia)}) desc, case when te.desde <= ${diaDe(dia)} then te.desde end desc,
              te.desde),
  firmes as (
    select pt.posto_id, sum(pt.pessoas)::int as total
      from posto_titulares pt join postos po on po.id = pt.posto_id
     group by pt.posto_id),
  -- Who is not there yet, or not without an end.
  outros as (
    select al.posto_id, al.inicio, null::date as fim, po.dia
      from alocacao al join postos po on po.id = al.posto_id
     where al.tipo = 'titular' and al.fim is null and al.inicio > ${desde}::date and al.inicio > po.dia
    union all
    select al.posto_id, al.inicio, al.fim, po.dia
      from alocacao al join postos po on po.id = al.posto_id
     where al.tipo = 'titular' and al.fim >= ${desde}::date and al.fim >= po.dia),
  pessoas as (
    select posto_id, dia, bool_or(inicio > dia) and dia >= ${hoje}::date as depois,
           (count(*) filter (where inicio <= dia) - count(*) filter (where fim is null))::int as hoje
      from outros group by posto_id, dia),
  processos as (
    select pr.posto_id, count(*)::int as total
      from processo_indice pr join postos po on po.id = pr.posto_id
     where ${comprometida}
     group by pr.posto_id),
  transferidos as (
    select re.origem_posto_id as posto_id, re.vinculo_id, ag.para, po.dia
      from remanejamento re
      join processo_agenda ag on ag.processo_id = re.processo_id and ag.transicao = 'efetivar'
      join postos po on po.id = re.origem_posto_id
     where re.libera),
  saindo as (
    select posto_id, count(*)::int as total from transferidos where para <= dia group by posto_id),
  -- From day to day, where somebody is still to come and the day is not over: who comes, who leaves, and who is transferred before that.
  passos as (
    select posto_id, dia, 0 as n from pessoas where depois
    union all select posto_id, inicio, 1 from outros where inicio > dia and dia >= ${hoje}::date
    union all select posto_id, fim + 1, -1 from outros where fim is not null and dia >= ${hoje}::date
    union all
    select t.posto_id, x.dia, x.n
      from (select posto_id, vinculo_id, dia, min(para) as para from transferidos group by posto_id, vinculo_id, dia) t
      join alocacao al on al.posto_id = t.posto_id and al.vinculo_id = t.vinculo_id and al.tipo = 'titular'
     cross join lateral (select greatest(t.para, al.inicio, t.dia) as sai) s
     cross join lateral (values (s.sai, -1), (al.fim + 1, 1)) as x(dia, n)
     where (al.fim is null or al.fim >= s.sai) and x.dia is not null),
  cheios as (
    select p.posto_id, max(p.n)::int as mais
      from (select posto_id, sum(n) over (partition by posto_id order by dia) as n from passos) p
      join pessoas pe on pe.posto_id = p.posto_id and pe.depois
     group by p.posto_id),
  contados as (
    select po.id as posto_id, po.contrato_id, po.planejado,
           coalesce(fi.total, 0) + coalesce(pe.hoje, 0) - coalesce(sa.total, 0) as ocupado,
           case when po.dia < ${hoje}::date then 0
             else coalesce(pc.total, 0) + coalesce(ch.mais + coalesce(sa.total, 0), 0) end as entrando
      from postos po
      left join firmes fi on fi.posto_id = po.id
      left join pessoas pe on pe.posto_id = po.id
      left join cheios ch on ch.posto_id = po.id
      left join saindo sa on sa.posto_id = po.id
      left join processos pc on pc.posto_id = po.id)
  select *, greatest(0, planejado - ocupado - entrando) as vagas from contados)`

/**
 * Slots of one post that somebody new may take on a day: `vagas` of `ocupacaoDosPostos`, below zero when the post
 * holds too many. Before the post begins they are those with which it will. Asked for until `ate`, what begins after it
 * takes none.
 */
export const vagasLivres = (dia: Dia, menos: number | null = null, ate?: UltimoDia) =>
  sql<number>`(case when ${diaDe(dia)} > (select co.termino from contrato co where co.id = po.contrato_id) then 0
    else te.quantidade end - ${ocupadosDesde(dia, menos, ate)} - ${comprometidas(menos, ate)})`
