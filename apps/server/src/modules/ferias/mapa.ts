import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { mapaDeFeriasContract, PessoaDoMapa, PostoNoMapa } from '@rh/domain/contract/mapa-de-ferias'
import { listaMapaDeFerias, type QuemNoMapa, type TipoDeAusencia } from '@rh/domain/listas/mapa-de-ferias'
import { diasDescobertos, foraJuntos, type Trecho } from '@rh/domain/processos/ferias/mapa'
import type { Dias } from '@rh/domain/processos/ferias/fatos'
import { somarDias, somarMeses } from '@rh/domain/regras/calendario/datas'
import { tetoDeAusencias } from '@rh/domain/regras/ferias/ausencias'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import { exportar, type ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomeDoContrato } from '../processo/nomes.ts'
import { listContratos } from './contratos.ts'

export type FiltrosDoMapa = z.output<
  NonNullable<(typeof mapaDeFeriasContract)['GET /api/ferias/mapa']['query']>
>

const MESES = 12
/** As many rows as a browser draws at once; a larger contract has pages. */
const POR_PAGINA = 100

/** Twelve whole months, from that of the day. */
export function janelaDoMapa(de: string): Dias {
  const inicio = `${de.slice(0, 7)}-01`
  return { inicio, fim: somarDias(somarMeses(inicio, MESES), -1) }
}

const naJanela = ({ inicio, fim }: Dias) =>
  sql<boolean>`a.inicio <= ${fim}::date and (a.fim is null or a.fim >= ${inicio}::date)`

/** Whom a map may be narrowed to. */
const quem = (hoje: string, janela: Dias): Readonly<Record<QuemNoMapa, RawBuilder<boolean>>> => ({
  por_marcar: sql`exists (select from ferias_periodo p
    where p.vinculo_id = cp.vinculo_id and p.saldo > 0 and p.fim < ${hoje}::date)`,
  fora: sql`exists (select from ausencia a where a.vinculo_id = cp.vinculo_id and ${naJanela(janela)})`,
})

interface Quais {
  readonly contratoId: number
  readonly hoje: string
  readonly filtros?: FiltrosDoMapa
}

/** The people of a contract on a day, whom the person looking follows. */
const pessoasDo = (ator: Ator, { contratoId, hoje, filtros: { busca, quem: so, de } = {} }: Quais) => sql`
  select cp.vinculo_id as id, cp.posto_id, cp.nome_busca, cp.matricula, lo.nome as local
    from colaborador_periodo cp
    join posto po on po.id = cp.posto_id
    join local lo on lo.id = po.local_id
   where cp.contrato_id = ${contratoId} and ${contratoNoEscopo(ator, 'cp.contrato_id')} and ${emVigor(hoje)}
     and (cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date)
     and ${busca === undefined ? sql`true` : contemTermos('cp.nome_busca', busca)}
     and ${so === undefined ? sql`true` : quem(hoje, janelaDoMapa(de ?? hoje))[so]}`

/** The oldest complete period that has days left, as `fp`. */
const periodoPorMarcar = (hoje: string) => sql`left join lateral (
  select p.saldo, p.ultimo_inicio from ferias_periodo p
   where p.vinculo_id = de.id and p.saldo > 0 and p.fim < ${hoje}::date order by p.inicio limit 1) fp on true`

/** Somebody takes the place meanwhile, is chosen to, or the client agreed to nobody doing it. */
const COBERTA = sql<boolean>`(
  exists (select from alocacao al where al.processo_id = a.processo_id and al.tipo <> 'titular'
             and daterange(al.inicio, al.fim, '[]') && daterange(a.inicio, a.fim, '[]'))
  or exists (select from processo_formulario f, jsonb_array_elements(f.dados -> 'fracoes') x
              where f.processo_id = a.processo_id and a.tipo = 'ferias' and x ->> 'cobertura' is not null
                and x ->> 'inicio' = a.inicio::text))`

/** Of a leave a map says the days: neither what it is nor how far it got. */
const STATUS = sql<string | null>`case when a.tipo = 'ferias' then p.status end`

