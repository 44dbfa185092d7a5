import { sql, type RawBuilder } from 'kysely'
import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import type { DiasDaJanela } from '@rh/domain/regras/cobertura/numeros'
import type { Db, Tx } from '../../db/db.ts'
import type { Escopo } from '../processo/escopo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { ausenciasQueAbrem } from './ausencias.ts'
import type { Janela } from './janela.ts'

// What the holes of a whole company are counted from: few columns of the posts that may have any. Days are whole numbers, the
// first of the window is 0.

/** Which posts are looked at. */
export interface Quais {
  readonly ator: Escopo
  readonly janela: Janela
  readonly contratoId?: number | undefined
}

/** The post `po` of a contract `co` and a scale `es` is in force on some day of the window, and its people have shifts. */
const emVista = ({ ator, janela, contratoId }: Quais): RawBuilder<unknown> => sql`
  es.tipo <> ${ESCALA_DO_FOLGUISTA} and co.inicio <= ${janela.ate}::date and co.termino >= ${janela.de}::date
  and ${contratoNoEscopo(ator, 'po.contrato_id')}
  and ${contratoId === undefined ? sql`true` : sql`po.contrato_id = ${contratoId}`}`

/** Whether the posts are few enough to be looked up one by one. */
const isParte = ({ ator, contratoId }: Quais): boolean => ator.escopado || contratoId !== undefined

const noPosto = (quais: Quais, coluna: string): RawBuilder<unknown> => {
  if (!isParte(quais)) return sql`true`
  const { ator, contratoId } = quais
  return sql`${sql.ref(coluna)} in (select q.id from posto q
    where ${contratoNoEscopo(ator, 'q.contrato_id')}
      and ${contratoId === undefined ? sql`true` : sql`q.contrato_id = ${contratoId}`})`
}

/** Somebody who holds a slot on some days; the cycle is counted from a day since 1970. */
interface Lugar extends DiasDaJanela {
  readonly postoId: number
  readonly inicioCiclo: number
}

/** Who holds a slot and is away on some of the days. */
export interface Ausente extends Lugar {
  readonly lugar: number
  readonly pessoa: number
}

/** Terms of a post that begin within the window. */
export interface Mudanca {
  readonly postoId: number
  readonly dia: number
  readonly quantidade: number
}

/** A post that may have holes. */
export interface PostoACobrir {
  readonly id: number
  readonly escalaId: number
  readonly uf: string
  readonly municipioIbge: number
  /** Days of the contract. */
  readonly de: number
  readonly ate: number
  readonly quantidade: number
  /** Works on the holidays on which a post of its scale closes. */
  readonly abre: boolean
  /** People who are there on all days. */
  readonly firmes: number
  /** First days of the cycles of these people, where the post has a cycle and may have a free slot; none elsewhere. */
  readonly ciclos: readonly number[]
}

export interface BaseDoIndice {
  /** In the order of contract and place. */
  readonly postos: readonly PostoACobrir[]
  /** People who come within the window, or whose end is known. */
  readonly trocas: readonly Lugar[]
  readonly ausentes: readonly Ausente[]
  readonly mudancas: readonly Mudanca[]
}

/**
 * The people of each post who are there from the first day on, without an end: of a hundred thousand places nearly all, so
 * that those who are not are taken from what is kept of all of them.
 */
const firmes = (quais: Quais): RawBuilder<unknown> => sql`
  select posto_id, sum(pessoas)::int as quantos from (
    select pt.posto_id, pt.pessoas from posto_titulares pt where ${noPosto(quais, 'pt.posto_id')}
    union all
    select al.posto_id, -1 from alocacao al
     where al.tipo = 'titular' and al.fim is null and al.inicio > ${quais.janela.de}::date and ${noPosto(quais, 'al.posto_id')}) t
   group by posto_id`

const trocas = (quais: Quais): RawBuilder<unknown> => {
  const { de, ate } = quais.janela
  const titular = sql`al.tipo = 'titular' and ${noPosto(quais, 'al.posto_id')}`
  return sql`
    select al.posto_id, al.inicio, al.fim from alocacao al
     where al.fim is null and al.inicio > ${de}::date and al.inicio <= ${ate}::date and ${titular}
    union all
    select al.posto_id, al.inicio, al.fim from alocacao al
     where al.fim >= ${de}::date and al.inicio <= ${ate}::date and ${titular}`
}

