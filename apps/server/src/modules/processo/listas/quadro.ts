import { sql } from 'kysely'
import { CARTOES_POR_COLUNA } from '@rh/domain/processo/chamadas/quadro'
import type { AnyProcess } from '@rh/domain/processo/define'
import { faixaDe, nomesDasFaixas, type FaixaDoPrazo } from '@rh/domain/processo/prazo'
import { colunasDoQuadro } from '@rh/domain/processo/quadro'
import { gruposDaVez } from '@rh/domain/processo/vez'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { hojeEm } from '../../../clock.ts'
import { comoVista } from './lista.ts'
import {
  comColunas,
  condicoes,
  type FiltrosDeProcesso,
  type LinhaDeProcesso,
  type Listagem,
} from './listagem.ts'
import { andamentoDe, type LinhaCrua, type Trabalho } from './trabalho.ts'

/** Today, and the time zone of the company. */
export interface Dia {
  readonly hoje: string
  readonly fuso: string
}

interface Quantas {
  readonly status: string
  readonly prazo: string | null
  readonly total: number
}

/** Board of a person: the processes of the list, under the same filters. */
export async function obterQuadro<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  dia: Dia,
) {
  const { process } = listagem
  const colunas = colunasDoQuadro(process, ator.grupos)
  const [quantas, cartoes] = await Promise.all([
    contarPorPrazo(db, listagem, ator, filtros, colunas),
    listCartoes(db, listagem, ator, filtros, colunas),
  ])
  const vista = comoVista(listagem, ator, { ...filtros, hoje: dia.hoje })
  const totaisDe = (status: string) => {
    const prazos = Object.fromEntries(nomesDasFaixas.map((faixa) => [faixa, 0])) as Record<
      FaixaDoPrazo,
      number
    >
    let soma = 0
    for (const { prazo, total } of quantas.filter((linha) => linha.status === status)) {
      soma += total
      if (prazo !== null) prazos[faixaDe(diasEntre(dia.hoje, prazo))] += total
    }
    return { total: soma, prazos }
  }
  return {
    colunas: colunas.map((status) => ({
      status: status as L['status'],
      ...totaisDe(status),
      cartoes: cartoes
        .filter((linha) => linha.status === status)
        .map((linha) => comoCartao(process, linha, vista(linha), dia)),
    })),
  }
}

/** Counts by day: the rule assigns days to bands, not the query. */
async function contarPorPrazo<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  colunas: readonly string[],
): Promise<Quantas[]> {
  const { rows } = await sql<Quantas>`
    select p.status, p.prazo::text as prazo, count(*)::int as total
      from processo_indice p
     where p.status = any (${sql.val([...colunas])}::text[]) and ${condicoes(listagem, ator, filtros)}
     group by p.status, p.prazo`.execute(db)
  return rows
}

/**
 * First cards of each column, what is due first. Only shown cards load their columns.
 */
async function listCartoes<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  colunas: readonly string[],
): Promise<(L & LinhaCrua)[]> {
  // A query for each status by name: joined to a list of them, the planner would walk all dates for the rarest.
  const primeiros = colunas.map(
    (
      status,
    ) => sql`(select p.id from processo_indice p where ${condicoes(listagem, ator, { ...filtros, status })}
      order by p.prazo nulls last, p.data nulls last, p.id limit ${CARTOES_POR_COLUNA})`,
  )
  const { rows } = await sql<L & LinhaCrua>`
    with pagina as materialized (${sql.join(primeiros, sql` union all `)})
    select c.* from (${comColunas(listagem, ator, sql`pagina`, filtros)}) c
     order by c.prazo_dia nulls last, c.data nulls last, c.id`.execute(db)
  return rows
}

function comoCartao<L extends LinhaDeProcesso>(
  process: AnyProcess,
  linha: L & LinhaCrua,
  vista: L & Trabalho,
  { hoje, fuso }: Dia,
) {
  const entrou = hojeEm(Temporal.Instant.from(linha.desde), fuso)
  return {
    ...vista,
    diasNaEtapa: Math.max(0, diasEntre(entrou, hoje)),
    aguardando: gruposDaVez(process, andamentoDe(linha)),
  }
}
