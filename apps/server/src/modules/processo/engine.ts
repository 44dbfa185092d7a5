import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { etapaConcluida, stageOf, type Decisao } from '@rh/domain/processo/vez'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { Pendencia } from '@rh/domain/pendencia'
import type { UnitOfWork } from '../../db/write.ts'
import type { RequestContext, Quem } from '../../http/ator.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { deixarParaODia, forgetAgenda } from './agenda/agenda.ts'
import { avisarTransicao } from './avisos.ts'
import {
  abrirParaMudar,
  requireAchados,
  requireCampos,
  requireChecks,
  requireMotivo,
  requirePermissao,
  requireSenhaConfirmada,
  readCampos,
  specOf,
  type Aceitos,
} from './requirements.ts'
import { tomarEnvio } from './envio.ts'
import type { Decisoes, Engine, Modulo } from './modulo.ts'
import {
  decididoPorQuemPediu,
  dispensarPareceres,
  readParecer,
  negarPareceres,
  reabrirPareceres,
  type ParecerNovo,
} from './pareceres.ts'
import {
  comMao,
  insertEvento,
  updateProcesso,
  upsertParecer,
  type MudancaProcesso,
  type Processo,
} from './repository.ts'

export interface TransicaoPedida {
  readonly id: number
  readonly versao: number
  readonly transicao: string
  readonly motivo?: string | undefined
  /** Form fields that a return points at. */
  readonly itens?: readonly (EnderecoDoCampo & { readonly motivo: string })[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
  /** Fields of the transition. */
  readonly dados?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Runs one transition requested by a person: permission, turn, checks, status, history, effects, alerts, in one
 * transaction.
 */
export async function mover<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: RequestContext,
  pedida: TransicaoPedida,
): Promise<void> {
  const { process } = modulo
  const { transicao, motivo, itens } = pedida
  const processo = await abrirParaMudar(work, process, pedida, ator, engine.fuso)
  requirePermissao(process, transicao, processo, ator)
  const spec = specOf(process, transicao)
  requireMotivo(spec, motivo, itens)
  requireCampos(modulo, itens)
  const dados = readCampos(spec.campos, pedida.dados)
  if (spec.confirmaSenha) requireSenhaConfirmada(ator, work.agora)
  const execucao = { processo, quem: ator, autorId: ator.id }
  await executar(engine, modulo, work, execucao, { ...pedida, dados })
}

interface Execucao {
  readonly processo: Processo
  /** User whose permissions and scope count. */
  readonly quem: Quem
  /** Author in the history; null for the system. */
  readonly autorId: number | null
}

interface Passo extends Omit<TransicaoPedida, 'id' | 'versao' | 'alertasAceitos'> {
  readonly alertasAceitos?: Aceitos | undefined
  /** The system makes the move because something else ended what it rests on: its checks are not asked. */
  readonly imposta?: boolean
}

/**
 * Makes a move that is permitted, and the moves of the engine that it brings about: checks, status, history, effects,
 * alerts. The process is locked, and the row read then is carried along: nothing reads it again.
 */
export async function executar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  pedida: Passo,
): Promise<void> {
  const movido = await passar(engine, modulo, work, execucao, pedida)
  const final = await entrarNaEtapa(engine, modulo, work, { ...execucao, processo: movido }, pedida)
  const { autorId } = execucao
  await avisarTransicao(engine.alertas, work, modulo.process, final, { autorId, motivo: pedida.motivo })
}

/** Runs one transition. Returns the updated process. */
async function passar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  pedida: Passo,
): Promise<Processo> {
  const { processo, quem, autorId } = execucao
  const { transicao, motivo, itens = [], dados = {} } = pedida
  const { process } = modulo
  const spec = specOf(process, transicao)
  const { alertas, efetuar } = await preparar(engine, modulo, work, execucao, pedida)
  const { mudancas, pareceres, negadas } = await ouvirDeNovo(modulo, work, { processo, quem }, spec)
  const efeito = await efetuar()
  const mudanca = {
    ...efeito,
    ...datasDe(process, processo, spec, work),
    status: spec.to,
    maos: maosDepois(process, execucao, spec),
  }
  await forgetAgenda(work.tx, processo.id)
  const versao = await updateProcesso(work, processo.id, mudanca)
  const passo = {
    nome: transicao,
    de: processo.status,
    para: spec.to,
    motivo,
    itens,
    mudancas,
    alertas: [
      ...alertas,
      ...(spec.outraPessoa && autorId !== null ? decididoPorQuemPediu(processo, autorId) : []),
    ],
    dados,
  }
  await insertEvento(work, {
    processoId: processo.id,
    tipo: 'transicao',
    ...passo,
    pareceres: negadas,
    usuarioId: autorId,
  })
  return { ...processo, ...mudanca, versao, agendado: false, pareceres: pareceres }
}

