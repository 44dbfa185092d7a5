import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { inicioContract } from '@rh/domain/contract/inicio'
import { DIAS_DA_SEMANA, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { emVigor, semFimMarcado, terminaEmBreve, ultimaDecisaoAte } from '../colaborador/periodo.ts'
import { nomesDosContratos } from '../estatisticas/por-mes.ts'
import { contratoNoEscopo, noEscopo, type Escopo } from '../processo/escopo.ts'
import { estavam } from '../processo/listas/como-era.ts'
import type { Momento } from './momento.ts'
import { dasFerias, dasFeriasEm } from './prazos-das-ferias.ts'

type Filtros = z.output<NonNullable<(typeof inicioContract)['GET /api/inicio/prazos']['query']>>

/** Rows shown; the counts say how many there are. */
const MOSTRADOS = 8

const processos = (
  tipo: TipoDeclarado,
  prazo: PrazoDoRh,
  dia: RawBuilder<unknown>,
  onde: RawBuilder<unknown>,
) => sql`
  select ${prazo}::text as tipo, p.tipo as processo, p.id, p.numero, p.nome, p.contrato_id, ${dia} as dia
    from processo_indice p ${onde} and p.tipo = ${tipo}`

/** What is due today and later of the processes, by the terms that their rows keep. */
const dosProcessos = (ate: string, escopo: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    ${processos(
      'admissao',
      'registrar_admissao',
      sql`p.prazo_legal`,
      // No step is due after the last day of the law: the index of terms is read up to it.
      sql`where p.status in ('solicitada', 'em_analise', 'aprovada') and p.prazo <= ${ate}::date
          and p.prazo_legal <= ${ate}::date and ${escopo}`,
    )}
    union all
    ${processos(
      'demissao',
      'pagar_rescisao',
      sql`p.prazo`,
      sql`where p.status in ('desligado', 'em_conferencia') and p.prazo <= ${ate}::date and ${escopo}`,
    )}
    union all ${dasFerias(ate, escopo)}`

interface DiaPassado {
  readonly dia: string
  /** The moment in which it ended. */
  readonly fim: string
}

/** The same as a day that is over had them: a row keeps the term of now, so that it is worked out from the dates. */
const dosProcessosEm = (
  { dia, fim }: DiaPassado,
  ate: string,
  escopo: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
    ${processos(
      'admissao',
      'registrar_admissao',
      sql`p.data::date - 1`,
      // The text of a date orders as the date: the index of dates is read up to the last day.
      sql`where ${estavam(['solicitada', 'em_analise', 'aprovada'], fim)} and p.data <= ${somarDias(ate, 1)} and ${escopo}`,
    )}
    union all
    ${processos(
      'demissao',
      'pagar_rescisao',
      sql`d.pagar_ate`,
      sql`join demissao d on d.processo_id = p.id
        where d.comunicado_em <= ${dia}::date and (d.pago_em is null or d.pago_em > ${dia}::date)
          and d.pagar_ate <= ${ate}::date and ${estavam(['desligado', 'em_conferencia'], fim)} and ${escopo}`,
    )}
    union all ${dasFeriasEm(fim, ate, escopo)}`

/**
 * What is due up to a day, of the people and processes that the person sees, whoever has to do it; looked at from `hoje`,
 * of which `fim` is the end where it is a day that is over.
 */
export function prazosAte(
  ator: Escopo,
  hoje: string,
  ate: string,
  fim: string | null = null,
): RawBuilder<unknown> {
  const escopo = noEscopo(ator)
  return sql`(
    ${fim === null ? dosProcessos(ate, escopo) : dosProcessosEm({ dia: hoje, fim }, ate, escopo)}
    union all
    select 'decidir_experiencia', null, v.id, v.matricula, coalesce(pe.nome_social, pe.nome), cp.contrato_id,
           cp.fim_experiencia
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      ${ultimaDecisaoAte(fim)}
     where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
       and ${terminaEmBreve(hoje, DIAS_DA_SEMANA - 1, fim !== null)}
    union all
    select 'encerrar_aprendizagem', null, v.id, v.matricula, coalesce(pe.nome_social, pe.nome), cp.contrato_id,
           v.fim_aprendizagem
      from vinculo v
      join colaborador_periodo cp on cp.vinculo_id = v.id
      join pessoa pe on pe.id = v.pessoa_id
     where v.fim_aprendizagem between ${hoje}::date and ${hoje}::date + ${DIAS_DA_SEMANA - 1}::int
       and ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')} and ${semFimMarcado(hoje, fim !== null)})`
}

interface Linha {
  readonly tipo: PrazoDoRh
  readonly processo: TipoDeclarado | null
  readonly id: number
  readonly numero: string | null
  readonly nome: string | null
  readonly contratoId: number | null
  readonly dia: string
}

interface Lidos {
  readonly contagens: readonly { readonly tipo: PrazoDoRh; readonly quando: string; readonly total: number }[]
  /** The nearest ones of those that are asked for. */
  readonly linhas: readonly Linha[]
}

const diasDesde = (hoje: string): string[] =>
  Array.from({ length: DIAS_DA_SEMANA }, (_, i) => somarDias(hoje, i))

async function lerPrazos(
  db: Db,
  ator: Ator,
  { tipo, quando: qual }: Omit<Filtros, 'em'>,
  { dia: hoje, fim }: Momento,
): Promise<Lidos> {
  const quando = sql`case when t.dia < ${hoje}::date then 'vencidos' else t.dia::text end`
  const onde = sql.join(
    [sql`true`, ...(tipo ? [sql`t.tipo = ${tipo}`] : []), ...(qual ? [sql`${quando} = ${qual}`] : [])],
    sql` and `,
  )
  const { rows } = await sql<Lidos>`
    with prazos as materialized (select * from ${prazosAte(ator, hoje, diasDesde(hoje).at(-1) ?? hoje, fim)} t)
    select (select coalesce(json_agg(c), '[]') from (
             select t.tipo, ${quando} as quando, count(*)::int as total from prazos t group by 1, 2) c) as contagens,
           (select coalesce(json_agg(json_build_object('tipo', t.tipo, 'processo', t.processo, 'id', t.id, 'numero', t.numero,
                     'nome', t.nome, 'contratoId', t.contrato_id, 'dia', t.dia) order by t.dia, t.nome, t.id), '[]')
              from (select * from prazos t where ${onde} order by t.dia, t.nome, t.id limit ${MOSTRADOS}) t) as linhas`.execute(
    db,
  )
  return rows[0] ?? { contagens: [], linhas: [] }
}

/** What deadlines are worked out from; a move or a parecer is written with the row of its process. */
const FONTES = [
  'colaborador_periodo',
  'demissao',
  'experiencia_decisao',
  'pessoa',
  'processo_indice',
  'vinculo',
] as const

/** The same, of a whole company, until anything that they are worked out from is written. */
const lerMantidos = (db: Db, ator: Ator, filtros: Omit<Filtros, 'em'>, momento: Momento): Promise<Lidos> =>
  ator.escopado
    ? lerPrazos(db, ator, filtros, momento)
    : whileUnchanged(
        db,
        {
          about: 'prazos',
          question: [momento.dia, momento.fim, filtros.tipo, filtros.quando],
          tables: FONTES,
          places: PERGUNTAS,
        },
        () => lerPrazos(db, ator, filtros, momento),
      )

/** A day with each of its kinds and dates, and another day or two. */
const PERGUNTAS = 50

/** Deadlines that are over and those of the week: how many of each kind on each day, and the nearest ones. */
export async function obterPrazos(db: Db, ator: Ator, filtros: Omit<Filtros, 'em'>, momento: Momento) {
  const { tipo, quando: qual } = filtros
  const { contagens, linhas } = await lerMantidos(db, ator, filtros, momento)
  const nomes = await nomesDosContratos(
    db,
    linhas.map(({ contratoId }) => contratoId),
  )
  const results = linhas.map(({ contratoId, ...linha }) => ({
    ...linha,
    contrato: nomes.find(({ value }) => value === contratoId)?.label ?? null,
  }))
  const total = contagens
    .filter((linha) => !tipo || linha.tipo === tipo)
    .filter((linha) => !qual || linha.quando === qual)
    .reduce((soma, linha) => soma + linha.total, 0)
  return { dias: diasDesde(momento.dia), contagens: [...contagens], results, total }
}
