import { sql } from 'kysely'
import type { estadosDaDevolucao } from '@rh/domain/colaborador/uniforme'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import {
  escreverMovimentos,
  faltasDe,
  listControlados,
  lockSaldos,
  recusarExcesso,
  recusarFaltas,
  saldoDe,
  type Movimento,
} from './livro.ts'
import { findPadrao, localVisivel, requireLocal } from './locais.ts'

// What deliveries and returns do to the stock, whichever screen writes them: admissão, demissão, the file or the stock itself.

export interface PecaQueSai {
  readonly itemId: number
  readonly tamanho: string
  readonly quantidade: number
}

interface Saida {
  readonly ator: Quem
  /** The usual place when not said. */
  readonly localId?: number | undefined
  /** Why pieces leave that the stock does not have. */
  readonly semBaixa?: string | undefined
}

/** A piece as it left: from where, and how many of it the stock did not have. */
export interface PecaSaida {
  readonly localId: number | null
  readonly semBaixa: number
  readonly semBaixaMotivo: string | null
}

const OFERTA =
  'Confira a quantidade, escolha outro local ou, se a pessoa já levou as peças, entregue sem baixa e diga o motivo.'

/**
 * Takes the balances that a delivery needs before anything of it is written, and says how each piece leaves: never below
 * zero. What the stock lacks leaves without a movement and with a reason, or the whole delivery is refused. A piece that the
 * stock does not keep leaves without asking.
 */
export async function reservarSaida(
  { tx }: UnitOfWork,
  { ator, localId, semBaixa }: Saida,
  pecas: readonly PecaQueSai[],
): Promise<readonly PecaSaida[]> {
  const controlados = await listControlados(
    tx,
    pecas.map(({ itemId }) => itemId),
  )
  const de = localId ?? (await findPadrao(tx))
  if (de === null) return pecas.map(() => ({ localId: null, semBaixa: 0, semBaixaMotivo: null }))
  await requireLocal(tx, ator, de)
  const pedidas = pecas
    .filter(({ itemId }) => controlados.has(itemId))
    .map((peca) => ({ ...peca, localId: de }))
  const saldos = await lockSaldos(tx, pedidas)
  if (semBaixa === undefined) await recusarFaltas(tx, faltasDe(saldos, pedidas), OFERTA)
  const restam = new Map<string, number>()
  return pecas.map(({ itemId, tamanho, quantidade }) => {
    if (!controlados.has(itemId)) return { localId: null, semBaixa: 0, semBaixaMotivo: null }
    const nome = `${itemId} ${tamanho}`
    const ha = restam.get(nome) ?? saldoDe(saldos, { localId: de, itemId, tamanho })
    const falta = Math.max(0, quantidade - ha)
    restam.set(nome, Math.max(0, ha - quantidade))
    return { localId: de, semBaixa: falta, semBaixaMotivo: falta > 0 ? (semBaixa ?? null) : null }
  })
}

interface Entregue extends PecaQueSai, PecaSaida {
  readonly entregaId: number
  readonly vinculoId: number
}

/** Writes what left of a delivery, as it was reserved. */
export const darBaixa = (
  work: UnitOfWork,
  usuarioId: number,
  entregues: readonly Entregue[],
): Promise<void> =>
  escreverMovimentos(
    work,
    usuarioId,
    entregues.flatMap(
      ({ localId, quantidade, semBaixa, itemId, tamanho, entregaId, vinculoId }): Movimento[] =>
        localId === null || quantidade === semBaixa
          ? []
          : [
              {
                tipo: 'entrega',
                localId,
                itemId,
                tamanho,
                quantidade: semBaixa - quantidade,
                entregaId,
                vinculoId,
              },
            ],
    ),
  )

type Estado = keyof typeof estadosDaDevolucao

export interface PecaQueVolta extends PecaQueSai {
  readonly entregaId: number
  readonly vinculoId: number
  readonly estado: Estado
  /** What was said of it before, where it is corrected. */
  readonly antes: Estado | null
}

