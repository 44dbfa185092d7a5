import { aFazerDe } from '@rh/domain/processo/fazer'
import { porQueSozinha } from '@rh/domain/processo/marcadas'
import { impedimento } from '@rh/domain/processo/vez'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure, Failure } from '../../../http/failure.ts'
import type { Pedido } from '../espera/decidir.ts'
import { ensaiarDecisao, segurar } from '../espera/segurar.ts'
import type { Engine, Modulo } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { findNomeNoIndice } from '../nomes.ts'
import { requireProcesso } from '../requirements.ts'
import type { Processo } from '../repository.ts'

/** Ticked row, as the person saw it. */
export interface Marcada {
  readonly id: number
  readonly versao: number
}

interface Meios<C> {
  readonly deps: Deps
  readonly engine: Engine
  readonly modulo: Modulo<C>
}

/**
 * Checks ticked rows one by one: each decision is made as it would be and taken back, so that what would refuse it says
 * so. Nothing is written.
 */
export async function verificarMarcadas<C>(
  meios: Meios<C>,
  request: RequestContext,
  itens: readonly Marcada[],
) {
  const results = []
  for (const item of itens) results.push(await verificar(meios, request, item))
  return { results }
}

async function verificar<C>(meios: Meios<C>, request: RequestContext, item: Marcada) {
  const { deps, modulo, engine } = meios
  const nada = { id: item.id, nome: null, numero: null, rotulo: null }
  try {
    const { process } = modulo
    const processo = await requireProcesso(deps.db, process, item.id, request.ator)
    const quem = { id: item.id, numero: processo.numero, nome: await findNomeNoIndice(deps.db, item.id) }
    const aFazer = aFazerDe(process, processo, request.ator)
    const rotulo = aFazer?.meu ? aFazer.rotulo : null
    const sozinha = porQueSozinha(process, aFazer) ?? (await naoLidos(deps.db, item.id))
    if (sozinha !== null) return { ...quem, rotulo, sozinha }
    try {
      await write(deps, { ...request, chave: null }, async (work) => {
        await esperarPouco(work)
        await ensaiarDecisao(engine, modulo, work, request.ator, pedidoDe(meios, processo, request, item))
      })
    } catch (error) {
      return { ...quem, rotulo, sozinha: dito(error) }
    }
    return { ...quem, rotulo, sozinha: null }
  } catch (error) {
    return { ...nada, sozinha: dito(error) }
  }
}

/**
 * Decides ticked rows one by one, each in a transaction and under a key of its own: what refuses one stops no other, and
 * a call sent again makes none twice. Each can be undone for as long as a decision of the queue.
 */
export async function decidirMarcadas<C>(
  meios: Meios<C>,
  request: RequestContext,
  { itens, motivo }: { readonly itens: readonly Marcada[]; readonly motivo?: string | undefined },
) {
  const results = []
  for (const item of itens) {
    const mensagem = await decidirUma(meios, request, item, motivo)
    results.push({ id: item.id, feito: mensagem === null, mensagem })
  }
  return { results }
}

async function decidirUma<C>(
  meios: Meios<C>,
  request: RequestContext,
  item: Marcada,
  motivo: string | undefined,
): Promise<string | null> {
  const { deps, modulo, engine } = meios
  const chave = request.chave === null ? null : `${request.chave}:${item.id}`
  try {
    // The answer of the first time stands for a call that is sent again: nothing is asked of the process anew.
    await write(deps, { ...request, chave, corpo: { ...item, motivo } }, async (work) => {
      await esperarPouco(work)
      const processo = await requireProcesso(work.tx, modulo.process, item.id, request.ator)
      const pedido =
        motivo === undefined
          ? await pedidoLimpo(meios, work.tx, processo, request, item)
          : devolucao(meios, processo, request, item, motivo)
      await segurar(engine, modulo, work, request.ator, pedido)
      return { id: item.id }
    })
    return null
  } catch (error) {
    return frase(dito(error))
  }
}

/** The decision that is due, refused where it is to be made by itself. */
async function pedidoLimpo<C>(
  meios: Meios<C>,
  db: Db | Tx,
  processo: Processo,
  request: RequestContext,
  item: Marcada,
): Promise<Pedido> {
  const { modulo } = meios
  const sozinha =
    porQueSozinha(modulo.process, aFazerDe(modulo.process, processo, request.ator)) ??
    (await naoLidos(db, item.id))
  if (sozinha !== null) throw failure('transicao_invalida', { mensagem: frase(sozinha) })
  return pedidoDe(meios, processo, request, item)
}

function pedidoDe<C>(
  { modulo }: Meios<C>,
  processo: Processo,
  { ator }: RequestContext,
  item: Marcada,
): Pedido {
  const aFazer = aFazerDe(modulo.process, processo, ator)
  if (!aFazer?.meu) throw failure('transicao_invalida')
  return aFazer.tipo === 'parecer'
    ? { ...item, parecer: aFazer.nome, decisao: 'aprovado' }
    : { ...item, transicao: aFazer.nome }
}

/** The move by which this person returns the process to whoever asked. */
function devolucao<C>(
  { modulo: { process } }: Meios<C>,
  processo: Processo,
  { ator }: RequestContext,
  item: Marcada,
  motivo: string,
): Pedido {
  const transicao = Object.keys(process.transitions).find((nome) => {
    const { itens, cautela } = process.transitions[nome] ?? {}
    return itens && cautela && impedimento(process, nome, processo, ator) === null
  })
  if (transicao === undefined) throw failure('transicao_invalida')
  return { ...item, transicao, motivo }
}

const naoLidos = async (db: Db | Tx, id: number): Promise<string | null> => {
  const { rows } = await sql<{ ha: boolean }>`select exists (
    select from processo_anexo an where an.processo_id = ${id} and an.estado = 'enviado') as ha`.execute(db)
  return rows[0]?.ha ? 'há documento que ninguém conferiu' : null
}

/** What somebody else has in hand is told as such after half a second: the other rows do not wait for it. */
const esperarPouco = ({ tx }: UnitOfWork) => sql`set local lock_timeout = '500ms'`.execute(tx)
const LOCK_NOT_AVAILABLE = '55P03'

/** What refused a row, in words; a failure that is none of the process goes on. */
function dito(error: unknown): string {
  if (error instanceof Failure) return motivoDe(error)
  if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
    return 'em uso por outra pessoa agora: espere alguns segundos e marque de novo'
  throw error
}

const frase = (texto: string): string =>
  `${texto.charAt(0).toUpperCase()}${texto.slice(1)}${/[.!?]$/u.test(texto) ? '' : '.'}`