/** Runs the checks of a transition; facts are gathered only for transitions with checks or effects. */
async function preparar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { processo, quem, autorId }: Execucao,
  { transicao, motivo, alertasAceitos: aceitos, dados = {}, imposta = false }: Passo,
): Promise<{ alertas: Pendencia[]; efetuar: () => Promise<MudancaProcesso> }> {
  const efeito = modulo.efeitos?.[transicao]
  const checks = imposta ? [] : (specOf(modulo.process, transicao).checks ?? [])
  if (!efeito && checks.length === 0) return { alertas: [], efetuar: async () => ({}) }
  const contexto = await modulo.contexto(work, processo, quem)
  const alertas = imposta ? [] : requireChecks(modulo, transicao, contexto, { aceitos, motivo, quem })
  const passo = { dados, autorId, quem, engine }
  return { alertas, efetuar: async () => (await efeito?.(work, processo, contexto, passo)) ?? {} }
}

/** Updates the pareceres for a transition: reopened by a correction, or denied by a return. */
async function ouvirDeNovo<C>(
  modulo: Modulo<C>,
  work: UnitOfWork,
  { processo, quem }: Pick<Execucao, 'processo' | 'quem'>,
  spec: TransitionSpec<string, string>,
) {
  const { process } = modulo
  const enviado = isEnvio(process, processo, spec)
  const mudancas = enviado ? await tomarEnvio(modulo, work, processo) : []
  const reabertas = enviado ? await reabrirPareceres(work, process, processo, mudancas) : []
  const nega = spec.quem === 'da_vez' && spec.cautela
  const negadas = nega ? await negarPareceres(work, process, processo, quem, spec.to) : null
  const pareceres = {
    ...processo.pareceres,
    ...todasCom(reabertas, 'pendente'),
    ...(negadas && todasCom(negadas.nomes, negadas.decisao)),
  }
  return { mudancas, pareceres, negadas: negadas?.nomes ?? [] }
}

const todasCom = (nomes: readonly string[], decisao: Decisao): Decisoes =>
  Object.fromEntries(nomes.map((nome) => [nome, decisao]))

/** Tests whether the transition submits the process for pareceres, for the first time or after a correction. */
const isEnvio = (
  process: AnyProcess,
  { status }: Processo,
  { cautela }: TransitionSpec<string, string>,
): boolean => process.doSolicitante.includes(status) && !cautela

/** A sending is a hand in the form; its correction, once it came back, begins anew. */
const maosDepois = (
  process: AnyProcess,
  { processo, autorId }: Execucao,
  spec: TransitionSpec<string, string>,
): readonly number[] => {
  if (isEnvio(process, processo, spec)) return comMao(processo, autorId)
  return process.doSolicitante.includes(spec.to) ? [] : processo.maos
}

/** Date of the request: set by the first sending. */
const datasDe = (
  process: AnyProcess,
  processo: Processo,
  spec: TransitionSpec<string, string>,
  { agora }: UnitOfWork,
): MudancaProcesso =>
  isEnvio(process, processo, spec) && processo.dataSolicitacao === null
    ? { dataSolicitacao: isoDe(agora) }
    : {}

