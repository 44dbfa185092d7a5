import { sql, type RawBuilder } from 'kysely'
import type { OcorrenciaDoContrato } from '@rh/domain/regras/ferias/ocorrencias'
import type { AfastamentoDaPessoa } from '@rh/domain/regras/rescisao/pedido-tipos'
import type { Db, Tx } from '../../db/db.ts'
import { emVigor } from '../colaborador/periodo.ts'
import type { LinhaDaRemuneracao } from '../colaborador/remuneracao.ts'

// What the liability with many people rests on, read together as it was at the end of a day.

/** A person of a contract on the day, with pay, periods of vacation, and what moves them. */
export interface LinhaDoPassivo extends LinhaDaRemuneracao {
  readonly vinculoId: number
  readonly contratoId: number
  readonly admissao: string
  /** The list of `PeriodoNoDia`, as it was written; null without one. */
  readonly periodos: string | null
  readonly ocorrencias: readonly OcorrenciaDoContrato[] | null
  readonly afastamentos: readonly AfastamentoDaPessoa[] | null
  /** First day of the vacation with which the first half of the 13th of the year was paid. */
  readonly adiantadoEm: string | null
}

type DoVinculo<C extends keyof LinhaDoPassivo> = Pick<LinhaDoPassivo, 'vinculoId' | C>

/**
 * Days of a period on the day: what begins after it is as if it had not been asked for (CLT art. 145: it is paid then). Of
 * a complete period only what is left is asked, which its balance says; of one in course, or that the ledger gave nothing
 * yet, the lines are added up. As text: periods that are alike in all of this are counted once.
 */
const periodosDe = (dia: string, ids: readonly number[]) => sql<{
  lista: readonly [number, string][] | null
}>`
  with depois as (
    select q.periodo_id, sum(case when q.primeiro > ${dia}::date then q.preso else q.dias end)::int as dias
      from (select a.periodo_id, min(a.inicio) as primeiro,
                   sum(a.fim - a.inicio + 1) filter (where a.inicio > ${dia}::date) as dias,
                   (select -sum(x.dias) from ferias_lancamento x
                     where x.periodo_id = a.periodo_id and x.processo_id = a.processo_id and x.tipo <> 'ajuste') as preso
              from ausencia a
             where a.vinculo_id = any (${[...ids]}::int[]) and a.tipo = 'ferias'
             group by a.periodo_id, a.processo_id
            having max(a.inicio) > ${dia}::date) q
     group by q.periodo_id)
  select json_agg(json_build_array(t.vinculo_id, t.periodos)) as lista
    from (select fp.vinculo_id, json_agg(json_build_object(
                   'aquisitivoInicio', fp.inicio, 'aquisitivoFim', fp.fim, 'concessivoFim', fp.concessao_fim,
                   'perdido', fp.perdido, 'faltas', fp.faltas,
                   'direito', case when not fp.concedido then null when fp.fim >= ${dia}::date then l.direito
                                   else fp.saldo + coalesce(f.dias, 0) end,
                   'gozados', case when fp.fim >= ${dia}::date or not fp.concedido then l.preso - coalesce(f.dias, 0)
                                   else 0 end)
                 order by fp.inicio)::text as periodos
            from ferias_periodo fp
            left join depois f on f.periodo_id = fp.id
           cross join lateral (
              select coalesce(sum(dias) filter (where processo_id is null or tipo = 'ajuste'), 0)::int as direito,
                     coalesce(-sum(dias) filter (where processo_id is not null and tipo <> 'ajuste'), 0)::int as preso
                from ferias_lancamento
               where periodo_id = fp.id and (fp.fim >= ${dia}::date or not fp.concedido)) l
           where fp.vinculo_id = any (${[...ids]}::int[]) and not fp.anulado and fp.inicio <= ${dia}::date
             -- Of the others nothing is left, and nothing was on that day.
             and (fp.saldo > 0 or fp.fim >= ${dia}::date or not fp.concedido or f.periodo_id is not null)
           group by fp.vinculo_id) t`

const ocorrenciasDe = (dia: string, ids: readonly number[]) => sql<DoVinculo<'ocorrencias'>>`
  select o.vinculo_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
           'tipo', o.tipo, 'inicio', o.inicio, 'fim', o.fim, 'retorno', o.retorno))) as ocorrencias
    from ferias_ocorrencia o
   where o.vinculo_id = any (${[...ids]}::int[]) and o.desfaz_id is null and o.inicio <= ${dia}::date
     and not exists (select from ferias_ocorrencia d where d.desfaz_id = o.id)
   group by o.vinculo_id`

