import { sql } from 'kysely'
import { quemReajusta, type ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { hojeEm } from '../../../clock.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { Failure, failure } from '../../../http/failure.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { motivoDe } from '../../processo/motivo.ts'
import { findQuem } from '../../processo/quem.ts'
import { aplicar } from './aplicar.ts'
import { desfazer } from './desfazer.ts'
import { TAREFA_DOS_REAJUSTES } from './tarefa.ts'

/** A readjustment that is to be applied or undone. */
export interface Trabalho {
  readonly id: number
  readonly titulo: string
  readonly estado: 'aplicando' | 'desfazendo'
  readonly parametros: ParametrosDoReajuste
  readonly convencaoId: number
  /** In whose name: whoever started it, or whoever undoes it. */
  readonly usuarioId: number
  readonly motivo: string | null
}

/** Means of a run: its transaction, its day, and how it tells its progress from outside. */
export interface Execucao {
  readonly work: UnitOfWork
  readonly hoje: string
  readonly avancar: (feitos: number, total: number) => void
}

/**
 * Applies and undoes readjustments, each in one transaction: a crash leaves nothing of it, and the next run begins again.
 */
export const executarReajustes: Tarefa = {
  nome: TAREFA_DOS_REAJUSTES,
  cron: '*/5 * * * *',
  aoLado: true,
  async executar(deps) {
    const falhas: unknown[] = []
    for (const trabalho of await listTrabalhos(deps)) await tentar(deps, trabalho, falhas)
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} readjustments failed`)
  },
}

const colunas = sql`r.id, r.titulo, r.estado, r.parametros, r.convencao_id, r.desfeito_motivo as motivo,
  case when r.estado = 'desfazendo' then r.desfeito_por else r.usuario_id end as usuario_id`

async function listTrabalhos({ db }: Deps): Promise<Trabalho[]> {
  const { rows } = await sql<Trabalho>`
    select ${colunas} from reajuste r where r.estado in ('aplicando', 'desfazendo') order by r.id`.execute(db)
  return rows
}

async function tentar(deps: Deps, trabalho: Trabalho, falhas: unknown[]): Promise<void> {
  const assinatura = { tarefa: `${TAREFA_DOS_REAJUSTES}:${trabalho.id}`, usuarioId: trabalho.usuarioId }
  try {
    await writeAs(deps, assinatura, (work) => fazer(deps, work, trabalho))
  } catch (error) {
    if (!(error instanceof Failure)) falhas.push(error)
    const dito =
      error instanceof Failure ? motivoDe(error) : 'O sistema falhou e nada foi gravado. Tente de novo.'
    await writeAs(deps, assinatura, (work) => recusar(deps, work, trabalho, dito))
  }
}

async function fazer(deps: Deps, work: UnitOfWork, { id, estado }: Trabalho): Promise<void> {
  const { rows } = await sql<Trabalho>`
    select ${colunas} from reajuste r where r.id = ${id} and r.estado = ${estado} for update skip locked`.execute(
    work.tx,
  )
  const [trabalho] = rows
  // Another run has it in hand, or has ended it.
  if (!trabalho) return
  const { ativo, grupos, nome } = await findQuem(work.tx, trabalho.usuarioId)
  if (!ativo || !quemReajusta.some((grupo) => grupos.includes(grupo)))
    throw failure('sem_permissao', { mensagem: `${nome} não pode mais reajustar salários.` })
  const hoje = hojeEm(work.agora, deps.config.empresaFuso)
  const execucao = { work, hoje, avancar: contar(deps, id) }
  const texto = await (estado === 'aplicando' ? aplicar(execucao, trabalho) : desfazer(execucao, trabalho))
  await deps.alertas.avisar(work, {
    usuarioIds: [trabalho.usuarioId],
    assunto: 'andamento',
    icone: 'success',
    texto,
  })
}

/** Keeps why nothing was written: a readjustment is not applied, an undo leaves it applied. */
async function recusar(
  { alertas }: Deps,
  work: UnitOfWork,
  { id, titulo, estado, usuarioId }: Trabalho,
  recusa: string,
) {
  const { numUpdatedRows } = await work.tx
    .updateTable('reajuste')
    .set(
      estado === 'aplicando'
        ? { estado: 'recusado', recusa }
        : { estado: 'aplicado', recusa, desfeitoPor: null, desfeitoEm: null, desfeitoMotivo: null },
    )
    .where('id', '=', id)
    .where('estado', '=', estado)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await alertas.avisar(work, {
    usuarioIds: [usuarioId],
    assunto: 'andamento',
    icone: 'error',
    texto: `“${titulo}” não foi ${estado === 'aplicando' ? 'aplicado' : 'desfeito'}: ${recusa}`,
  })
}

const INTERVALO_MS = 300

/** Tells the progress from outside the transaction, throttled. Lost, it costs a step of the bar. */
function contar({ db }: Deps, reajusteId: number): Execucao['avancar'] {
  let ultima = 0
  return (feitos, total) => {
    const agora = performance.now()
    if (agora - ultima < INTERVALO_MS) return
    ultima = agora
    db.updateTable('reajusteAndamento')
      .set({ feitos, total })
      .where('reajusteId', '=', reajusteId)
      .execute()
      .catch(() => {})
  }
}
