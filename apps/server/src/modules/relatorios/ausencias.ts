import { sql } from 'kysely'
import { relatorios } from '@rh/domain/relatorios/catalogo'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { listagemAfastamento } from '../afastamento/lista.ts'
import {
  estabilidadesSource,
  type Filtros as FiltrosDeEstabilidade,
} from '../colaborador/estabilidades/lista.ts'
import { aVencerSource, noArquivo, somasAVencer, type Filtros as FiltrosAVencer } from '../ferias/a-vencer.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { listagemEm, statusEm } from '../processo/listas/como-era.ts'
import { processSource } from '../processo/listas/lista.ts'
import type { FiltrosDeProcesso } from '../processo/listas/listagem.ts'
import { fonteDe, type Leitura } from './leitura.ts'
import { comTermos } from './termos.ts'

/** The queue of vacations to expire, as of the day. */
export const lerFeriasAVencer: Leitura = async (pedido) => {
  const { db, ator, em, fimDoDia, contratoId, busca, ordenar, filtros } = pedido
  // The schema of the call took only the codes and orders of the list's own declaration.
  const pedidos = { contratoId, busca, ordenar, ...filtros } as FiltrosAVencer
  const dia = { hoje: em, fimDoDia }
  const primeiro = fimDoDia === null ? null : await findPrimeiroLancamento(db)
  const semRazao = fimDoDia !== null && (primeiro === null || primeiro >= fimDoDia)
  const fonte = noArquivo(db, aVencerSource(ator, pedidos, dia), em)
  return {
    fonte,
    primeira: async () => {
      const { results } = await listPage<Parameters<typeof fonte.mostrar>[0]>(db, { porPagina: 1 }, fonte)
      const [linha] = (await fonte.completar?.(results)) ?? results
      return linha?.ultimoInicio ?? ''
    },
    somadas: somasAVencer(ator, pedidos, dia),
    ressalvas: semRazao ? ['O razão de férias começa depois desse dia: o saldo de então não se sabe.'] : [],
  }
}

/** When the ledger begins; null without an entry. */
async function findPrimeiroLancamento(db: Db): Promise<string | null> {
  const { rows } = await sql<{ em: string }>`select em from ferias_lancamento order by id limit 1`.execute(db)
  return rows[0]?.em ?? null
}

/** Leaves that begin in the span; of a day that is over, those asked for by then with the status of then. */
export const lerAfastamentos: Leitura = (pedido) => {
  const { ator, em, fimDoDia, de, ate, contratoId, busca, ordenar, filtros } = pedido
  const pedidos: FiltrosDeProcesso = {
    afastamentoDe: de,
    afastamentoAte: ate,
    contratoId,
    busca,
    ordenar,
    hoje: em,
  }
  const status = filtros['status']
  if (fimDoDia === null) return { fonte: processSource(listagemAfastamento, ator, { ...pedidos, status }) }
  const fonte = processSource(listagemEm(listagemAfastamento, fimDoDia, status), ator, pedidos)
  return {
    fonte: {
      ...fonte,
      mostrar: (linha: Parameters<typeof fonte.mostrar>[0]) => ({
        ...fonte.mostrar(linha),
        status: linha.statusNoDia,
      }),
    },
  }
}

/** The radar of protections, as of the day. */
export const lerEstabilidades: Leitura = ({ ator, em, contratoId, busca, ordenar, filtros }) => ({
  fonte: estabilidadesSource(
    ator,
    { contratoId, busca, ordenar, ...filtros } as Partial<FiltrosDeEstabilidade>,
    em,
  ),
})

interface DoContrato {
  readonly id: number
  readonly contrato: string
  readonly pessoas: number
  readonly diasContratados: number
  readonly diasAfastados: number
  readonly diasDeFerias: number
}

const CEM = 100
const absenteismoDe = ({
  diasAfastados,
  diasContratados,
}: Pick<DoContrato, 'diasAfastados' | 'diasContratados'>) =>
  diasContratados > 0 ? (diasAfastados / diasContratados) * CEM : null

