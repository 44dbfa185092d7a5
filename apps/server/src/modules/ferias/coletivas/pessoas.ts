import { sql } from 'kysely'
import type { OpcoesDasColetivas, PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import { type ParametrosDasColetivas } from '@rh/domain/processos/ferias/coletivas'
import { planejarColetivas, type PedidoDasColetivas } from '@rh/domain/processos/ferias/coletivas-plano'
import { simularFerias } from '@rh/domain/regras/ferias/simulacao'
import type { Db, Tx } from '../../../db/db.ts'
import type { Quem } from '../../../http/ator.ts'
import { listPeriodos } from '../../colaborador/ferias/razao.ts'
import { emVigor, noQuadro } from '../../colaborador/periodo.ts'
import { contratoNoEscopo } from '../../processo/escopo.ts'
import { listAusencias, rotulosDaAusencia } from '../ausencias.ts'
import { findPessoa, findRemuneracoes } from '../pessoa.ts'
import { comPagamento, valorDaLicenca } from '../simulacao.ts'

interface Alguem {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly contrato: string
  readonly posto: string
}

export interface Planejada extends PessoaDasColetivas {
  readonly pedidos: readonly PedidoDasColetivas[]
}

/** Everybody of the places that stop, in the order of their names. */
async function listAlguem(
  db: Db | Tx,
  { contratoIds, localIds }: Pick<ParametrosDasColetivas, 'contratoIds' | 'localIds'>,
  ator: Quem,
  hoje: string,
): Promise<Alguem[]> {
  const condicoes = [
    emVigor(hoje),
    sql`(cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date)`,
    contratoNoEscopo(ator, 'cp.contrato_id'),
    ...(contratoIds.length > 0 ? [sql`cp.contrato_id = any (${contratoIds}::int[])`] : []),
    ...(localIds.length > 0 ? [sql`po.local_id = any (${localIds}::int[])`] : []),
  ]
  const { rows } = await sql<Alguem>`
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula,
           co.numero || ' · ' || cl.nome_fantasia as contrato, lo.nome as posto
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join vinculo_versao vv on vv.id = cp.versao_id
      join posto po on po.id = vv.posto_id
      join local lo on lo.id = po.local_id
      join contrato co on co.id = vv.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where ${sql.join(condicoes, sql` and `)}
     order by cp.nome_busca, v.id`.execute(db)
  return rows
}

/** People asked at once: enough to keep the database busy, few enough to leave it to others. */
const AO_MESMO_TEMPO = 4

/** The plan of everybody, with what it pays. `incluir` are exceptions that go after all. */
export async function planejarTodos(
  db: Db | Tx,
  parametros: ParametrosDasColetivas,
  {
    ator,
    hoje,
    incluir = [],
  }: { readonly ator: Quem; readonly hoje: string; readonly incluir?: readonly number[] },
): Promise<Planejada[]> {
  const todos = await listAlguem(db, parametros, ator, hoje)
  const planejadas: Planejada[] = []
  for (let i = 0; i < todos.length; i += AO_MESMO_TEMPO) {
    const grupo = todos.slice(i, i + AO_MESMO_TEMPO)
    const planos = grupo.map((um) =>
      planejarUm(db, um, parametros, { hoje, incluir: incluir.includes(um.colaboradorId) }),
    )
    planejadas.push(...(await Promise.all(planos)))
  }
  return planejadas
}

async function planejarUm(
  db: Db | Tx,
  alguem: Alguem,
  { periodos }: ParametrosDasColetivas,
  { hoje, incluir }: { readonly hoje: string; readonly incluir: boolean },
): Promise<Planejada> {
  const { colaboradorId } = alguem
  const [inicio = hoje] = periodos.map((um) => um.inicio).toSorted()
  const [pessoa, doLivro, ausencias] = await Promise.all([
    findPessoa(db, colaboradorId, inicio),
    listPeriodos(db, colaboradorId, hoje),
    listAusencias(db, colaboradorId, hoje, null),
  ])
  const impedimentos = ausencias.map(({ tipo, ...dias }) => ({ ...dias, motivo: rotulosDaAusencia[tipo] }))
  const plano = planejarColetivas({ ...pessoa, periodos: doLivro, impedimentos }, periodos, { incluir })
  const { baseCentavos } = pessoa.remuneracao
  const fracoes = plano.pedidos.flatMap((pedido) => pedido.fracoes)
  const remuneracoes = await findRemuneracoes(db, colaboradorId, { inicio, fracoes })
  return {
    ...alguem,
    ...plano,
    avisos: [...plano.avisos],
    feriasCentavos: plano.pedidos.reduce((soma, pedido) => {
      const concessivoFim = doLivro.find(({ id }) => id === pedido.periodoId)?.concessivoFim ?? ''
      const paga = simularFerias({
        remuneracaoCentavos: baseCentavos,
        fracoes: pedido.fracoes.map((fracao) => comPagamento(fracao, remuneracoes, baseCentavos)),
        concessivoFim,
        saldo: 0,
      })
      return soma + (paga?.valores.total ?? 0)
    }, 0),
    licencaCentavos: valorDaLicenca(baseCentavos, plano.diasDeLicenca),
  }
}

/** What may be stopped: contracts in force and their places, with how many people each has. */
export async function listOpcoes(db: Db, ator: Quem, hoje: string): Promise<OpcoesDasColetivas> {
  const pessoas = sql`
    select vv.contrato_id, po.local_id, count(*)::int as pessoas
      from colaborador_periodo cp
      join vinculo_versao vv on vv.id = cp.versao_id
      join posto po on po.id = vv.posto_id
     where ${emVigor(hoje)} and ${noQuadro(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
     group by 1, 2`
  const [contratos, locais] = await Promise.all([
    sql<OpcoesDasColetivas['contratos'][number]>`
      select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label, sum(q.pessoas)::int as pessoas
        from (${pessoas}) q join contrato co on co.id = q.contrato_id join cliente cl on cl.id = co.cliente_id
       group by co.id, cl.id order by label`.execute(db),
    sql<OpcoesDasColetivas['locais'][number]>`
      select lo.id as value, lo.nome as label, q.contrato_id, q.pessoas
        from (${pessoas}) q join local lo on lo.id = q.local_id order by label`.execute(db),
  ])
  return { hoje, contratos: contratos.rows, locais: locais.rows }
}
