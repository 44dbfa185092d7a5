import { sql } from 'kysely'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { CARTOES_POR_COLUNA } from '@rh/domain/processo/chamadas/quadro'
import { faixasDoPrazo, type FaixaDoPrazo, type Quadro } from '@rh/domain/processo/quadro'
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

/** Today, and the time zone of the company. */
export interface Dia {
  readonly hoje: string
  readonly fuso: string
}

/** Board of a kind: its list, with the declared columns, deadlines and turns. */
export interface QuadroDoProcesso<L extends LinhaDeProcesso> {
  readonly listagem: Listagem<L>
  readonly quadro: Quadro<string>
}

/** Columns of a card, besides the row of the list. */
interface DoCartao {
  readonly desde: string
  readonly pareceres: readonly string[]
  readonly agendadaPara: string | null
}

interface Quantas {
  readonly status: string
  readonly data: string | null
  readonly total: number
}

/** Board of a person: the processes of the list, under the same filters. */
export async function obterQuadro<L extends LinhaDeProcesso>(
  db: Db,
  doProcesso: QuadroDoProcesso<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  dia: Dia,
) {
  const { listagem, quadro } = doProcesso
  const colunas = quadro.colunas(ator.grupos)
  const [quantas, cartoes] = await Promise.all([
    contarPorData(db, listagem, ator, filtros, colunas),
    listCartoes(db, listagem, ator, filtros, colunas),
  ])
  const totaisDe = (status: string) => {
    const prazos = Object.fromEntries(codigosDe(faixasDoPrazo).map((faixa) => [faixa, 0])) as Record<
      FaixaDoPrazo,
      number
    >
    let soma = 0
    for (const { data, total } of quantas.filter((linha) => linha.status === status)) {
      soma += total
      const marcado = quadro.prazo(status, data, dia.hoje)
      if (marcado) prazos[marcado.faixa] += total
    }
    return { total: soma, prazos }
  }
  return {
    colunas: colunas.map((status) => ({
      status: status as L['status'],
      ...totaisDe(status),
      cartoes: cartoes
        .filter((linha) => linha.status === status)
        .map((linha) => comoCartao(doProcesso, ator, linha, dia)),
    })),
  }
}

/** Counts by date: the rule assigns dates to deadline bands, not the query. */
async function contarPorData<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  colunas: readonly string[],
): Promise<Quantas[]> {
  const { rows } = await sql<Quantas>`
    select p.status, p.data, count(*)::int as total
      from processo_indice p
     where p.status = any (${sql.val([...colunas])}::text[]) and ${condicoes(listagem, ator, filtros)}
     group by p.status, p.data`.execute(db)
  return rows
}

/**
 * First cards of each column by date, the order of their deadlines. Only shown cards load their columns and their last
 * transition.
 */
async function listCartoes<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
  colunas: readonly string[],
): Promise<(L & DoCartao)[]> {
  // A query for each status by name: joined to a list of them, the planner would walk all dates for the rarest.
  const primeiros = colunas.map(
    (
      status,
    ) => sql`(select p.id from processo_indice p where ${condicoes(listagem, ator, { ...filtros, status })}
      order by p.data nulls last, p.id limit ${CARTOES_POR_COLUNA})`,
  )
  const { rows } = await sql<L & DoCartao>`
    with pagina as materialized (${sql.join(primeiros, sql` union all `)})
    select c.*, i.palavras as pareceres,
           (select e.em from processo_evento e
             where e.processo_id = c.id and e.tipo in ('criacao', 'transicao')
             order by e.id desc limit 1) as desde,
           (select ag.para from processo_agenda ag where ag.processo_id = c.id) as agendada_para
      from (${comColunas(listagem, ator, sql`pagina`, filtros)}) c join processo_indice i on i.id = c.id
     order by i.data nulls last, c.id`.execute(db)
  return rows
}

function comoCartao<L extends LinhaDeProcesso>(
  { listagem, quadro }: QuadroDoProcesso<L>,
  ator: Ator,
  linha: L & DoCartao,
  { hoje, fuso }: Dia,
) {
  const { status, desde, pareceres, agendadaPara } = linha
  const entrou = hojeEm(Temporal.Instant.from(desde), fuso)
  return {
    ...comoVista(listagem, ator)(linha),
    agendadaPara,
    prazo: quadro.prazo(status, linha.data, hoje),
    diasNaEtapa: Math.max(0, diasEntre(entrou, hoje)),
    aguardando: quadro.aguardando(status, pareceres, agendadaPara !== null),
  }
}