const ORDEM = {
  posto: sql`(achados.local, achados.posto_id, achados.nome_busca)`,
}

type Linha = Omit<PessoaDoMapa, 'ausencias'>

function listPessoas(db: Db, ator: Ator, filtros: FiltrosDoMapa, contratoId: number, hoje: string) {
  const achadas = pessoasDo(ator, { contratoId, hoje, filtros })
  return listPage<Linha>(
    db,
    { porPagina: POR_PAGINA, ...filtros },
    {
      from: sql`
        select de.id, de.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, de.matricula,
               de.posto_id, de.local, de.nome_busca, coalesce(fp.saldo, 0) as saldo, fp.ultimo_inicio
          from (${achadas}) de
          join vinculo v on v.id = de.id
          join pessoa pe on pe.id = v.pessoa_id
          ${periodoPorMarcar(hoje)}`,
      colunas: ORDEM,
      ordemPadrao: listaMapaDeFerias.ordemPadrao,
      semNulos: ['posto'],
    },
  )
}

interface AusenciaDoMapa {
  readonly colaboradorId: number
  readonly postoId: number
  readonly tipo: TipoDeAusencia
  readonly inicio: string
  readonly fim: string | null
  readonly processoId: number
  readonly status: string | null
  readonly coberta: boolean
}

/** Everybody of the contract who is away on some of the days: conflicts are of the whole contract, not of a page. */
async function listAusencias(db: Db, pessoas: RawBuilder<unknown>, janela: Dias): Promise<AusenciaDoMapa[]> {
  const { rows } = await sql<AusenciaDoMapa>`
    select de.id as colaborador_id, de.posto_id, a.tipo, a.inicio, a.fim, a.processo_id,
           ${STATUS} as status, ${COBERTA} as coberta
      from (${pessoas}) de
      join ausencia a on a.vinculo_id = de.id
      join processo p on p.id = a.processo_id
     where ${naJanela(janela)}
     order by a.inicio, a.id`.execute(db)
  return rows
}

type NomeDoPosto = Pick<PostoNoMapa, 'id' | 'local' | 'cargo' | 'escala'>

async function listPostos(db: Db, ids: readonly number[]): Promise<NomeDoPosto[]> {
  const { rows } = await sql<NomeDoPosto>`
    select po.id, lo.nome as local, ca.titulo as cargo, es.nome as escala
      from posto po
      join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id
      join escala es on es.id = po.escala_id
     where po.id = any (${[...ids]}::int[])`.execute(db)
  return rows
}

