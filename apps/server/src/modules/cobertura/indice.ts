import { sql, type RawBuilder } from 'kysely'
import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import { contarBuracos, type ContagemDoDia } from '@rh/domain/regras/cobertura/contagem'
import { numeroDoDia } from '@rh/domain/regras/calendario/dia'
import { faseDe, ritmoDe, type RitmoDaEscala } from '@rh/domain/regras/cobertura/numeros'
import type { OcupadosDoPosto } from '@rh/domain/regras/cobertura/vagas'
import type { Db, Tx } from '../../db/db.ts'
import type { Escopo } from '../processo/escopo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { ausenciasQueAbrem } from './ausencias.ts'
import { comoEscala, fechaEmFeriado, lerEscalas, type EscalaLida } from './escala.ts'
import { datasDe, feriadosDosLugares, type Janela } from './janela.ts'

// How many holes each post has over the window, for a whole company at once: few columns of few rows, counted in whole
// numbers. What the board shows of the posts of a page is read by `postos.ts`.

/** Which posts are looked at. */
export interface Quais {
  readonly ator: Escopo
  readonly janela: Janela
  readonly contratoId?: number | undefined
}

export interface PostoNoIndice {
  readonly id: number
  readonly dias: readonly ContagemDoDia[]
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

interface LinhaDePosto {
  readonly id: number
  readonly escalaId: number
  readonly uf: string
  readonly municipioIbge: number
  /** Days of the contract in the window. */
  readonly de: number
  readonly ate: number
  readonly quantidade: number
  /** Phase, first and last day, and how many, of each group of people; null where all slots are held all the time. */
  readonly ocupados: readonly (readonly [inicio: number, de: number, ate: number, quantos: number])[] | null
}

/** A post as the database tells it, in the order of `LinhaDePosto`. */
type PostoEmLista = readonly [
  id: number,
  escalaId: number,
  uf: string,
  municipioIbge: number,
  de: number,
  ate: number,
  quantidade: number,
  ocupados: LinhaDePosto['ocupados'],
]

/** Who holds the slots of the post `p`, grouped by phase and days; a weekly scale has no phase. */
const gruposDoPosto = ({ de, ate }: Janela): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_array(o.fase, o.de, o.ate, o.n)), '[]') from (
    select case when p.ciclo = 1 then 0 else (al.inicio - date '1970-01-01') % p.ciclo end as fase,
           greatest(al.inicio, ${de}::date) - ${de}::date as de,
           least(coalesce(al.fim, ${ate}::date), ${ate}::date) - ${de}::date as ate, count(*)::int as n
      from alocacao al
     where al.posto_id = p.id and al.tipo = 'titular' and al.inicio <= ${ate}::date
       and (al.fim is null or al.fim >= ${de}::date)
     group by 1, 2, 3) o)`

/**
 * The posts in the order of contract and place, with their slots and, of those that have any free, who holds the others. How
 * many hold one is counted over all posts in one pass; when, and on which turn, is looked up where it matters.
 */
async function listPostos(db: Db | Tx, quais: Quais): Promise<readonly LinhaDePosto[]> {
  const { de, ate } = quais.janela
  const ultimo = sql`(${ate}::date - ${de}::date)`
  // One value instead of thousands of rows, which the driver would take longer to read than the database to count.
  const { rows } = await sql<{ readonly postos: readonly PostoEmLista[] }>`
    with gente as materialized (
      select al.posto_id, count(*)::int as total,
             bool_or(al.inicio > ${de}::date or al.fim < ${ate}::date) as muda
        from alocacao al
       where al.tipo = 'titular' and al.inicio <= ${ate}::date and (al.fim is null or al.fim >= ${de}::date)
         and ${noPosto(quais, 'al.posto_id')}
       group by al.posto_id),
    termos as materialized (
      select pv.posto_id, (array_agg(pv.quantidade order by pv.desde desc) filter (where pv.desde <= ${de}::date))[1] as quantidade,
             bool_or(pv.desde > ${de}::date) as muda
        from posto_vigencia pv where pv.desde <= ${ate}::date and ${noPosto(quais, 'pv.posto_id')}
       group by pv.posto_id),
    p as (
      select po.id, po.escala_id, mu.uf, lo.municipio_ibge, co.numero, lo.nome,
             greatest(co.inicio, ${de}::date) - ${de}::date as de,
             least(co.termino, ${ate}::date) - ${de}::date as ate, coalesce(te.quantidade, 0) as quantidade,
             coalesce(g.total, 0) as total, coalesce(g.muda, false) or te.muda as muda,
             case when es.tipo = '12x36' then 2 when es.ciclo_trabalho is null then 1
                  else es.ciclo_trabalho + es.ciclo_folga end as ciclo
        from posto po
        join contrato co on co.id = po.contrato_id
        join escala es on es.id = po.escala_id
        join local lo on lo.id = po.local_id
        join municipio mu on mu.ibge = lo.municipio_ibge
        join termos te on te.posto_id = po.id
        left join gente g on g.posto_id = po.id
       where ${emVista(quais)})
    select coalesce(json_agg(json_build_array(p.id, p.escala_id, p.uf, p.municipio_ibge, p.de, p.ate, p.quantidade,
             case when p.muda or (p.total < p.quantidade and p.ciclo > 1) then ${gruposDoPosto(quais.janela)}
                  when p.total < p.quantidade then json_build_array(json_build_array(0, 0, ${ultimo}, p.total)) end)
             order by p.numero, p.nome, p.id), '[]') as postos
      from p`.execute(db)
  return (rows[0]?.postos ?? []).map(
    ([id, escalaId, uf, municipioIbge, primeiro, fim, quantidade, ocupados]) => ({
      id,
      escalaId,
      uf,
      municipioIbge,
      de: primeiro,
      ate: fim,
      quantidade,
      ocupados,
    }),
  )
}

interface Mudanca {
  readonly postoId: number
  readonly dia: number
  readonly quantidade: number
}

/** Terms of posts that begin within the window. */
async function listMudancas(db: Db | Tx, quais: Quais): Promise<readonly Mudanca[]> {
  const { de, ate } = quais.janela
  const { rows } = await sql<Mudanca>`
    select pv.posto_id, pv.desde - ${de}::date as dia, pv.quantidade
      from posto_vigencia pv
     where pv.desde > ${de}::date and pv.desde <= ${ate}::date and ${noPosto(quais, 'pv.posto_id')}
     order by pv.desde`.execute(db)
  return rows
}

interface Ausente {
  readonly postoId: number
  readonly lugar: number
  readonly pessoa: number
  readonly inicioCiclo: number
  readonly de: number
  readonly ate: number
}

/** Who holds a slot and is away on some of the days, as whole numbers. */
async function listAusentes(db: Db | Tx, quais: Quais): Promise<readonly Ausente[]> {
  const { de, ate } = quais.janela
  const { rows } = await sql<Ausente>`
    select al.posto_id, al.id as lugar, al.vinculo_id as pessoa, al.inicio - date '1970-01-01' as inicio_ciclo,
           greatest(al.inicio, a.inicio, ${de}::date) - ${de}::date as de,
           least(coalesce(al.fim, ${ate}::date), coalesce(a.fim, ${ate}::date), ${ate}::date) - ${de}::date as ate
      from ${ausenciasQueAbrem(quais.janela)} a
      join alocacao al on al.vinculo_id = a.vinculo_id and al.tipo = 'titular' and al.inicio <= ${ate}::date
       and (al.fim is null or al.fim >= ${de}::date) and (a.fim is null or al.inicio <= a.fim)
       and (al.fim is null or al.fim >= a.inicio)
     where ${noPosto(quais, 'al.posto_id')}`.execute(db)
  return rows
}

interface Coberta {
  readonly postoId: number
  readonly ausente: number | null
  readonly autorizada: boolean
  readonly de: number
  readonly ate: number
}

/** What covers on some of the days, without the days on which who covers is away too. */
async function listCobertas(db: Db | Tx, quais: Quais): Promise<readonly Coberta[]> {
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

const DIA_UM = '2000-01-01'
const NADA: readonly never[] = []

/** The holes of every post of a person's scope on each day of the window, posts in the order of contract and place. */
export async function indiceDeBuracos(db: Db | Tx, quais: Quais): Promise<readonly PostoNoIndice[]> {
  const [escalas, postos, mudancas, ausentes, cobertas] = await Promise.all([
    lerEscalas(db),
    listPostos(db, quais),
    listMudancas(db, quais),
    listAusentes(db, quais),
    listCobertas(db, quais),
  ])
  const feriados = await feriadosDosLugares(db, quais.janela, postos)
  const por = {
    mudancas: Map.groupBy(mudancas, ({ postoId }) => postoId),
    ausentes: Map.groupBy(ausentes, ({ postoId }) => postoId),
    cobertas: Map.groupBy(cobertas, ({ postoId }) => postoId),
  }
  const ritmos = new Map(
    [...escalas].map(([id, escala]) => [
      id,
      { ritmo: ritmoDaJanela(escala, quais.janela), fecha: fechaEmFeriado(escala) },
    ]),
  )
  const origem = numeroDoDia(quais.janela.de)
  const dias = datasDe(quais.janela).length
  const nenhum = Array.from({ length: dias }, () => ({ abertos: 0, cobertos: 0, autorizados: 0 }))
  return postos.map((posto) => {
    const { id, escalaId, ocupados } = posto
    const fora = por.ausentes.get(id) ?? NADA
    const daEscala = ritmos.get(escalaId)
    if (!daEscala || (ocupados === null && fora.length === 0)) return { id, dias: nenhum }
    const { ritmo, fecha } = daEscala
    return {
      id,
      dias: contarBuracos({
        origem,
        ritmo,
        ...(fecha && { fechado: feriados(posto) }),
        ...quadroDe(posto, por.mudancas.get(id) ?? NADA, dias),
        ausentes: fora.map(({ inicioCiclo, ...um }) => ({
          ...um,
          fase: faseDe(ritmo, inicioCiclo),
          de: Math.max(um.de, posto.de),
          ate: Math.min(um.ate, posto.ate),
        })),
        coberturas: por.cobertas.get(id) ?? NADA,
      }),
    }
  })
}

const ritmoDaJanela = (escala: EscalaLida, { de }: Janela): RitmoDaEscala =>
  ritmoDe(comoEscala(escala, DIA_UM), de)

/** The slots of a post day by day; one where all are held is as if it had none to fill. */
function quadroDe(
  { quantidade, ocupados, de, ate }: LinhaDePosto,
  mudancas: readonly Mudanca[],
  dias: number,
): { readonly quantidade: readonly number[]; readonly ocupados: readonly OcupadosDoPosto[] } {
  if (ocupados === null) return { quantidade: Array<number>(dias).fill(0), ocupados: [] }
  return {
    quantidade: Array.from({ length: dias }, (_, dia) =>
      dia < de || dia > ate ? 0 : (mudancas.findLast((uma) => uma.dia <= dia)?.quantidade ?? quantidade),
    ),
    ocupados: ocupados.map(([fase, primeiro, ultimo, quantos]) => ({
      fase,
      de: primeiro,
      ate: ultimo,
      quantos,
    })),
  }
}
