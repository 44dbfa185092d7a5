import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import { etapaConcluida, stageOf } from '@rh/domain/processo/vez'
import type { Escrita } from '../../db/escrita.ts'
import type { Pedido, Quem } from '../../http/ator.ts'
import { isoDe } from '../../relogio.ts'
import { esquecerAgenda } from './agenda.ts'
import { avisarMovimento } from './avisos.ts'
import {
  abrirParaMudar,
  exigirAto,
  exigirChecks,
  exigirMotivo,
  exigirPermissao,
  exigirSenhaConfirmada,
  specOf,
} from './exigencias.ts'
import type { Engine, Modulo } from './modulo.ts'
import { lerPalavra, negarPalavras, reabrirPalavras, type Palavra } from './palavras.ts'
import { insertEvento, lockProcesso, updateProcesso, upsertParecer, type Processo } from './repository.ts'

export interface Movimento {
  readonly id: number
  readonly versao: number
  readonly transicao: string
  readonly motivo?: string | undefined
  readonly itens?: readonly unknown[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Makes one move: permission, turn, checks, status, history, effects, alerts, all or nothing. */
export async function mover<C>(
  engine: Engine,
  modulo: Modulo<C>,
  escrita: Escrita,
  { ator }: Pedido,
  movimento: Movimento,
): Promise<void> {
  const { process } = modulo
  const { transicao, motivo, itens } = movimento
  const processo = await abrirParaMudar(escrita, process, movimento, ator, engine.fuso)
  exigirPermissao(process, transicao, processo, ator)
  const spec = specOf(process, transicao)
  exigirMotivo(spec, motivo, itens)
  if (spec.confirmaSenha) exigirSenhaConfirmada(ator, escrita.agora)
  await executar(engine, modulo, escrita, { processo, quem: ator, autorId: ator.id }, movimento)
}

interface Execucao {
  readonly processo: Processo
  /** Whose permission and scope count. */
  readonly quem: Quem
  /** Who is written down; null for the system. */
  readonly autorId: number | null
}

/** Makes a move that is permitted: checks, status, history, effects, alerts. The process is locked. */
export async function executar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  escrita: Escrita,
  { processo, quem, autorId }: Execucao,
  movimento: Omit<Movimento, 'id' | 'versao'>,
): Promise<void> {
  const { process } = modulo
  const { transicao, motivo, itens = [] } = movimento
  const spec = specOf(process, transicao)
  const contexto = await modulo.contexto(escrita, processo, quem)
  const alertas = exigirChecks(modulo, transicao, contexto, movimento.alertasAceitos)

  // Sent for the sectors' words, for the first time or after a correction.
  const enviado = process.doSolicitante.includes(processo.status) && !spec.cautela
  const mudancas = enviado ? ((await modulo.mudancas?.(escrita, processo)) ?? []) : []
  if (enviado) await reabrirPalavras(escrita, process, processo, mudancas)
  const pareceres =
    spec.quem === 'da_vez' ? await negarPalavras(escrita, process, processo, quem, spec.to) : []
  const efeito = (await modulo.efeitos?.[transicao]?.(escrita, processo, contexto)) ?? {}
  const enviadoAgora = enviado && processo.dataSolicitacao === null
  const datas = enviadoAgora ? { dataSolicitacao: isoDe(escrita.agora) } : {}
  await esquecerAgenda(escrita.tx, processo.id)
  await updateProcesso(escrita, processo.id, { ...efeito, ...datas, status: spec.to })
  const passo = {
    nome: transicao,
    de: processo.status,
    para: spec.to,
    motivo,
    itens,
    mudancas,
    alertas,
    pareceres,
  }
  await insertEvento(escrita, { processoId: processo.id, tipo: 'transicao', ...passo, usuarioId: autorId })
  await concluirEtapa(escrita, process, processo.id, quem)
  await avisarMovimento(engine.alertas, escrita, process, processo.id, { quem, autorId, motivo })
}

/** Gives the word of a sector, with the sector's own fields. */
export async function darParecer<C>(
  engine: Engine,
  modulo: Modulo<C>,
  escrita: Escrita,
  { ator }: Pedido,
  palavra: Palavra,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(escrita, process, palavra, ator, engine.fuso)
  const dados = lerPalavra(process, processo, palavra, ator)
  const { parecer, decisao, comentario } = palavra
  const dada = { parecer, decisao, comentario: comentario ?? null, dados, usuarioId: ator.id }
  await upsertParecer(escrita, processo.id, dada)
  await modulo.aoOpinar?.(escrita, processo, { parecer, decisao, dados }, ator)
  await updateProcesso(escrita, processo.id, {})
  const passo = { nome: parecer, para: decisao, motivo: comentario }
  await insertEvento(escrita, { processoId: processo.id, tipo: 'parecer', ...passo, usuarioId: ator.id })
  await concluirEtapa(escrita, process, processo.id, ator)
  await avisarMovimento(engine.alertas, escrita, process, processo.id, { quem: ator, autorId: ator.id })
}

interface Ato {
  readonly id: number
  readonly versao: number
  readonly ato: string
}

/** Does something on the process that neither moves it nor is a word: permission, status, history. */
export async function agir(
  engine: Engine,
  process: AnyProcess,
  escrita: Escrita,
  { ator }: Pedido,
  { ato, ...visto }: Ato,
  fazer: (processo: Processo) => Promise<Evento['mudancas']>,
): Promise<void> {
  const processo = await abrirParaMudar(escrita, process, visto, ator, engine.fuso)
  exigirAto(process, ato, processo, ator)
  const mudancas = await fazer(processo)
  await updateProcesso(escrita, processo.id, {})
  await insertEvento(escrita, {
    processoId: processo.id,
    tipo: 'ato',
    nome: ato,
    mudancas,
    usuarioId: ator.id,
  })
}

/** When the words of a stage are all given, the engine makes the stage's own move. */
async function concluirEtapa(escrita: Escrita, process: AnyProcess, id: number, quem: Quem): Promise<void> {
  const processo = await lockProcesso(escrita.tx, process.name, id, quem)
  if (!processo) return
  const stage = stageOf(process, processo.status)
  if (!stage?.aoConcluir || !etapaConcluida(process, processo)) return
  const { to } = specOf(process, stage.aoConcluir)
  await updateProcesso(escrita, id, { status: to })
  const passo = { nome: stage.aoConcluir, de: processo.status, para: to }
  await insertEvento(escrita, { processoId: id, tipo: 'transicao', ...passo, usuarioId: null })
  await concluirEtapa(escrita, process, id, quem)
}