/** What a state adds to the balance: what is in good condition can be handed out again. */
const volta = (estado: Estado | null): boolean => estado === 'bom'

function movimentosDaVolta(localId: number, peca: PecaQueVolta): Movimento[] {
  const { itemId, tamanho, quantidade, entregaId, vinculoId, estado, antes } = peca
  const base = { localId, itemId, tamanho, entregaId, vinculoId }
  if (antes !== null) {
    if (volta(antes) === volta(estado)) return []
    const motivo = 'Correção do estado da devolução'
    return [{ ...base, tipo: 'ajuste', quantidade: volta(estado) ? quantidade : -quantidade, motivo }]
  }
  if (estado === 'nao_devolvido') return []
  const chegou: Movimento = { ...base, tipo: 'devolucao', quantidade }
  // What came back worn out or damaged is counted in and thrown away: the ledger tells of both.
  return estado === 'bom'
    ? [chegou]
    : [chegou, { ...base, tipo: 'descarte', quantidade: -quantidade, motivo: motivoDoDescarte[estado] }]
}

const motivoDoDescarte: Readonly<Record<Exclude<Estado, 'bom' | 'nao_devolvido'>, string>> = {
  gasto: 'Devolvida gasta pelo uso',
  danificado: 'Devolvida danificada',
}

/**
 * Where pieces whose state is corrected came back to, by their delivery, of the places in use: what was wrong there is put
 * right there, wherever the other pieces go. The places stay in use until the end of the write.
 */
async function listOndeVoltaram(
  tx: Tx,
  ator: Quem,
  pecas: readonly PecaQueVolta[],
): Promise<ReadonlyMap<number, number>> {
  const ids = pecas.flatMap(({ antes, entregaId }) => (antes === null ? [] : [entregaId]))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ entregaId: number; localId: number }>`
    select m.entrega_id, el.id as local_id
      from unnest(${sql.val(ids)}::int[]) e(id)
      cross join lateral (
        select x.entrega_id, x.local_id from estoque_movimento x
         where x.entrega_id = e.id and x.tipo in ('devolucao', 'ajuste') order by x.id desc limit 1) m
      join estoque_local el on el.id = m.local_id
     where el.ativo and ${localVisivel(ator)} order by el.id for share of el`.execute(tx)
  return new Map(rows.map(({ entregaId, localId }) => [entregaId, localId]))
}

/** Brings returned pieces into the stock of a place, or out of it again; those that the stock does not keep stay out. */
export async function darVolta(
  work: UnitOfWork,
  { ator, localId }: Omit<Saida, 'semBaixa'>,
  pecas: readonly PecaQueVolta[],
): Promise<void> {
  const controlados = await listControlados(
    work.tx,
    pecas.map(({ itemId }) => itemId),
  )
  const para = localId ?? (await findPadrao(work.tx))
  if (para === null) return
  await requireLocal(work.tx, ator, para)
  const ondeVoltaram = await listOndeVoltaram(work.tx, ator, pecas)
  const movimentos = pecas
    .filter(({ itemId }) => controlados.has(itemId))
    .flatMap((peca) => movimentosDaVolta(ondeVoltaram.get(peca.entregaId) ?? para, peca))
  // A piece that comes in and is thrown away takes nothing from what was there.
  const saldos = await lockSaldos(work.tx, movimentos)
  const corrigidas = movimentos
    .filter(({ tipo, quantidade }) => tipo === 'ajuste' && quantidade < 0)
    .map((movimento) => ({ ...movimento, quantidade: -movimento.quantidade }))
  await recusarFaltas(work.tx, faltasDe(saldos, corrigidas), 'A peça já saiu de novo: confira o saldo dela.')
  recusarExcesso(saldos, movimentos)
  await escreverMovimentos(work, ator.id, movimentos)
}