/** Leaves that touch the year of the day: the 13th counts its months. */
const afastamentosDe = (dia: string, ids: readonly number[]) => sql<DoVinculo<'afastamentos'>>`
  select af.vinculo_id, jsonb_agg(jsonb_build_object('motivo', af.motivo, 'inicio', af.inicio, 'fim', x.fim,
           'inssApartirDe', af.inss_apartir_de) order by af.inicio) as afastamentos
    from afastamento af
    join processo p on p.id = af.processo_id
    cross join lateral (select case when af.retorno is not null then af.retorno - 1 else af.fim end as fim) x
   where af.vinculo_id = any (${[...ids]}::int[]) and af.inicio <= ${dia}::date
     and (x.fim is null or x.fim >= date_trunc('year', ${dia}::date))
     and p.status not in ('recusado', 'cancelado')
   group by af.vinculo_id`

/** A vacation of the year that had begun by the day and took the first half of the 13th with it. */
const adiantamentosDe = (dia: string, ids: readonly number[]) => sql<DoVinculo<'adiantadoEm'>>`
  select a.vinculo_id, min(a.inicio) as adiantado_em
    from ausencia a
    join processo_formulario pf on pf.processo_id = a.processo_id
   where a.vinculo_id = any (${[...ids]}::int[]) and a.tipo = 'ferias' and a.confirmada
     and a.inicio between date_trunc('year', ${dia}::date) and ${dia}::date
     and pf.dados ->> 'adiantamento13' = 'true'
   group by a.vinculo_id`

/** A bond that goes on after the day: what ended is a rescisão, and no liability of this kind. */
export const comVinculo = (dia: string): RawBuilder<boolean> => sql<boolean>`(cp.data_admissao <= ${dia}::date
    and (cp.data_desligamento is null or cp.data_desligamento > ${dia}::date))`

type Pessoa = Omit<LinhaDoPassivo, 'periodos' | 'ocorrencias' | 'afastamentos' | 'adiantadoEm'>

/** The version of each as `versaoVigente` picks it, found by its index instead of put in order. */
const pessoasDe = (dia: string, onde: RawBuilder<boolean>) => sql<Pessoa>`
  with quem as materialized (
    select cp.vinculo_id, cp.contrato_id, cp.data_admissao
      from colaborador_periodo cp
     where ${emVigor(dia)} and ${comVinculo(dia)} and ${onde})
  select q.vinculo_id, q.contrato_id, q.data_admissao as admissao, ve.salario_centavos, ve.insalubridade,
         ve.periculosidade, es.noturna, es.entrada::text, es.saida::text, es.ciclo_trabalho, es.ciclo_folga,
         cardinality(es.dias) as dias_por_semana
    from quem q
    cross join lateral (
      (select * from vinculo_versao x where x.vinculo_id = q.vinculo_id and x.vigencia <= ${dia}::date
        order by x.vigencia desc limit 1)
      union all
      (select * from vinculo_versao x where x.vinculo_id = q.vinculo_id and x.vigencia > ${dia}::date
        order by x.vigencia limit 1)
      limit 1) ve
    join escala es on es.id = ve.escala_id`

/**
 * People with a bond at the end of a day, as `onde` picks them among the rows of `colaborador_periodo cp`. What few of
 * them have is read for all of them together and not looked for one by one.
 */
export async function lerPassivo(
  db: Db | Tx,
  dia: string,
  onde: RawBuilder<boolean>,
): Promise<LinhaDoPassivo[]> {
  const { rows: pessoas } = await pessoasDe(dia, onde).execute(db)
  const ids = pessoas.map(({ vinculoId }) => vinculoId)
  if (ids.length === 0) return []
  const [periodos, ocorrencias, afastamentos, adiantados] = await Promise.all([
    periodosDe(dia, ids).execute(db),
    ocorrenciasDe(dia, ids).execute(db),
    afastamentosDe(dia, ids).execute(db),
    adiantamentosDe(dia, ids).execute(db),
  ])
  const porVinculo = <L extends { readonly vinculoId: number }>({ rows }: { readonly rows: readonly L[] }) =>
    new Map(rows.map((linha) => [linha.vinculoId, linha]))
  const [de, oc, af, ad] = [
    new Map(periodos.rows[0]?.lista ?? []),
    porVinculo(ocorrencias),
    porVinculo(afastamentos),
    porVinculo(adiantados),
  ]
  return pessoas.map((pessoa) => ({
    ...pessoa,
    periodos: de.get(pessoa.vinculoId) ?? null,
    ocorrencias: oc.get(pessoa.vinculoId)?.ocorrencias ?? null,
    afastamentos: af.get(pessoa.vinculoId)?.afastamentos ?? null,
    adiantadoEm: ad.get(pessoa.vinculoId)?.adiantadoEm ?? null,
  }))
}