async function contarPessoas(db: Db, pessoas: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${pessoas}) de`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** The days of an absence that the map shows. */
const dentro = ({ inicio, fim }: Pick<AusenciaDoMapa, 'inicio' | 'fim'>, janela: Dias): Dias => ({
  inicio: inicio > janela.inicio ? inicio : janela.inicio,
  fim: fim === null || fim > janela.fim ? janela.fim : fim,
})

/** What goes on at one post. Days that are over cannot be covered any more. */
function marcasDo(ausencias: readonly AusenciaDoMapa[], janela: Dias, hoje: string) {
  const adiante = { ...janela, inicio: hoje > janela.inicio ? hoje : janela.inicio }
  const descobertas = ausencias.filter(({ coberta, fim }) => !coberta && (fim === null || fim >= hoje))
  return {
    juntos: foraJuntos(
      ausencias.map((uma) => dentro(uma, janela)),
      1,
    ),
    descobertos:
      adiante.inicio > janela.fim ? [] : diasDescobertos(descobertas.map((uma) => dentro(uma, adiante))),
  }
}

interface Pedido {
  readonly ator: Ator
  readonly filtros: FiltrosDoMapa
  readonly hoje: string
}

/** The map of one contract; of the first that the person follows where none is asked for. */
async function obterMapa(db: Db, { ator, filtros, hoje }: Pedido) {
  const contratos = await listContratos(db, ator, hoje)
  const contratoId = filtros.contratoId ?? contratos[0]?.value ?? 0
  const janela = janelaDoMapa(filtros.de ?? hoje)
  const todas = pessoasDo(ator, { contratoId, hoje })
  const [contrato, pagina, ausencias, efetivo, percentual] = await Promise.all([
    nomeDoContrato(ator)(db, contratoId),
    listPessoas(db, ator, filtros, contratoId, hoje),
    listAusencias(db, todas, janela),
    contarPessoas(db, todas),
    limiteEm(db, 'ferias.ausencias', hoje),
  ])
  const porPosto = Map.groupBy(ausencias, ({ postoId }) => postoId)
  const porPessoa = Map.groupBy(ausencias, ({ colaboradorId }) => colaboradorId)
  const ids = [...new Set(pagina.results.map(({ postoId }) => postoId))]
  const postos = new Map((await listPostos(db, ids)).map((posto) => [posto.id, posto]))
  const maximo = tetoDeAusencias(efetivo, percentual)
  return {
    ...pagina,
    results: pagina.results.map((linha) => ({
      ...linha,
      ausencias: porPessoa.get(linha.colaboradorId) ?? [],
    })),
    contrato: contrato === null ? null : { value: contratoId, label: contrato },
    contratos,
    de: janela.inicio,
    hoje,
    postos: ids.flatMap((id) => {
      const posto = postos.get(id)
      return posto ? [{ ...posto, ...marcasDo(porPosto.get(id) ?? [], janela, hoje) }] : []
    }),
    teto: { maximo, percentual, acima: acimaDoTeto(ausencias, maximo, janela) },
  }
}

const acimaDoTeto = (ausencias: readonly AusenciaDoMapa[], maximo: number, janela: Dias): Trecho[] =>
  foraJuntos(
    ausencias.map((uma) => dentro(uma, janela)),
    maximo,
  )

/** The same as rows: the people by post, each stretch on a row of its own, and a row for who has none. */
function mapaSource(
  { ator, filtros, hoje }: Pedido,
  contratoId: number,
): ExportSource<{ readonly id: number }, object> {
  const janela = janelaDoMapa(filtros.de ?? hoje)
  return {
    from: sql`
      select coalesce(a.id, 0) as id, de.local, de.posto_id, de.nome_busca, de.id as colaborador_id,
             de.local as posto, ca.titulo as cargo, coalesce(pe.nome_social, pe.nome) as nome, de.matricula, a.tipo,
             ${STATUS} as status, a.inicio, a.fim, a.fim - a.inicio + 1 as dias,
             case when a.id is not null then ${COBERTA} end as cobertura, coalesce(fp.saldo, 0) as saldo,
             fp.ultimo_inicio
        from (${pessoasDo(ator, { contratoId, hoje, filtros })}) de
        join vinculo v on v.id = de.id
        join pessoa pe on pe.id = v.pessoa_id
        join posto po on po.id = de.posto_id
        join cargo ca on ca.id = po.cargo_id
        ${periodoPorMarcar(hoje)}
        left join (ausencia a join processo p on p.id = a.processo_id)
          on a.vinculo_id = de.id and ${naJanela(janela)}`,
    colunas: { posto: sql`(achados.local, achados.posto_id, achados.nome_busca, achados.inicio)` },
    ordemPadrao: listaMapaDeFerias.ordemPadrao,
    semNulos: ['posto'],
    mostrar: (linha) => linha,
  }
}

/** The map of the year of a contract, on a page and as a file. */
export function mapaHandlers(deps: Deps): Handlers<typeof mapaDeFeriasContract> {
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  return {
    'GET /api/ferias/mapa': ({ query, request: { ator } }) =>
      obterMapa(deps.db, { ator, filtros: query, hoje: hoje() }),
    'GET /api/ferias/mapa/exportar': async ({ query, request }) => {
      const { ator } = request
      const contratoId = query.contratoId ?? (await listContratos(deps.db, ator, hoje()))[0]?.value ?? 0
      return exportar(deps, request, {
        lista: listaMapaDeFerias,
        query: { ...query, contratoId },
        nomes: { contratoId: nomeDoContrato(ator) },
        source: mapaSource({ ator, filtros: query, hoje: hoje() }, contratoId),
      })
    },
  }
}
