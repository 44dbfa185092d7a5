import { sql, type RawBuilder } from 'kysely'
import { LIMITE_PADRAO, type integracaoContract } from '@rh/domain/contract/integracao'
import type { HandlerReply } from '@rh/domain/http/endpoint'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Portador, RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { abrirContas, type ContaLida } from '../colaborador/conta.ts'
import { emVigor, noQuadro } from '../colaborador/periodo.ts'

type Api = typeof integracaoContract
type LinhaDe<K extends keyof Api> = HandlerReply<Api[K]>['results'][number]

interface Pagina {
  readonly depois?: number | undefined
  readonly limite?: number | undefined
}

/** The other system of a call that only keys reach; see access.ts. */
const portadorDe = ({ portador }: RequestContext): Portador => {
  if (!portador) throw new Error('A call for other systems came without a key')
  return portador
}

/** Contracts of the key, on a column that holds one: part of every query. */
const doContrato = ({ contratoIds }: Portador, coluna: string): RawBuilder<boolean> =>
  contratoIds === null
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(coluna)} = any (${[...contratoIds]}::int[])`

/** A process `p` is of two contracts: that of who leaves one, and that of who arrives. */
const doProcesso = (portador: Portador): RawBuilder<boolean> =>
  sql<boolean>`(${doContrato(portador, 'p.contrato_id')} or ${doContrato(portador, 'p.contrato_destino_id')})`

/** A column of a contract, without one that the key does not have. */
const seDoContrato = (portador: Portador, coluna: string): RawBuilder<number | null> =>
  sql<number | null>`case when ${doContrato(portador, coluna)} then ${sql.ref(coluna)} end`

/** Reads a page by id: one row more than asked says whether others follow. */
async function ler<R extends { readonly id: number }>(
  { db }: Deps,
  { depois = 0, limite = LIMITE_PADRAO }: Pagina,
  selecionar: (depois: number, linhas: number) => RawBuilder<R>,
): Promise<{ results: R[]; proximo: number | null }> {
  const { rows } = await selecionar(depois, limite + 1).execute(db)
  const results = rows.slice(0, limite)
  return { results, proximo: rows.length > limite ? (results.at(-1)?.id ?? null) : null }
}

/** What other systems read with a key. */
export function integracaoHandlers(deps: Deps): Handlers<Api> {
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  return {
    'GET /api/integracao/colaboradores': ({ query, request }) =>
      ler(deps, query, (depois, linhas) => colaboradores(portadorDe(request), hoje(), { depois, linhas })),
    'GET /api/integracao/contratos': ({ query, request }) =>
      ler(deps, query, (depois, linhas) => contratos(portadorDe(request), { depois, linhas })),
    'GET /api/integracao/ferias': ({ query, request }) =>
      ler(deps, query, (depois, linhas) =>
        ferias(portadorDe(request), query.desde ?? hoje(), { depois, linhas }),
      ),
    'GET /api/integracao/processos': ({ query, request }) =>
      ler(deps, query, (depois, linhas) => processos(portadorDe(request), { depois, linhas })),
    'GET /api/integracao/eventos': async ({ query, request }) => {
      const completos = await ateOnde(deps)
      return ler(deps, query, (depois, linhas) => eventos(portadorDe(request), completos, { depois, linhas }))
    },
    'GET /api/integracao/folha': ({ query, request }) =>
      ler(deps, query, (depois, linhas) => envios(portadorDe(request), { depois, linhas })),
    'GET /api/integracao/folha/:id': async ({ params, query, request }) => {
      const pagina = await ler(deps, query, (depois, linhas) =>
        linhasDaFolha(portadorDe(request), params.id, { depois, linhas }),
      )
      return { ...pagina, results: await comContas(deps, pagina.results) }
    },
  }
}

interface Trecho {
  readonly depois: number
  readonly linhas: number
}

const colaboradores = (portador: Portador, hoje: string, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/colaboradores'>>`
    select v.id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, ca.titulo as cargo, ca.cbo,
           co.id as contrato_id, co.numero as contrato, lo.nome as posto, es.nome as escala,
           v.data_admissao as admissao, v.data_desligamento as desligamento
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select x.* from vinculo_versao x where x.vinculo_id = v.id
                     order by x.vigencia <= ${hoje}::date desc, abs(x.vigencia - ${hoje}::date) limit 1) vv on true
      join cargo ca on ca.id = vv.cargo_id
      join contrato co on co.id = vv.contrato_id
      join posto po on po.id = vv.posto_id
      join local lo on lo.id = po.local_id
      join escala es on es.id = vv.escala_id
     where ${emVigor(hoje)} and ${noQuadro(hoje)} and ${doContrato(portador, 'vv.contrato_id')} and v.id > ${depois}
     order by v.id limit ${linhas}`

const contratos = (portador: Portador, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/contratos'>>`
    select co.id, co.numero, cl.nome_fantasia as cliente, co.inicio, co.termino as fim,
           co.encerrado_em is not null as encerrado
      from contrato co join cliente cl on cl.id = co.cliente_id
     where ${doContrato(portador, 'co.id')} and co.id > ${depois}
     order by co.id limit ${linhas}`

const ferias = (portador: Portador, desde: string, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/ferias'>>`
    select au.id, v.id as colaborador_id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, vv.contrato_id,
           au.inicio, au.fim
      from ausencia au
      join vinculo v on v.id = au.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select x.contrato_id from vinculo_versao x where x.vinculo_id = v.id
                     order by x.vigencia <= au.inicio desc, abs(x.vigencia - au.inicio) limit 1) vv on true
     where au.tipo = 'ferias' and au.confirmada and au.fim >= ${desde}::date
       and ${doContrato(portador, 'vv.contrato_id')} and au.id > ${depois}
     order by au.id limit ${linhas}`

const processos = (portador: Portador, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/processos'>>`
    select p.id, p.tipo, p.numero, p.status, p.vinculo_id as colaborador_id,
           ${seDoContrato(portador, 'p.contrato_id')} as contrato_id,
           case when i.data ~ '^\\d{4}-\\d\\d-\\d\\d$' then i.data end as data, p.atualizado_em
      from processo p join processo_indice i on i.id = p.id
     where ${doProcesso(portador)}
       and p.status <> 'rascunho' and p.id > ${depois}
     order by p.id limit ${linhas}`

/** Longer than any write takes: the number of an older effect was taken after every write of then was over. */
const ESCRITA_MAXIMA = { hours: 1 } as const

/**
 * Condition on the effects `e` before which no other can still appear. Numbers are taken while writes are under way, and
 * one that began later may take the lower number and end last: whoever went on from the higher one would never hear of it.
 * So it is seen which there are, and only then whether a write has any in hand; one that has none any more is seen by the
 * reading that follows.
 */
async function ateOnde({ db, clock }: Deps): Promise<RawBuilder<boolean>> {
  const { rows: vistos } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from efeito`.execute(
    db,
  )
  const { rows: emCurso } = await sql`
    select from pg_locks l
     where l.locktype = 'relation' and l.relation = 'efeito'::regclass and l.mode = 'RowExclusiveLock'
       and l.database = (select d.oid from pg_database d where d.datname = current_database())
     limit 1`.execute(db)
  return emCurso.length === 0
    ? sql<boolean>`e.id <= ${vistos[0]?.id ?? 0}`
    : sql<boolean>`e.em < ${isoDe(clock.agora().subtract(ESCRITA_MAXIMA))}`
}

