import { sql } from 'kysely'
import type { AndamentoDoLote } from '@rh/domain/contract/tempo-real'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Alertas } from '../../../alertas/alertas.ts'
import type { Db } from '../../../db/db.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { failure, Failure } from '../../../http/failure.ts'
import { CANAL } from '../../../realtime/message.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { criar } from '../abertura.ts'
import type { RawForm } from '../campos.ts'
import { executar } from '../engine.ts'
import { requirePermissao } from '../requirements.ts'
import type { Engine, Montavel } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { findQuem, type QuemAge } from '../quem.ts'
import { lockProcesso } from '../repository.ts'
import { concluirPasso } from './concluir.ts'
import { tarefaDosLotes } from './tarefa.ts'

/** Run of a batch. */
export interface Passo {
  readonly id: number
  readonly loteId: number
  readonly titulo: string
  readonly transicao: string | null
  readonly motivo: string | null
  readonly alertasAceitos: readonly string[]
  readonly total: number
  readonly usuarioId: number
}

/** Next person of a run, locked. */
interface Item {
  readonly id: number
  readonly vinculoId: number
  readonly dados: RawForm
  readonly processoId: number | null
}

interface Trabalho<C> {
  readonly deps: Deps
  readonly engine: Engine
  readonly modulo: Montavel<C>
  readonly passo: Passo
}

/** Silenced alerts: during a run nobody is notified of single processes; the next sector is, once, at its end. */
const calados: Alertas = { avisar: async () => {} }

/**
 * Works through the batches of a kind that were started: person by person, each in a transaction of its own through the
 * very calls that people make, with what came of it in the same transaction. What a crash cuts off left nothing, and the
 * next run goes on from there; two runs at once share the people between them.
 */