const ausentes = (quais: Quais): RawBuilder<unknown> => {
  const { de, ate } = quais.janela
  return sql`
    select al.posto_id, al.id as lugar, al.vinculo_id, al.inicio as ciclo, greatest(al.inicio, a.inicio) as inicio,
           least(al.fim, a.fim) as fim
      from ${ausenciasQueAbrem(quais.janela)} a
      join alocacao al on al.vinculo_id = a.vinculo_id and al.tipo = 'titular' and al.inicio <= ${ate}::date
       and (al.fim is null or al.fim >= ${de}::date) and (a.fim is null or al.inicio <= a.fim)
       and (al.fim is null or al.fim >= a.inicio)
     where ${noPosto(quais, 'al.posto_id')}`
}

/** Reads what may open a hole: a free slot, terms that change, who comes or goes, who is away. Other posts have none. */
export async function lerBase(db: Db | Tx, quais: Quais): Promise<BaseDoIndice> {
  const { de, ate } = quais.janela
  const doPosto = (coluna: string): RawBuilder<unknown> => noPosto(quais, coluna)
  const desde = (coluna: string) => sql`greatest(${sql.ref(coluna)}, ${de}::date) - ${de}::date`
  const ateODia = (coluna: string) =>
    sql`least(coalesce(${sql.ref(coluna)}, ${ate}::date), ${ate}::date) - ${de}::date`
  // One value instead of thousands of rows, which the driver would take longer to read than the database to count.
  const { rows } = await sql<{ readonly base: BaseEmListas }>`
    with gente as materialized (${firmes(quais)}),
    termos as materialized (
      select distinct on (pv.posto_id) pv.posto_id, pv.quantidade
        from posto_vigencia pv where pv.desde <= ${de}::date and ${doPosto('pv.posto_id')}
       order by pv.posto_id, pv.desde desc),
    mudam as materialized (
      select pv.posto_id, pv.desde - ${de}::date as dia, pv.quantidade
        from posto_vigencia pv where pv.desde > ${de}::date and pv.desde <= ${ate}::date and ${doPosto('pv.posto_id')}),
    trocam as materialized (${trocas(quais)}),
    fora as materialized (${ausentes(quais)}),
    a_ver as materialized (
      select posto_id, bool_or(livre) as livre from (
        select te.posto_id, true as livre from termos te left join gente g on g.posto_id = te.posto_id
         where coalesce(g.quantos, 0) < te.quantidade
        union all select posto_id, true from mudam
        union all select posto_id, true from trocam
        union all select posto_id, false from fora) v
       group by posto_id),
    postos as (
      select po.id, co.numero, lo.nome, po.escala_id, lo.municipio_ibge, ${desde('co.inicio')} as de,
             ${ateODia('co.termino')} as ate, coalesce(te.quantidade, 0) as quantidade, coalesce(g.quantos, 0) as firmes,
             po.abre_em_feriado::int as abre,
             case when v.livre and (es.tipo = '12x36' or es.ciclo_trabalho is not null) then (
               select array_agg(al.inicio - date '1970-01-01') from alocacao al
                where al.posto_id = po.id and al.tipo = 'titular' and al.fim is null and al.inicio <= ${de}::date)
             end as ciclos
        from a_ver v
        join posto po on po.id = v.posto_id
        join contrato co on co.id = po.contrato_id
        join escala es on es.id = po.escala_id
        join local lo on lo.id = po.local_id
        left join termos te on te.posto_id = po.id
        left join gente g on g.posto_id = po.id
       where ${emVista(quais)})
    select json_build_object(
      'postos', (select json_agg(array[p.id, p.escala_id, p.municipio_ibge, p.de, p.ate, p.quantidade, p.abre, p.firmes] || p.ciclos
                   order by p.numero, p.nome, p.id) from postos p),
      'ufs', (select json_object_agg(mu.ibge, mu.uf) from municipio mu where mu.ibge in (select p.municipio_ibge from postos p)),
      'trocas', (select json_agg(array[t.posto_id, t.inicio - date '1970-01-01', ${desde('t.inicio')}, ${ateODia('t.fim')}])
                   from trocam t),
      'ausentes', (select json_agg(array[f.posto_id, f.ciclo - date '1970-01-01', ${desde('f.inicio')}, ${ateODia('f.fim')},
                   f.lugar, f.vinculo_id]) from fora f),
      'mudancas', (select json_agg(array[m.posto_id, m.dia, m.quantidade] order by m.dia) from mudam m)) as base`.execute(
    db,
  )
  return comNomes(rows[0]?.base)
}

type EmLista<T> = readonly T[] | null

