import { sql } from 'kysely'
import type { AdmissaoQuadro } from '@rh/domain/contract/admissao/index'
import type { CartaoDoQuadro, QuadroDasAdmissoes } from '@rh/domain/contract/admissao/registro'
import { CARTOES_POR_COLUNA } from '@rh/domain/processo/chamadas/quadro'
import {
  aguardandoNaAdmissao,
  colunasDoQuadro,
  prazoDoEsocial,
  type StatusAdmissao,
} from '@rh/domain/processos/admissao/quadro'
import { faixasDoPrazo, type FaixaDoPrazo } from '@rh/domain/processo/quadro'
import { codigosDe } from '@rh/domain/cadastros/codigos'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { comColunas, condicoes, type Filtros } from './lista.ts'

/** Today, and where days begin. */
interface Dia {
  readonly hoje: string
  readonly fuso: string
}

interface Quantas {
  readonly status: StatusAdmissao
  readonly dataPrevista: string | null
  readonly total: number
}

type Linha = Omit<CartaoDoQuadro, 'prazo' | 'diasNaEtapa' | 'aguardando'> & {
  readonly desde: string
  readonly palavras: readonly string[]
}

export const quadroHandlers = ({
  db,
  relogio,
  config: { empresaFuso: fuso },
}: Deps): Handlers<AdmissaoQuadro> => ({
  'GET /api/admissao/quadro': ({ query, pedido }) =>
    obterQuadro(db, pedido.ator, query, { hoje: hojeEm(relogio.agora(), fuso), fuso }),
})

/** The board of a person: the same admissions as the list's, under the same filters. */
export async function obterQuadro(
  db: Db,
  ator: Ator,
  filtros: Filtros,
  dia: Dia,
): Promise<QuadroDasAdmissoes> {
  const colunas = colunasDoQuadro(ator.grupos)
  const [quantas, cartoes] = await Promise.all([
    contarPorData(db, ator, filtros, colunas),
    listCartoes(db, ator, filtros, colunas),
  ])
  return {
    colunas: colunas.map((status) => ({
      status,
      ...totaisDe(
        quantas.filter((linha) => linha.status === status),
        dia.hoje,
      ),
      cartoes: cartoes.filter((linha) => linha.status === status).map((linha) => comoCartao(linha, dia)),
    })),
  }
}

/** By start date: which band of the term a date falls in is the rule's to say, not the query's. */
async function contarPorData(
  db: Db,
  ator: Ator,
  filtros: Filtros,
  colunas: readonly StatusAdmissao[],
): Promise<Quantas[]> {
  const { rows } = await sql<Quantas>`
    select p.status, p.data as data_prevista, count(*)::int as total
      from processo_indice p
     where p.status = any (${sql.val([...colunas])}::text[]) and ${condicoes(ator, filtros)}
     group by p.status, p.data`.execute(db)
  return rows
}

function totaisDe(quantas: readonly Quantas[], hoje: string) {
  const prazos = Object.fromEntries(codigosDe(faixasDoPrazo).map((faixa) => [faixa, 0])) as Record<
    FaixaDoPrazo,
    number
  >
  let soma = 0
  for (const { status, dataPrevista, total } of quantas) {
    soma += total
    const prazo = prazoDoEsocial(status, dataPrevista, hoje)
    if (prazo) prazos[prazo.faixa] += total
  }
  return { total: soma, prazos }
}

/**
 * The first of each column by start date, which is the order of their terms. Only the cards that are shown fetch
 * their columns and their last move.
 */
async function listCartoes(
  db: Db,
  ator: Ator,
  filtros: Filtros,
  colunas: readonly StatusAdmissao[],
): Promise<Linha[]> {
  // A query for each status by name: joined to a list of them, the planner would walk all dates for the rarest.
  const primeiros = colunas.map(
    (status) => sql`(select p.id from processo_indice p where ${condicoes(ator, { ...filtros, status })}
      order by p.data nulls last, p.id limit ${CARTOES_POR_COLUNA})`,
  )
  const { rows } = await sql<Linha>`
    with pagina as materialized (${sql.join(primeiros, sql` union all `)})
    select c.id, c.numero, c.status, c.nome, c.cargo, c.posto, c.contrato, c.data_prevista, c.solicitante,
           c.minha_vez, i.palavras,
           (select e.em from processo_evento e
             where e.processo_id = c.id and e.tipo in ('criacao', 'transicao')
             order by e.id desc limit 1) as desde,
           (select ag.para from processo_agenda ag where ag.processo_id = c.id) as agendada_para
      from (${comColunas(ator, sql`pagina`)}) c join processo_indice i on i.id = c.id
     order by c.data_prevista nulls last, c.id`.execute(db)
  return rows
}

function comoCartao({ desde, palavras, ...linha }: Linha, { hoje, fuso }: Dia): CartaoDoQuadro {
  const entrou = hojeEm(Temporal.Instant.from(desde), fuso)
  return {
    ...linha,
    prazo: prazoDoEsocial(linha.status, linha.dataPrevista, hoje),
    diasNaEtapa: Math.max(0, diasEntre(entrou, hoje)),
    aguardando: aguardandoNaAdmissao(linha.status, palavras, linha.agendadaPara !== null),
  }
}