/** Statuses in which a vacation or a leave is no longer only asked for. */
const CONFIRMADAS = ['aprovada', 'em_gozo', 'interrompida', 'finalizada', 'homologado', 'encerrado']

/** Whether absence `a` was confirmed by the end of a day that is over, or is now. */
const confirmada = (fimDoDia: string | null) =>
  fimDoDia === null
    ? sql`a.confirmada`
    : sql`exists (select from processo_indice p where p.id = a.processo_id
            and ${statusEm(fimDoDia)} = any (${sql.val(CONFIRMADAS)}::text[]))`

/**
 * Days of each contract in the span: those that its people were hired for, and of these the ones on leave and on vacation.
 * Each day of a person counts in the contract of that day, and once for each kind, however many absences cover it.
 */
export const lerAusencias: Leitura = async ({ db, ator, de, ate, fimDoDia, contratoId, busca }) => {
  const { rows } = await sql<DoContrato>`
    with partes as (
      select cp.contrato_id, cp.vinculo_id, greatest(cp.desde, cp.data_admissao, ${de}::date) as de,
             least(cp.ate - 1, coalesce(cp.data_desligamento, ${ate}::date), ${ate}::date) as ate
        from colaborador_periodo cp
       where cp.desde <= ${ate}::date and cp.ate > ${de}::date and cp.data_admissao <= ${ate}::date
         and (cp.data_desligamento is null or cp.data_desligamento >= ${de}::date)
         and ${contratoNoEscopo(ator, 'cp.contrato_id')}
         ${contratoId === undefined ? sql`` : sql`and cp.contrato_id = ${contratoId}`}),
    -- One that is over before it begins is no span: asked in any order, a condition beside it does not keep one from being made.
    trechos as (
      select contrato_id, vinculo_id,
             case when ate >= de then daterange(de, ate, '[]') else 'empty' end as dias from partes),
    contratados as (
      select contrato_id, sum(upper(dias) - lower(dias))::int as dias from trechos
       where not isempty(dias) group by contrato_id),
    fora as (
      select t.contrato_id, t.vinculo_id, a.tipo,
             unnest(range_agg(t.dias * daterange(a.inicio, a.fim, '[]'))) as dias
        from ausencia a
        join trechos t on t.vinculo_id = a.vinculo_id
       where ${confirmada(fimDoDia)} and daterange(a.inicio, a.fim, '[]') && daterange(${de}::date, ${ate}::date, '[]')
         and daterange(a.inicio, a.fim, '[]') && t.dias
       group by t.contrato_id, t.vinculo_id, a.tipo),
    ausentes as (
      select contrato_id, count(distinct vinculo_id) filter (where tipo = 'afastamento')::int as pessoas,
             sum(upper(dias) - lower(dias)) filter (where tipo = 'afastamento')::int as afastados,
             sum(upper(dias) - lower(dias)) filter (where tipo = 'ferias')::int as ferias
        from fora group by contrato_id)
    select c.contrato_id as id, co.numero || ' · ' || cl.nome_fantasia as contrato,
           coalesce(a.pessoas, 0) as pessoas, c.dias as dias_contratados,
           coalesce(a.afastados, 0) as dias_afastados, coalesce(a.ferias, 0) as dias_de_ferias
      from contratados c
      left join ausentes a on a.contrato_id = c.contrato_id
      join contrato co on co.id = c.contrato_id
      join cliente cl on cl.id = co.cliente_id`.execute(db)
  const linhas = comTermos(rows, busca).map((linha) => ({ ...linha, absenteismo: absenteismoDe(linha) }))
  const soma = { diasAfastados: 0, diasContratados: 0 }
  for (const { diasAfastados, diasContratados } of linhas) {
    soma.diasAfastados += diasAfastados
    soma.diasContratados += diasContratados
  }
  return { fonte: fonteDe(relatorios.ausencias, linhas), totais: { absenteismo: absenteismoDe(soma) } }
}