/** What the database tells, in the order of the names of each. */
interface BaseEmListas {
  readonly postos: EmLista<
    readonly [number, number, number, number, number, number, number, number, ...ciclos: readonly number[]]
  >
  /** State of each município. */
  readonly ufs: Readonly<Record<number, string>> | null
  readonly trocas: EmLista<readonly [number, number, number, number]>
  readonly ausentes: EmLista<readonly [number, number, number, number, number, number]>
  readonly mudancas: EmLista<readonly [number, number, number]>
}

const comNomes = (base: BaseEmListas | undefined): BaseDoIndice => ({
  postos: (base?.postos ?? []).map(
    ([id, escalaId, municipioIbge, de, ate, quantidade, abre, quantos, ...ciclos]) => ({
      id,
      escalaId,
      municipioIbge,
      uf: base?.ufs?.[municipioIbge] ?? '',
      de,
      ate,
      quantidade,
      abre: abre === 1,
      firmes: quantos,
      ciclos,
    }),
  ),
  trocas: (base?.trocas ?? []).map(([postoId, inicioCiclo, de, ate]) => ({ postoId, inicioCiclo, de, ate })),
  ausentes: (base?.ausentes ?? []).map(([postoId, inicioCiclo, de, ate, lugar, pessoa]) => ({
    postoId,
    inicioCiclo,
    de,
    ate,
    lugar,
    pessoa,
  })),
  mudancas: (base?.mudancas ?? []).map(([postoId, dia, quantidade]) => ({ postoId, dia, quantidade })),
})

/** The posts there are, counted. */
export async function contarPostos(db: Db | Tx, quais: Quais): Promise<number> {
  const { rows } = await sql<{
    readonly total: number
  }>`select count(*)::int as total ${dosPostos(quais)}`.execute(db)
  return rows[0]?.total ?? 0
}

interface Trecho {
  readonly depoisDe: number
  readonly limite: number
  /** Posts that come elsewhere. */
  readonly menos: readonly number[]
}

/** So many posts in the order of contract and place. */
export async function idsEmOrdem(
  db: Db | Tx,
  quais: Quais,
  { depoisDe, limite, menos }: Trecho,
): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select po.id ${dosPostos(quais, sql`join local lo on lo.id = po.local_id`)} and po.id <> all (${[...menos]}::int[])
     order by co.numero, lo.nome, po.id offset ${depoisDe} limit ${limite}`.execute(db)
  return rows.map(({ id }) => id)
}

const dosPostos = (quais: Quais, mais: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  from posto po
  join contrato co on co.id = po.contrato_id
  join escala es on es.id = po.escala_id
  ${mais}
 where ${emVista(quais)}
   and exists (select from posto_vigencia pv where pv.posto_id = po.id and pv.desde <= ${quais.janela.ate}::date)`

export interface Coberta {
  readonly postoId: number
  readonly ausente: number | null
  readonly autorizada: boolean
  readonly de: number
  readonly ate: number
}

/** What covers on some of the days, without the days on which who covers is away too. */
export async function listCobertas(db: Db | Tx, quais: Quais): Promise<readonly Coberta[]> {
  const { de, ate } = quais.janela
  const noTrecho = sql`greatest(c.inicio, ${de}::date) - ${de}::date as de, least(c.fim, ${ate}::date) - ${de}::date as ate`
  const { rows } = await sql<Coberta>`
    select c.posto_id, p.vinculo_id as ausente, c.autorizada, ${noTrecho}
      from (select al.posto_id, al.processo_id, false as autorizada, lower(livre) as inicio, upper(livre) - 1 as fim, al.id
              from alocacao al
              cross join lateral unnest(datemultirange(daterange(al.inicio, coalesce(al.fim, ${ate}::date), '[]')) - coalesce(
                (select range_agg(daterange(a.inicio, a.fim, '[]')) from ${ausenciasQueAbrem(quais.janela)} a
                  where a.vinculo_id = al.vinculo_id), '{}'::datemultirange)) as livre
             where al.tipo <> 'titular' and al.inicio <= ${ate}::date and (al.fim is null or al.fim >= ${de}::date)
            union all
            select ca.posto_id, ca.processo_id, true, ca.inicio, ca.fim, ca.id from cobertura_autorizada ca
             where ca.inicio <= ${ate}::date and ca.fim >= ${de}::date) c
      left join processo p on p.id = c.processo_id
     where c.inicio <= ${ate}::date and c.fim >= ${de}::date and ${noPosto(quais, 'c.posto_id')}
     order by c.autorizada, c.id`.execute(db)
  return rows
}
