import { sql } from 'kysely'
import { ocorrenciaDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { primeiroDiaDoMes, somarDias } from '@rh/domain/regras/calendario/datas'
import { ocorrenciaNoDia, type OcorrenciaDoContrato } from '@rh/domain/regras/ferias/ocorrencias'
import type { AfastamentoDaPessoa } from '@rh/domain/regras/rescisao/pedido-tipos'
import type { Db, Tx } from '../../db/db.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { remuneracaoDe } from '../colaborador/remuneracao.ts'
import { comAdiantamento13 } from '../ferias/adiantamento13.ts'
import { lerPeriodos, type PeriodosDaPessoa } from './periodos.ts'
import { escalaDe, lerPessoas, pagoDe, type Quem } from './pessoas.ts'
import { umDos, type Vinculos } from './vinculos.ts'

/** What happened to a person besides the periods of vacation. */
export interface FatosDaPessoa {
  readonly ocorrencias: readonly OcorrenciaDoContrato[] | null
  readonly afastamentos: readonly AfastamentoDaPessoa[] | null
  readonly adiantado: Adiantado | null
}
type DoVinculo<C extends keyof FatosDaPessoa> = Pick<FatosDaPessoa, C> & { readonly vinculoId: number }

/** The vacation with which the first half of the 13th of the year was paid. */
export interface Adiantado {
  /** Its first day. */
  readonly inicio: string
  /** Pay base of the month before it: what was paid is half of it (Lei 4.749/1965 art. 2º). */
  readonly salarioCentavos: number
}

const ocorrenciasDe = (dia: string, vinculos: Vinculos) => sql<DoVinculo<'ocorrencias'>>`
  select o.vinculo_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
           'tipo', o.tipo, 'inicio', o.inicio, 'fim', o.fim, 'retorno', o.retorno))) as ocorrencias
    from ferias_ocorrencia o
   where ${vinculos('o.vinculo_id')} and o.desfaz_id is null and o.inicio <= ${dia}::date
     and not exists (select from ferias_ocorrencia d where d.desfaz_id = o.id)
   group by o.vinculo_id`

interface Aberta {
  readonly motivo: string
  readonly inicio: string
  readonly fim: string | null
  readonly remunerado: boolean | null
  readonly inssApartirDe: string | null
}

/** Leaves that nobody is back from: they reach the occurrences with the return. */
const abertasDe = (dia: string, vinculos: Vinculos) => sql<Aberta & { readonly vinculoId: number }>`
  select af.vinculo_id, af.motivo, af.inicio, af.fim, af.remunerado, af.inss_apartir_de
    from afastamento af
   where ${vinculos('af.vinculo_id')} and af.vigente and af.inicio <= ${dia}::date`

/** What an open leave is to the acquisition periods. */
function comoOcorrencia(aberta: Aberta): OcorrenciaDoContrato | null {
  const { motivo, remunerado, ...licenca } = aberta
  return isMotivoDeAfastamento(motivo)
    ? ocorrenciaDoAfastamento({ ...licenca, motivo, remunerado: remunerado ?? undefined })
    : null
}

/** Leaves that touch the year of the day: the 13th counts its months. */
const afastamentosDe = (dia: string, vinculos: Vinculos) => sql<DoVinculo<'afastamentos'>>`
  select af.vinculo_id, jsonb_agg(jsonb_build_object('motivo', af.motivo, 'inicio', af.inicio, 'fim', x.fim,
           'inssApartirDe', af.inss_apartir_de, 'remunerado', af.remunerado) order by af.inicio) as afastamentos
    from afastamento af
    cross join lateral (select case when af.retorno is not null then af.retorno - 1 else af.fim end as fim) x
   where ${vinculos('af.vinculo_id')} and af.inicio <= ${dia}::date
     and (x.fim is null or x.fim >= date_trunc('year', ${dia}::date))
     -- One by one: joined, all processes would be read.
     and (select p.status from processo p where p.id = af.processo_id) not in ('recusado', 'cancelado')
   group by af.vinculo_id`

interface QuemAdiantou {
  readonly vinculoId: number
  readonly inicio: string
}

/** A vacation of the year that had begun by the day and took the first half of the 13th with it. */
const adiantamentosDe = (dia: string, vinculos: Vinculos) => sql<QuemAdiantou>`
  select a.vinculo_id, min(a.inicio) as inicio
    ${comAdiantamento13(dia, vinculos('a.vinculo_id'))}
   group by a.vinculo_id`

/** What each bond has: the same list of periods for those who have the same, and nothing of what few have. */
export interface FatosDeTodos {
  readonly periodosDe: (vinculo: number) => PeriodosDaPessoa
  readonly ocorrenciasDe: (vinculo: number) => FatosDaPessoa['ocorrencias']
  readonly afastamentosDe: (vinculo: number) => FatosDaPessoa['afastamentos']
  readonly adiantadoDe: (vinculo: number) => Adiantado | null
}

/** Reads it for all of these people together. */
export async function lerFatos(
  db: Db | Tx,
  { dia, vinculos }: Pick<Quem, 'dia' | 'vinculos'>,
): Promise<FatosDeTodos> {
  const [periodosDe, ocorrencias, abertas, afastamentos, adiantados] = await Promise.all([
    lerPeriodos(db, dia, vinculos),
    ocorrenciasDe(dia, vinculos).execute(db),
    abertasDe(dia, vinculos).execute(db),
    afastamentosDe(dia, vinculos).execute(db),
    adiantamentosDe(dia, vinculos).execute(db),
  ])
  const porVinculo = <L extends { readonly vinculoId: number }>({ rows }: { readonly rows: readonly L[] }) =>
    new Map(rows.map((linha) => [linha.vinculoId, linha]))
  const [oc, af] = [porVinculo(ocorrencias), porVinculo(afastamentos)]
  const ad = await comPagamento(db, adiantados.rows)
  const comAberta = Map.groupBy(
    abertas.rows.flatMap(({ vinculoId, ...aberta }) => {
      const fato = comoOcorrencia(aberta)
      return fato ? [{ vinculoId, fato }] : []
    }),
    ({ vinculoId }) => vinculoId,
  )
  return {
    periodosDe,
    ocorrenciasDe: (vinculo) => {
      const daFicha = oc.get(vinculo)?.ocorrencias ?? null
      const aberta = comAberta.get(vinculo)
      if (!aberta && !daFicha) return null
      // What comes after the day did not happen yet.
      return [...(daFicha ?? []), ...(aberta ?? []).map(({ fato }) => fato)].map((fato) =>
        ocorrenciaNoDia(fato, dia),
      )
    },
    afastamentosDe: (vinculo) => af.get(vinculo)?.afastamentos ?? null,
    adiantadoDe: (vinculo) => ad.get(vinculo) ?? null,
  }
}

/** Each of these halves with the pay that it was half of: of everybody whose vacation began in one month, read together. */
async function comPagamento(
  db: Db | Tx,
  adiantados: readonly QuemAdiantou[],
): Promise<ReadonlyMap<number, Adiantado>> {
  const mesAnterior = ({ inicio }: QuemAdiantou): string => somarDias(primeiroDiaDoMes(inicio), -1)
  const pagos = new Map<number, number>()
  for (const [dia, destes] of Map.groupBy(adiantados, mesAnterior)) {
    const ids = destes.map(({ vinculoId }) => vinculoId)
    const [pessoas, minimo] = await Promise.all([
      lerPessoas(db, { dia, onde: sql<boolean>`true`, vinculos: umDos(ids) }),
      findSalarioMinimo(db, dia),
    ])
    for (const [i, vinculoId] of pessoas.vinculoIds.entries())
      pagos.set(
        vinculoId,
        remuneracaoDe({ ...pagoDe(pessoas, i), ...escalaDe(pessoas, i) }, minimo, 0).baseCentavos,
      )
  }
  return new Map(
    adiantados.flatMap(({ vinculoId, inicio }) => {
      const salarioCentavos = pagos.get(vinculoId)
      return salarioCentavos === undefined ? [] : [[vinculoId, { inicio, salarioCentavos }] as const]
    }),
  )
}
