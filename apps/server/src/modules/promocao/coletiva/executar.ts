import { sql } from 'kysely'
import { quemAlteraMuitos, type TipoDeAlteracao } from '@rh/domain/processos/promocao/coletiva'
import { hojeEm } from '../../../clock.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { Failure, failure } from '../../../http/failure.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { motivoDe } from '../../processo/motivo.ts'
import { findQuem } from '../../processo/quem.ts'
import { mudancaDePostos } from '../postos/mudanca.ts'
import { tomarEscalas } from '../postos/tomar.ts'
import { reajustePorConvencao } from '../reajuste/reajuste.ts'
import { aplicar } from './aplicar.ts'
import { desfazer } from './desfazer.ts'
import { TAREFA_DAS_ALTERACOES } from './tarefa.ts'
import type { AlteracaoColetiva, Execucao, Trabalho } from './tipo.ts'

/** The kinds of batch. */
const alteracoes: Readonly<Record<TipoDeAlteracao, AlteracaoColetiva>> = {
  convencao: reajustePorConvencao,
  postos: mudancaDePostos,
}

type Achado = Trabalho & { readonly tipo: TipoDeAlteracao }

/**
 * Applies and undoes what changes many contracts at once, each in one transaction: a crash leaves nothing of it, and the next run begins again.
 */
export const executarAlteracoes: Tarefa = {
  nome: TAREFA_DAS_ALTERACOES,
  titulo: 'Reajustes e mudanças de postos em andamento',
  cron: '*/5 * * * *',
  aoLado: true,
  async executar(deps) {
    await tomarEscalas(deps)
    const falhas: unknown[] = []
    for (const trabalho of await listTrabalhos(deps)) await tentar(deps, trabalho, falhas)
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} batches of contracts failed`)
  },
}

const colunas = sql`r.id, r.tipo, r.titulo, r.estado, r.vigencia, r.parametros, r.desfeito_motivo as motivo,
  case when r.estado = 'desfazendo' then r.desfeito_por else r.usuario_id end as usuario_id`

async function listTrabalhos({ db }: Deps): Promise<Achado[]> {
  const { rows } = await sql<Achado>`
    select ${colunas} from alteracao_coletiva r where r.estado in ('aplicando', 'desfazendo') order by r.id`.execute(
    db,
  )
  return rows
}

async function tentar(deps: Deps, trabalho: Trabalho, falhas: unknown[]): Promise<void> {
  const assinatura = { tarefa: `${TAREFA_DAS_ALTERACOES}:${trabalho.id}`, usuarioId: trabalho.usuarioId }
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
  const { rows } = await sql<Achado>`
    select ${colunas} from alteracao_coletiva r where r.id = ${id} and r.estado = ${estado} for update skip locked`.execute(
    work.tx,
  )
  const [trabalho] = rows
  // Another run has it in hand, or has ended it.
  if (!trabalho) return
  const { ativo, grupos, nome } = await findQuem(work.tx, trabalho.usuarioId)
  if (!ativo || !quemAlteraMuitos.some((grupo) => grupos.includes(grupo)))
    throw failure('sem_permissao', { mensagem: `${nome} não pode mais alterar contratos em lote.` })
  const hoje = hojeEm(work.agora, deps.config.empresaFuso)
  const execucao = { work, hoje, avancar: contar(deps, id) }
  const texto = await (estado === 'aplicando' ? aplicar : desfazer)(
    execucao,
    trabalho,
    alteracoes[trabalho.tipo],
  )
  await deps.alertas.avisar(work, {
    usuarioIds: [trabalho.usuarioId],
    assunto: 'andamento',
    icone: 'success',
    texto,
  })
}

/** Keeps why nothing was written: a batch is not applied, an undo leaves it applied. */
async function recusar(
  { alertas }: Deps,
  work: UnitOfWork,
  { id, titulo, estado, usuarioId }: Trabalho,
  recusa: string,
) {
  const { numUpdatedRows } = await work.tx
    .updateTable('alteracaoColetiva')
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
function contar({ db }: Deps, alteracaoId: number): Execucao['avancar'] {
  let ultima = 0
  return (feitos, total) => {
    const agora = performance.now()
    if (agora - ultima < INTERVALO_MS) return
    ultima = agora
    db.updateTable('alteracaoColetivaAndamento')
      .set({ feitos, total })
      .where('alteracaoId', '=', alteracaoId)
      .execute()
      .catch(() => {})
  }
}
