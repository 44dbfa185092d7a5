import { sql, type RawBuilder } from 'kysely'
import { ocorrenciaDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { primeiroDiaDoMes, somarDias } from '@rh/domain/regras/calendario/datas'
import { dataDoNumero } from '@rh/domain/regras/calendario/dia'
import { ocorrenciaNoDia, type OcorrenciaDoContrato } from '@rh/domain/regras/ferias/ocorrencias'
import type { PeriodoNoDia } from '@rh/domain/regras/passivo/passivo'
import type { AfastamentoDaPessoa } from '@rh/domain/regras/rescisao/pedido-tipos'
import type { Db, Tx } from '../../db/db.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { comAdiantamento13 } from '../ferias/adiantamento13.ts'
import { clausulasDeHorasEm, type ClausulasDeHoras } from '../colaborador/clausulas-de-horas.ts'
import { remuneracaoDe, type LinhaDaRemuneracao } from '../colaborador/remuneracao.ts'

// What the liability with many people rests on, read together as it was at the end of a day.

/** Periods of a person, the oldest first; those who have the same ones have the same list. */
export interface PeriodosDaPessoa {
  readonly lista: readonly PeriodoNoDia[]
}
const SEM_PERIODOS: PeriodosDaPessoa = { lista: [] }

type Pago = 'salarioCentavos' | 'insalubridade' | 'periculosidade'
/** What the hours of a scale add to the pay: everybody of a scale and of a union has the same one. */
export type EscalaDaPessoa = Omit<LinhaDaRemuneracao, Pago>
/** A scale before the agreement of a union. */
type EscalaCrua = Omit<EscalaDaPessoa, keyof ClausulasDeHoras>

/** A person of a contract on the day, with pay, periods of vacation, and what moves them. */
export interface LinhaDoPassivo extends Pick<LinhaDaRemuneracao, Pago> {
  readonly escala: EscalaDaPessoa
  readonly vinculoId: number
  readonly contratoId: number
  readonly admissao: string
  readonly periodos: PeriodosDaPessoa
  readonly ocorrencias: readonly OcorrenciaDoContrato[] | null
  readonly afastamentos: readonly AfastamentoDaPessoa[] | null
  readonly adiantado: Adiantado | null
}

/** The vacation with which the first half of the 13th of the year was paid. */
export interface Adiantado {
  /** Its first day. */
  readonly inicio: string
  /** Pay base of the month before it: what was paid is half of it (Lei 4.749/1965 art. 2º). */
  readonly salarioCentavos: number
}

/**
 * People with their pay, column by column: of tens of thousands, a row each would take longer to make and to clear away than
 * the rules to count. Admissions are days since 1970; `periculosidades` are 0 or 1.
 */
export interface Pessoas {
  readonly vinculoIds: readonly number[]
  readonly contratoIds: readonly number[]
  readonly admissoes: readonly number[]
  readonly salarios: readonly number[]
  readonly insalubridades: readonly number[]
  readonly periculosidades: readonly number[]
  readonly escalaIds: readonly number[]
  readonly sindicatoIds: readonly number[]
  /** The hours of a scale by the agreement of a union: the same object for the same two. */
  readonly horasDe: (escalaId: number, sindicatoId: number) => EscalaDaPessoa
}

const NINGUEM: Pessoas = {
  vinculoIds: [],
  contratoIds: [],
  admissoes: [],
  salarios: [],
  insalubridades: [],
  periculosidades: [],
  escalaIds: [],
  sindicatoIds: [],
  horasDe: (escalaId) => semEscala(escalaId),
}

type DoVinculo<C extends keyof LinhaDoPassivo> = Pick<LinhaDoPassivo, 'vinculoId' | C>
/** Whose bonds: a condition on the column that holds one. */
type Vinculos = (coluna: string) => RawBuilder<boolean>

type Estado = readonly [
  inicio: string,
  fim: string,
  concessaoFim: string,
  perdido: boolean,
  faltas: number | null,
  direito: number | null,
  gozados: number,
]

/**
 * Days of a period on the day: what begins after it is as if it had not been asked for (CLT art. 145: it is paid then). Of
 * a complete period only what is left is asked, which its balance says; of one in course, or that the ledger gave nothing
 * yet, what it was given and what was taken. Whether one in course was lost by the day, its facts say. Of thousands of people few periods are not alike: each is told once, with
 * the bonds that have it.
 */
const periodosDe = (dia: string, vinculos: Vinculos) => sql<{
  lista: readonly (readonly [Estado, readonly number[]])[] | null
}>`
  with marcadas as (
    select a.periodo_id, a.processo_id, min(a.inicio) as primeiro,
           sum(a.fim - a.inicio + 1) filter (where a.inicio > ${dia}::date) as dias
      from ausencia a
     where ${vinculos('a.vinculo_id')} and a.tipo = 'ferias'
     group by a.periodo_id, a.processo_id
    having max(a.inicio) > ${dia}::date),
  depois as (
    select periodo_id, sum(dias)::int as dias from (
      select m.periodo_id, case when m.primeiro > ${dia}::date then -sum(x.dias) else m.dias end as dias
        from marcadas m
        left join ferias_lancamento x on x.processo_id = m.processo_id and x.periodo_id = m.periodo_id and x.tipo <> 'ajuste'
       group by m.periodo_id, m.processo_id, m.primeiro, m.dias) q
     group by periodo_id),
  estados as (
    select fp.inicio, fp.fim, fp.concessao_fim, fp.perdido and fp.fim < ${dia}::date as perdido, fp.faltas,
           case when not fp.concedido then null when fp.fim >= ${dia}::date then fp.saldo + fp.tomado
                else fp.saldo + coalesce(f.dias, 0) end as direito,
           case when fp.fim >= ${dia}::date or not fp.concedido then fp.tomado - coalesce(f.dias, 0) else 0 end as gozados,
           fp.vinculo_id
      from ferias_periodo fp
      left join depois f on f.periodo_id = fp.id
     where ${vinculos('fp.vinculo_id')} and not fp.anulado and fp.inicio <= ${dia}::date
       -- Of the others nothing is left, and nothing was on that day.
       and (fp.saldo > 0 or fp.fim >= ${dia}::date or not fp.concedido or f.periodo_id is not null)
     -- By itself, so that few groups are expected of it, and none of it is sorted.
     offset 0),
  iguais as (
    select inicio, fim, concessao_fim, perdido, faltas, direito, gozados, array_agg(vinculo_id) as vinculos
      from estados group by inicio, fim, concessao_fim, perdido, faltas, direito, gozados)
  select json_agg(json_build_array(json_build_array(inicio, fim, concessao_fim, perdido, faltas, direito, gozados), vinculos)
           order by inicio) as lista
    from iguais`

const comoPeriodo = ([
  aquisitivoInicio,
  aquisitivoFim,
  concessivoFim,
  perdido,
  faltas,
  direito,
  gozados,
]: Estado): PeriodoNoDia => ({
  aquisitivoInicio,
  aquisitivoFim,
  concessivoFim,
  perdido,
  faltas,
  direito,
  gozados,
})

/** The periods of each bond. Who has one more than others goes on from the list that they share. */
function periodosPorVinculo(
  estados: readonly (readonly [Estado, readonly number[]])[],
): (vinculo: number) => PeriodosDaPessoa {
  const listas: PeriodosDaPessoa[] = [SEM_PERIODOS]
  const ultimo = estados.reduce((maior, [, vinculos]) => vinculos.reduce((m, v) => (v > m ? v : m), maior), 0)
  const qual = new Uint32Array(ultimo + 1)
  for (const [estado, vinculos] of estados) {
    const periodo = comoPeriodo(estado)
    const comMaisEste = new Map<number, number>()
    for (const vinculo of vinculos) {
      const antes = qual[vinculo] ?? 0
      const agora =
        comMaisEste.get(antes) ??
        listas.push({ lista: [...(listas[antes] ?? SEM_PERIODOS).lista, periodo] }) - 1
      comMaisEste.set(antes, agora)
      qual[vinculo] = agora
    }
  }
  return (vinculo) => listas[qual[vinculo] ?? 0] ?? SEM_PERIODOS
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

/** A bond that goes on after the day: what ended is a rescisão, and no liability of this kind. */
export const comVinculo = (dia: string): RawBuilder<boolean> => sql<boolean>`(cp.data_admissao <= ${dia}::date
    and (cp.data_desligamento is null or cp.data_desligamento > ${dia}::date))`

/** People with a bond at the end of a day, as `onde` picks them among the rows of `colaborador_periodo cp`. */
interface Quem {
  readonly dia: string
  readonly onde: RawBuilder<boolean>
  readonly vinculos: Vinculos
}

/**
 * The version of each as `versaoVigente` picks it, the last one up to the day or else the first to come: of many people
 * in one reading of its index, and not looked for one by one.
 */
export async function lerPessoas(db: Db | Tx, { dia, onde, vinculos }: Quem): Promise<Pessoas> {
  const campos = sql`x.vinculo_id, x.salario_centavos, x.insalubridade, x.periculosidade, x.escala_id, x.sindicato_id`
  const [{ rows }, clausulasDe] = await Promise.all([
    sql<{
      pessoas: Omit<Pessoas, 'horasDe'> | null
      escalas: Readonly<Record<number, EscalaCrua>> | null
    }>`
    with versoes as (
      (select distinct on (x.vinculo_id) ${campos} from vinculo_versao x
        where ${vinculos('x.vinculo_id')} and x.vigencia <= ${dia}::date
        order by x.vinculo_id desc, x.vigencia desc)
      union all
      (select distinct on (x.vinculo_id) ${campos} from vinculo_versao x
        where ${vinculos('x.vinculo_id')} and x.vigencia > ${dia}::date
          and not exists (select from vinculo_versao a
                           where ${vinculos('a.vinculo_id')} and a.vinculo_id = x.vinculo_id and a.vigencia <= ${dia}::date)
        order by x.vinculo_id, x.vigencia))
    select (select json_build_object(
                     'vinculoIds', array_agg(cp.vinculo_id), 'contratoIds', array_agg(cp.contrato_id),
                     'admissoes', array_agg(cp.data_admissao - date '1970-01-01'), 'salarios', array_agg(ve.salario_centavos),
                     'insalubridades', array_agg(ve.insalubridade), 'periculosidades', array_agg(ve.periculosidade::int),
                     'escalaIds', array_agg(ve.escala_id), 'sindicatoIds', array_agg(ve.sindicato_id))
              from colaborador_periodo cp
              join versoes ve on ve.vinculo_id = cp.vinculo_id
             where ${emVigor(dia)} and ${comVinculo(dia)} and ${onde} and ${vinculos('cp.vinculo_id')}
            having count(*) > 0) as pessoas,
           (select json_object_agg(es.id, json_build_object(
                     'tipo', es.tipo, 'horasSemanais', es.horas_semanais, 'noturna', es.noturna, 'entrada', es.entrada,
                     'saida', es.saida, 'cicloTrabalho', es.ciclo_trabalho,
                     'cicloFolga', es.ciclo_folga, 'diasPorSemana', cardinality(es.dias)))
              from escala es) as escalas`.execute(db),
    clausulasDeHorasEm(db, dia),
  ])
  const { pessoas, escalas } = rows[0] ?? {}
  return pessoas ? { ...pessoas, horasDe: porEscalaESindicato(escalas ?? {}, clausulasDe) } : NINGUEM
}

function porEscalaESindicato(
  escalas: Readonly<Record<number, EscalaCrua>>,
  clausulasDe: (sindicatoId: number) => ClausulasDeHoras,
): Pessoas['horasDe'] {
  const feitas = new Map<number, Map<number, EscalaDaPessoa>>()
  return (escalaId, sindicatoId) => {
    const daEscala = feitas.get(escalaId) ?? new Map<number, EscalaDaPessoa>()
    feitas.set(escalaId, daEscala)
    const horas = daEscala.get(sindicatoId) ?? {
      ...(escalas[escalaId] ?? semEscala(escalaId)),
      ...clausulasDe(sindicatoId),
    }
    daEscala.set(sindicatoId, horas)
    return horas
  }
}

export const escalaDe = ({ horasDe, escalaIds, sindicatoIds }: Pessoas, i: number): EscalaDaPessoa =>
  horasDe(escalaIds[i] ?? 0, sindicatoIds[i] ?? 0)

function semEscala(id: number): never {
  throw new Error(`No scale ${id}`)
}

/** What each bond has: the same list of periods for those who have the same, and nothing of what few have. */
export interface FatosDeTodos {
  readonly periodosDe: (vinculo: number) => PeriodosDaPessoa
  readonly ocorrenciasDe: (vinculo: number) => LinhaDoPassivo['ocorrencias']
  readonly afastamentosDe: (vinculo: number) => LinhaDoPassivo['afastamentos']
  readonly adiantadoDe: (vinculo: number) => Adiantado | null
}

/** Reads it for all of these people together. */
export async function lerFatos(
  db: Db | Tx,
  { dia, vinculos }: Pick<Quem, 'dia' | 'vinculos'>,
): Promise<FatosDeTodos> {
  const [periodos, ocorrencias, abertas, afastamentos, adiantados] = await Promise.all([
    periodosDe(dia, vinculos).execute(db),
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
    periodosDe: periodosPorVinculo(periodos.rows[0]?.lista ?? []),
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

const pagoDe = (
  { salarios, insalubridades, periculosidades }: Pessoas,
  i: number,
): Pick<LinhaDaRemuneracao, Pago> => ({
  salarioCentavos: salarios[i] ?? 0,
  insalubridade: insalubridades[i] ?? 0,
  periculosidade: periculosidades[i] === 1,
})

/** One of these people, as a row. */
export function linhaDe(pessoas: Pessoas, i: number, fatos: FatosDeTodos): LinhaDoPassivo {
  const vinculoId = pessoas.vinculoIds[i] ?? 0
  return {
    vinculoId,
    contratoId: pessoas.contratoIds[i] ?? 0,
    admissao: dataDoNumero(pessoas.admissoes[i] ?? 0),
    ...pagoDe(pessoas, i),
    escala: escalaDe(pessoas, i),
    periodos: fatos.periodosDe(vinculoId),
    ocorrencias: fatos.ocorrenciasDe(vinculoId),
    afastamentos: fatos.afastamentosDe(vinculoId),
    adiantado: fatos.adiantadoDe(vinculoId),
  }
}

/** Bonds from one to another one, or these. */
export const entre =
  ({ de, ate }: Trecho): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} between ${de}::int and ${ate}::int`
export const umDos =
  (ids: readonly number[]): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} = any (${[...ids]}::int[])`

export interface Trecho {
  readonly de: number
  readonly ate: number
}
