import { sql } from 'kysely'
import type { DecisaoDoFim, DecisoesDoFim } from '@rh/domain/contract/desmobilizacao'
import { decisoesDoFim, FICA_ATE_QUANDO } from '@rh/domain/contratos/desmobilizacao'
import { processoDe } from '@rh/domain/processos/processos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import type { RawForm } from '../processo/campos.ts'
import { iniciarLote, type PedidoDoLote } from '../processo/lote/iniciar.ts'
import { requireComoLidas } from './conflito.ts'
import { pedidosDe, requireContrato } from './fim.ts'
import { listSaidasDe, MODELO, type Saida } from './pessoas.ts'

interface Meios {
  readonly ator: Quem
  readonly fuso: string
}

/**
 * Keeps what was decided of the people who are named; what others keep of their colleagues at the same time stays. Throws
 * 404, 400 for a decision that says too little, and 409 where somebody was faster.
 */
export async function guardarDecisoes(
  work: UnitOfWork,
  { ator, fuso }: Meios,
  pedido: DecisoesDoFim,
): Promise<void> {
  const { contratoId, decisoes, tiradas = [] } = pedido
  const { tx, agora } = work
  const contrato = await requireContrato(tx, contratoId, ator)
  const hoje = hojeEm(agora, fuso)
  requireInteiras(decisoes, hoje)
  await requireDestinos(tx, decisoes)
  // Read under the lock: of two who decide at once, the second finds what the first kept.
  await sql`select pg_advisory_xact_lock(hashtext('desmobilizacao'), ${contratoId})`.execute(tx)
  const saidas = await listSaidasDe(tx, contrato, hoje)
  requireDaqui(decisoes, saidas)
  await requireComoLidas(tx, pedido, saidas, { hoje, fuso })
  // Who has a process already is decided by it.
  const abertas = saidas.filter(({ processo }) => processo === null).map(({ colaboradorId }) => colaboradorId)
  const novas = decisoes.filter(({ colaboradorId }) => abertas.includes(colaboradorId))
  await sql`delete from desmobilizacao where contrato_id = ${contratoId} and vinculo_id = any (${abertas}::int[])
    and vinculo_id = any (${[...tiradas]}::int[])`.execute(tx)
  await sql`
    insert into desmobilizacao as d (contrato_id, vinculo_id, decisao, posto_id, ate, motivo, usuario_id, em)
    select ${contratoId}, n."colaboradorId", n.decisao, n."postoId", n.ate, n.motivo, ${ator.id}, ${isoDe(agora)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb) as n("colaboradorId" int, decisao text, "postoId" int,
        ate date, motivo text)
    on conflict (contrato_id, vinculo_id) do update set
      decisao = excluded.decisao, posto_id = excluded.posto_id, ate = excluded.ate, motivo = excluded.motivo,
      usuario_id = excluded.usuario_id, em = excluded.em
    where (d.decisao, d.posto_id, d.ate, d.motivo)
      is distinct from (excluded.decisao, excluded.posto_id, excluded.ate, excluded.motivo)`.execute(tx)
}

function requireInteiras(decisoes: readonly DecisaoDoFim[], hoje: string): void {
  const ids = new Set(decisoes.map(({ colaboradorId }) => colaboradorId))
  const faltando = decisoes.some(
    ({ decisao, postoId, ate, motivo }) =>
      (decisao === 'remanejar') !== (postoId !== undefined) ||
      (decisao === 'fica') !== (ate !== undefined) ||
      (decisao === 'fica' && !motivo),
  )
  if (faltando || ids.size !== decisoes.length)
    throw failure('validacao', {
      campos: { decisoes: 'Escolha o destino de quem é remanejado, e até quando e por que fica quem fica' },
    })
  if (decisoes.some(({ ate }) => ate !== undefined && ate < hoje))
    throw failure('validacao', { campos: { decisoes: FICA_ATE_QUANDO } })
}

/** Refuses a destination that there is not. One in a contract of others is offered, as in any transfer. */
async function requireDestinos(tx: Tx, decisoes: readonly DecisaoDoFim[]): Promise<void> {
  const ids = [...new Set(decisoes.flatMap(({ postoId }) => postoId ?? []))]
  const { rows } = await sql`select from posto where id = any (${ids}::int[])`.execute(tx)
  if (rows.length < ids.length)
    throw failure('validacao', { campos: { decisoes: 'Escolha destinos entre as vagas da lista' } })
}

function requireDaqui(decisoes: readonly DecisaoDoFim[], saidas: readonly Saida[]): void {
  const daqui = new Set(saidas.map(({ colaboradorId }) => colaboradorId))
  if (!decisoes.every(({ colaboradorId }) => daqui.has(colaboradorId)))
    throw failure('nao_encontrado', {
      mensagem: 'Há alguém que não está mais nos postos deste contrato.',
      acao: 'Atualize a página.',
    })
}

/**
 * Keeps the decisions and starts, in one transaction, a batch of each kind that they take: the engine opens each request
 * through the very function of its kind. What somebody else decided meanwhile, which was not reviewed here, is not
 * started. Throws 400 where none takes a request.
 */
export async function iniciarDecididos(work: UnitOfWork, meios: Meios, pedido: DecisoesDoFim): Promise<void> {
  await guardarDecisoes(work, meios, pedido)
  const contrato = await requireContrato(work.tx, pedido.contratoId, meios.ator)
  const hoje = hojeEm(work.agora, meios.fuso)
  const saidas = await listSaidasDe(work.tx, contrato, hoje)
  const comuns = await pedidosDe(work.tx, contrato, hoje)
  const revistas = new Set(pedido.decisoes.map(({ colaboradorId }) => colaboradorId))
  const porTipo = new Map<TipoDeclarado, PedidoDoLote[]>()
  for (const { colaboradorId, processo, decisao } of saidas) {
    const tipo = decisao && decisoesDoFim[decisao.decisao].tipo
    if (processo || !tipo || !revistas.has(colaboradorId)) continue
    porTipo.set(tipo, [
      ...(porTipo.get(tipo) ?? []),
      { colaboradorId, dados: { ...comuns[tipo], ...destinoDe(decisao) } },
    ])
  }
  if (porTipo.size === 0)
    throw failure('validacao', {
      mensagem: 'Ninguém tem um pedido a abrir.',
      campos: { decisoes: 'Decida ao menos uma pessoa' },
    })
  for (const [tipo, itens] of porTipo) {
    const process = processoDe(tipo)
    await iniciarLote(process, work, meios, {
      titulo: `${process.label.many} do fim do contrato ${contrato.contrato}`.slice(0, 120),
      itens,
      alertasAceitos: pedido.alertasAceitos ?? [],
      modelo: MODELO,
      parametros: { contratoId: contrato.contratoId },
    })
  }
}

/** Where the person goes, as the request of a transfer says it. */
function destinoDe({ decisao, postoId }: NonNullable<Saida['decisao']>): RawForm {
  if (decisao === 'remanejar') return { postoId }
  return decisao === 'reserva' ? { reserva: true } : {}
}
