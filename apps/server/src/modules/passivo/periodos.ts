import { sql } from 'kysely'
import type { PeriodoNoDia } from '@rh/domain/regras/passivo/passivo'
import type { Db, Tx } from '../../db/db.ts'
import type { Vinculos } from './vinculos.ts'

/** Periods of a person, the oldest first; those who have the same ones have the same list. */
export interface PeriodosDaPessoa {
  readonly lista: readonly PeriodoNoDia[]
}
const SEM_PERIODOS: PeriodosDaPessoa = { lista: [] }

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

/** Reads the periods of all of these people together. */
export async function lerPeriodos(
  db: Db | Tx,
  dia: string,
  vinculos: Vinculos,
): Promise<(vinculo: number) => PeriodosDaPessoa> {
  const { rows } = await periodosDe(dia, vinculos).execute(db)
  return periodosPorVinculo(rows[0]?.lista ?? [])
}