/** Gives the parecer of a sector, with its fields. */
export async function darParecer<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: RequestContext,
  novo: ParecerNovo,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(work, process, novo, ator, engine.fuso)
  const dados = readParecer(process, processo, novo, ator)
  const { parecer, decisao, comentario, alertasAceitos } = novo
  const dada = { parecer, decisao, comentario: comentario ?? null, dados, usuarioId: ator.id }
  await upsertParecer(work, processo.id, dada)
  const outras = await modulo.aoOpinar?.(work, processo, { parecer, decisao, dados }, ator)
  const versao = await updateProcesso(work, processo.id, {})
  const alertas = [
    ...(decisao === 'aprovado' ? await conferirPalavra(modulo, work, { processo, quem: ator }, novo) : []),
    ...decididoPorQuemPediu(processo, ator.id),
  ]
  const passo = { nome: parecer, para: decisao, motivo: comentario, alertas }
  await insertEvento(work, { processoId: processo.id, tipo: 'parecer', ...passo, usuarioId: ator.id })
  const pareceres = { ...processo.pareceres, ...outras, [parecer]: decisao }
  const autores = { ...processo.autores, ...autoresDe({ ...outras, [parecer]: decisao }, ator.id) }
  const execucao = { processo: { ...processo, versao, pareceres, autores }, quem: ator, autorId: ator.id }
  const final = await concluirEtapa(engine, modulo, work, execucao, { alertasAceitos })
  await avisarTransicao(engine.alertas, work, process, final, { autorId: ator.id })
}

/** Asks what the parecer is held to of the process as it leaves it. Answers the alerts that were accepted. */
async function conferirPalavra<C>(
  modulo: Modulo<C>,
  work: UnitOfWork,
  { processo, quem }: Pick<Execucao, 'processo' | 'quem'>,
  { parecer, alertasAceitos: aceitos }: ParecerNovo,
): Promise<Pendencia[]> {
  const checks = modulo.process.pareceres[parecer]?.checks ?? []
  if (checks.length === 0) return []
  const contexto = await modulo.contexto(work, processo, quem)
  const achados = checks.flatMap((nome) => modulo.regras[nome]?.(contexto) ?? [])
  return requireAchados(achados, { aceitos, quem })
}

const autoresDe = (decisoes: Decisoes, id: number): Record<string, number> =>
  Object.fromEntries(Object.keys(decisoes).map((nome) => [nome, id]))

/**
 * Waives pareceres of the entered stage whose facts do not hold; then continues as after any parecer. Returns the
 * resulting process.
 */
export async function entrarNaEtapa<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  aceitos: Pick<Passo, 'alertasAceitos'>,
): Promise<Processo> {
  const pareceres = await dispensarPareceres(modulo, work, execucao.processo, execucao.quem)
  const entrou = { ...execucao, processo: { ...execucao.processo, pareceres } }
  const marcado = await marcarODia(engine, modulo, work, entrou)
  return marcado.status === entrou.processo.status
    ? concluirEtapa(engine, modulo, work, { ...entrou, processo: marcado }, aceitos)
    : marcado
}

/** Makes a dated transition that is due, or schedules it. Returns the resulting process. */
async function marcarODia<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
): Promise<Processo> {
  const { processo, quem } = execucao
  const [transicao, data] =
    Object.entries(modulo.process.transitions)
      .map(([nome, { from, quando }]) => [nome, from.includes(processo.status) ? quando : undefined] as const)
      .find(([, quando]) => quando !== undefined) ?? []
  if (transicao === undefined || data === undefined) return processo
  const dataDe = modulo.datas?.[data]
  if (!dataDe) throw new Error(`${modulo.process.name} has no code for the date ${data}`)
  const para = dataDe(await modulo.contexto(work, processo, quem))
  if (para === null) return processo
  if (para > hojeEm(work.agora, engine.fuso)) {
    await deixarParaODia(work, processo.id, { transicao, para })
    return { ...processo, agendado: true }
  }
  const movido = await passar(
    engine,
    modulo,
    work,
    { ...execucao, autorId: null },
    {
      transicao,
      alertasAceitos: 'todos',
    },
  )
  return entrarNaEtapa(engine, modulo, work, { ...execucao, processo: movido }, {})
}

/**
 * Makes the stage's own transition once its pareceres are given, with checks and effects. A failed check rolls back the
 * parecer or transition that completed the stage. Returns the resulting process.
 */
async function concluirEtapa<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  { alertasAceitos }: Pick<Passo, 'alertasAceitos'>,
): Promise<Processo> {
  const { processo } = execucao
  const transicao = stageOf(modulo.process, processo.status)?.aoConcluir
  if (!transicao || !etapaConcluida(modulo.process, processo)) return processo
  const doSistema = { ...execucao, autorId: null }
  const movido = await passar(engine, modulo, work, doSistema, { transicao, alertasAceitos })
  return entrarNaEtapa(engine, modulo, work, { ...execucao, processo: movido }, { alertasAceitos })
}