export function executarLotes<C>(process: AnyProcess, moduloDe: (fuso: string) => Montavel<C>): Tarefa {
  const nome = tarefaDosLotes(process)
  return {
    nome,
    titulo: `${process.label.many} em lote`,
    // A start calls for it; the schedule is for what a failure of the database left.
    cron: '*/5 * * * *',
    aoLado: true,
    executar: async (deps) => {
      const fuso = deps.config.empresaFuso
      const falhas: unknown[] = []
      for (const passo of await listAbertos(deps.db, process)) {
        const trabalho = { deps, engine: { alertas: calados, fuso }, modulo: moduloDe(fuso), passo }
        await percorrer(trabalho, falhas)
      }
      if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} of a batch failed`)
    },
  }
}

async function listAbertos(db: Db, { name }: AnyProcess): Promise<Passo[]> {
  return db
    .selectFrom('processoLotePasso as lp')
    .innerJoin('processoLote as pl', 'pl.id', 'lp.loteId')
    .select(['lp.id', 'lp.loteId', 'pl.titulo', 'lp.transicao', 'lp.motivo', 'lp.alertasAceitos', 'lp.total'])
    .select('lp.usuarioId')
    .where('pl.tipo', '=', name)
    .where('lp.terminadoEm', 'is', null)
    .orderBy('lp.id')
    .execute()
}

async function percorrer<C>(trabalho: Trabalho<C>, falhas: unknown[]): Promise<void> {
  const { deps, modulo, passo } = trabalho
  const avisar = contarATela(deps.db, passo)
  for (let feitos = await contarFeitos(deps.db, passo); ; feitos += 1) {
    avisar(feitos)
    if (!(await tentarProximo(trabalho, falhas))) break
  }
  await escrever(trabalho, (work) => concluirPasso(deps.alertas, modulo.process, work, passo))
  avisar(passo.total)
}

/** Condition of the people that a run has not reached yet. */
const porFazer = ({ id }: Pick<Passo, 'id'>) => sql<boolean>`i.passo_id = ${id} and not i.tratado`

async function contarFeitos(db: Db, passo: Passo): Promise<number> {
  const { rows } = await sql<{ faltam: number }>`
    select count(*)::int as faltam from processo_lote_item i where ${porFazer(passo)}`.execute(db)
  return passo.total - (rows[0]?.faltam ?? 0)
}

/** Runs one write of a run, signed by its author. */
const escrever = <C, R>({ deps, modulo, passo }: Trabalho<C>, fazer: (work: UnitOfWork) => Promise<R>) =>
  writeAs(
    deps,
    { tarefa: `${tarefaDosLotes(modulo.process)}:${passo.loteId}`, usuarioId: passo.usuarioId },
    fazer,
  )

/** Opens or moves the process of the next person. Returns false when there was none. */
async function tentarProximo<C>(trabalho: Trabalho<C>, falhas: unknown[]): Promise<boolean> {
  const { passo } = trabalho
  let tentado: number | null = null
  try {
    return await escrever(trabalho, async (work) => {
      const item = await lockProximo(work, passo)
      if (!item) return false
      tentado = item.id
      await anotar(work, passo, item.id, { processoId: await fazer(trabalho, work, item) })
      return true
    })
  } catch (error) {
    // The database is away: the run stops here, and is taken up again by the queue.
    if (tentado === null) throw error
    const id: number = tentado
    if (!(error instanceof Failure)) falhas.push(error)
    await escrever(trabalho, (work) => anotar(work, passo, id, recusaDe(error)))
    return true
  }
}

async function lockProximo({ tx }: UnitOfWork, passo: Passo): Promise<Item | undefined> {
  const { rows } = await sql<Item>`
    select i.id, i.vinculo_id, i.dados, i.processo_id from processo_lote_item i
     where ${porFazer(passo)} order by i.id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

async function fazer<C>(
  { engine, modulo, passo }: Trabalho<C>,
  work: UnitOfWork,
  item: Item,
): Promise<number> {
  const ator = await requireAtivo(work, passo)
  const { loteId: id, titulo, alertasAceitos, transicao } = passo
  const { vinculoId: colaboradorId, dados, processoId } = item
  if (transicao === null || processoId === null)
    return criar(
      engine,
      modulo,
      work,
      { ator },
      { colaboradorId, dados, alertasAceitos, lote: { id, titulo } },
    )
  const processo = await lockProcesso(work.tx, modulo.process.name, processoId, ator)
  if (!processo) throw failure('nao_encontrado')
  requirePermissao(modulo.process, transicao, processo, ator)
  const execucao = { processo, quem: ator, autorId: ator.id }
  await executar(engine, modulo, work, execucao, {
    transicao,
    motivo: passo.motivo ?? undefined,
    alertasAceitos,
  })
  return processoId
}

/** Author with today's groups and contracts: a revoked permission stops the rest. */
async function requireAtivo({ tx }: UnitOfWork, { usuarioId }: Passo): Promise<QuemAge> {
  const quem = await findQuem(tx, usuarioId)
  if (!quem.ativo) throw failure('sem_permissao', { mensagem: `O acesso de ${quem.nome} foi encerrado.` })
  return quem
}

type Resultado =
  | { readonly processoId: number }
  | { readonly recusa: string; readonly pendencias: readonly Pendencia[] }

/** Saves the outcome of a person; the same row marks the progress of the run. */
async function anotar({ tx }: UnitOfWork, passo: Passo, id: number, resultado: Resultado): Promise<void> {
  const feito = 'processoId' in resultado
  const recusado = passo.transicao === null ? { estado: 'recusado' } : {}
  await tx
    .updateTable('processoLoteItem')
    .set({
      tratado: true,
      recusa: feito ? null : resultado.recusa,
      pendencias: JSON.stringify(feito ? [] : resultado.pendencias),
      ...(feito ? { estado: 'criado', processoId: resultado.processoId } : recusado),
    })
    .where('id', '=', id)
    .where('passoId', '=', passo.id)
    // Given up meanwhile, it stays so.
    .where('tratado', '=', false)
    .execute()
}

function recusaDe(error: unknown): Resultado {
  if (!(error instanceof Failure))
    return { recusa: 'O sistema falhou ao abrir este pedido. Tente de novo.', pendencias: [] }
  return { recusa: motivoDe(error), pendencias: error.detalhes.pendencias ?? [] }
}

const INTERVALO_MS = 300

/** Publishes progress to the author's screens, throttled, and always the end. */
function contarATela(db: Db, { loteId: id, usuarioId, total }: Passo): (feitos: number) => void {
  let ultima = 0
  return (feitos) => {
    const agora = performance.now()
    if (feitos < total && agora - ultima < INTERVALO_MS) return
    ultima = agora
    const andamento = { id, feitos, total } satisfies AndamentoDoLote
    const mensagem = JSON.stringify({ tipo: 'lote', usuarioId, ...andamento })
    // Lost, it costs a step of the bar.
    sql`select pg_notify(${CANAL}, ${mensagem})`.execute(db).catch(() => {})
  }
}