/** Effects, the first ones first; those of writes under way, and whatever came after them, wait for the next call. */
const eventos = (portador: Portador, completos: RawBuilder<boolean>, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/eventos'>>`
    select e.id::int as id, e.tipo, e.data, e.em, e.vinculo_id as colaborador_id,
           ${seDoContrato(portador, 'e.contrato_id')} as contrato_id,
           case when p.id is not null
             then jsonb_build_object('id', p.id, 'tipo', p.tipo, 'numero', p.numero) end as processo
      from efeito e left join processo p on p.id = e.processo_id
     where ${completos} and e.tipo <> 'teste' and e.id > ${depois}
       and (${doContrato(portador, 'e.contrato_id')} or ${doContrato(portador, 'p.contrato_destino_id')})
     order by e.id limit ${linhas}`

/** Shipments with a line of the key's contracts. */
const envios = (portador: Portador, { depois, linhas }: Trecho) =>
  sql<LinhaDe<'GET /api/integracao/folha'>>`
    select e.id, to_char(e.competencia, 'YYYY-MM') as competencia, e.sequencia, e.em, e.recusado_em is null as aceito,
           (select count(*)::int from folha_item i
             where i.envio_id = e.id and ${doContrato(portador, 'i.contrato_id')}) as linhas
      from folha_envio e
     where e.id > ${depois}
       and exists (select from folha_item i where i.envio_id = e.id and ${doContrato(portador, 'i.contrato_id')})
     order by e.id limit ${linhas}`

type LinhaDeEnvio = LinhaDe<'GET /api/integracao/folha/:id'>

const linhasDaFolha = (portador: Portador, envioId: number, { depois, linhas }: Trecho) =>
  sql<LinhaDeEnvio & { readonly pessoaId: number }>`
    select i.id::int as id, i.chave as referencia, i.tipo, i.operacao, i.vinculo_id as colaborador_id, i.contrato_id,
           i.data, i.retroativo, i.linha as dados, v.pessoa_id
      from folha_item i join vinculo v on v.id = i.vinculo_id
     where i.envio_id = ${envioId} and ${doContrato(portador, 'i.contrato_id')} and i.id > ${depois}
     order by i.id limit ${linhas}`

/** Lines with the accounts in them, as the file has them: the payroll pays by these. */
async function comContas(
  { db }: Deps,
  linhas: readonly (LinhaDeEnvio & { readonly pessoaId: number })[],
): Promise<LinhaDeEnvio[]> {
  const abertas = await abrirContas(
    db,
    linhas.map(({ pessoaId, dados }) => ({ pessoaId, conta: dados as typeof dados & ContaLida })),
  )
  return linhas.map((lida, i) => {
    const { pessoaId: _, ...linha } = lida
    return { ...linha, dados: abertas[i] ?? linha.dados }
  })
}
