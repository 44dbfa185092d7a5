import type { Pendencia } from '@rh/domain/contract/erro'
import type { AnyProcess } from '@rh/domain/processo/define'
import { etapaConcluida, impedimento, pareceresAbertos, stageOf, type Decisao } from '@rh/domain/processo/vez'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator, Pedido } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import { isoDe } from '../../relogio.ts'
import { avisarMovimento, type Avisos } from './avisos.ts'
import {
  insertEvento,
  lockProcesso,
  setDecisao,
  ultimoEvento,
  updateProcesso,
  upsertParecer,
  type MudancaProcesso,
  type Processo,
} from './repository.ts'

/** What a module adds to the declaration of its process: facts, rules and effects. */
export interface Modulo<Contexto> {
  readonly process: AnyProcess
  /** Gathers, inside the transaction, what the rules need, locking what the move depends on. */
  contexto(escrita: Escrita, processo: Processo): Promise<Contexto>
  readonly regras: Readonly<Record<string, (contexto: Contexto) => Pendencia[]>>
  /** What a move does besides changing the status. Runs in the move's transaction. */
  readonly efeitos?: Readonly<
    Record<string, (escrita: Escrita, processo: Processo, contexto: Contexto) => Promise<MudancaProcesso>>
  >
  /** What a correction changed since the process was last sent; decides which words are asked again. */
  mudancas?(escrita: Escrita, processo: Processo): Promise<readonly { readonly etapa: string }[]>
}

export interface Engine extends Avisos {
  /** Company time zone. */
  readonly fuso: string
}

export interface Movimento {
  readonly id: number
  readonly versao: number
  readonly transicao: string
  readonly motivo?: string | undefined
  readonly itens?: readonly unknown[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/** The process, locked, in the version that the person saw. Throws 404 or 409. */
export async function abrirParaMudar(
  escrita: Escrita,
  process: AnyProcess,
  { id, versao }: { id: number; versao: number },
  ator: Ator,
  fuso: string,
): Promise<Processo> {
  const processo = await lockProcesso(escrita.tx, process.name, id, ator)
  if (!processo) throw falha('nao_encontrado')
  if (processo.versao === versao) return processo
  const ultimo = await ultimoEvento(escrita.tx, id)
  const hora = ultimo
    ? Temporal.Instant.from(ultimo.em)
        .toZonedDateTimeISO(fuso)
        .toPlainTime()
        .toString({ smallestUnit: 'minute' })
    : ''
  throw falha(
    'versao_antiga',
    ultimo ? { mensagem: `Alterado por ${ultimo.autor ?? 'sistema'} às ${hora}.` } : {},
  )
}

/** Makes one move: permission, turn, checks, status, history, effects, alerts, all or nothing. */
export async function mover<C>(
  engine: Engine,
  modulo: Modulo<C>,
  escrita: Escrita,
  pedido: Pedido,
  movimento: Movimento,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(escrita, process, movimento, pedido.ator, engine.fuso)
  const { transicao, motivo, itens } = movimento
  exigirPermissao(process, transicao, processo, pedido.ator)
  const spec = specOf(process, transicao)
  if (spec.motivo === 'obrigatorio' && !motivo)
    throw falha('validacao', { campos: { motivo: 'Informe o motivo' } })
  if (itens && itens.length > 0 && !spec.itens)
    throw falha('validacao', { campos: { itens: 'Esta ação não aponta campos' } })
  if (spec.confirmaSenha) exigirSenhaConfirmada(pedido.ator, escrita.agora)

  const contexto = await modulo.contexto(escrita, processo)
  const alertas = conferir(modulo, transicao, contexto, movimento.alertasAceitos)
  // Sent for the sectors' words, for the first time or after a correction.
  const enviado = stageOf(process, spec.to) !== undefined && !spec.cautela
  const mudancas = enviado ? ((await modulo.mudancas?.(escrita, processo)) ?? []) : []
  const efeito = (await modulo.efeitos?.[transicao]?.(escrita, processo, contexto)) ?? {}
  if (spec.quem === 'da_vez') await devolverPalavras(escrita, process, processo, pedido.ator, spec.to)
  if (enviado) await reabrirPalavras(escrita, process, processo, mudancas)

  await updateProcesso(escrita, processo.id, {
    ...efeito,
    status: spec.to,
    ...(processo.status === process.initial ? { dataSolicitacao: isoDe(escrita.agora) } : {}),
  })
  await insertEvento(escrita, {
    processoId: processo.id,
    tipo: 'transicao',
    nome: transicao,
    de: processo.status,
    para: spec.to,
    motivo,
    itens: itens ?? [],
    mudancas,
    alertas,
    usuarioId: pedido.ator.id,
  })
  await concluirEtapa(escrita, process, processo.id, pedido.ator)
  await avisarMovimento(engine, escrita, process, processo.id, pedido.ator, motivo)
}

const specOf = (process: AnyProcess, transicao: string) => {
  const spec = process.transitions[transicao]
  if (!spec) throw falha('transicao_invalida')
  return spec
}

function exigirPermissao(process: AnyProcess, transicao: string, processo: Processo, ator: Ator): void {
  const motivo = impedimento(process, transicao, processo, ator)
  if (motivo === null) return
  const label = process.transitions[transicao]?.label ?? transicao
  const status = process.statuses[processo.status]?.label ?? processo.status
  throw motivo === 'transicao_invalida'
    ? falha(motivo, { mensagem: `Não é possível ${label.toLowerCase()} agora: a situação é "${status}".` })
    : falha(motivo)
}

function exigirSenhaConfirmada(ator: Ator, agora: Temporal.Instant): void {
  const ate = ator.confirmadaAte === null ? null : Temporal.Instant.from(ator.confirmadaAte)
  if (ate === null || Temporal.Instant.compare(ate, agora) < 0) throw falha('confirmar_senha')
}

/** Every finding of a move's checks, once each. */
export const achadosDe = <C>(modulo: Modulo<C>, transicao: string, contexto: C): Pendencia[] =>
  (modulo.process.transitions[transicao]?.checks ?? []).flatMap(
    (nome) => modulo.regras[nome]?.(contexto) ?? [],
  )

/** Throws when something blocks the move or an alert was not accepted; answers the accepted alerts. */
function conferir<C>(
  modulo: Modulo<C>,
  transicao: string,
  contexto: C,
  aceitos: readonly string[] = [],
): Pendencia[] {
  const achados = achadosDe(modulo, transicao, contexto)
  const bloqueios = achados.filter(({ severidade }) => severidade === 'bloqueio')
  if (bloqueios.length > 0) throw falha('pendencias', { pendencias: bloqueios })
  const alertas = achados.filter(({ severidade }) => severidade === 'alerta')
  const abertos = alertas.filter(({ codigo }) => !aceitos.includes(codigo))
  if (abertos.length > 0)
    throw falha('pendencias', {
      pendencias: abertos,
      mensagem: 'Há alertas que precisam ser lidos e aceitos.',
      acao: 'Marque que está ciente de cada alerta e tente de novo.',
    })
  return alertas
}

/** A return or refusal is the word of those whose turn it is: their open words say so. */
async function devolverPalavras(
  escrita: Escrita,
  process: AnyProcess,
  processo: Processo,
  ator: Ator,
  destino: string,
): Promise<void> {
  const decisao: Decisao = process.statuses[destino]?.final ? 'reprovado' : 'devolvido'
  for (const parecer of pareceresAbertos(process, processo, ator))
    await upsertParecer(escrita, processo.id, { parecer, decisao, usuarioId: ator.id })
}

/** After a correction, the returned words and those whose steps changed are asked again; the others stand. */
async function reabrirPalavras(
  escrita: Escrita,
  process: AnyProcess,
  processo: Processo,
  mudancas: readonly { readonly etapa: string }[],
): Promise<void> {
  const etapas = new Set(mudancas.map(({ etapa }) => etapa))
  const reabertas = Object.entries(process.pareceres)
    .filter(([nome]) => processo.pareceres[nome] !== undefined)
    .filter(
      ([nome, { observa }]) => processo.pareceres[nome] === 'devolvido' || observa.some((e) => etapas.has(e)),
    )
    .map(([nome]) => nome)
  await setDecisao(escrita, processo.id, reabertas, 'pendente')
}

/** When the words of a stage are all given, the engine makes the stage's own move. */
async function concluirEtapa(escrita: Escrita, process: AnyProcess, id: number, ator: Ator): Promise<void> {
  const processo = await lockProcesso(escrita.tx, process.name, id, ator)
  if (!processo) return
  const stage = stageOf(process, processo.status)
  if (!stage?.aoConcluir || !etapaConcluida(process, processo)) return
  const spec = specOf(process, stage.aoConcluir)
  await updateProcesso(escrita, id, { status: spec.to })
  await insertEvento(escrita, {
    processoId: id,
    tipo: 'transicao',
    nome: stage.aoConcluir,
    de: processo.status,
    para: spec.to,
    usuarioId: null,
  })
  await concluirEtapa(escrita, process, id, ator)
}

export interface Palavra {
  readonly id: number
  readonly versao: number
  readonly parecer: string
  readonly decisao: 'em_analise' | 'aprovado' | 'dispensado'
  readonly comentario?: string | undefined
  readonly dados?: Readonly<Record<string, unknown>> | undefined
}

/** Gives the word of a sector, with the sector's own fields. */
export async function darParecer<C>(
  engine: Engine,
  modulo: Modulo<C>,
  escrita: Escrita,
  pedido: Pedido,
  palavra: Palavra,
): Promise<void> {
  const { process } = modulo
  const { ator } = pedido
  const processo = await abrirParaMudar(escrita, process, palavra, ator, engine.fuso)
  const dados = lerPalavra(process, processo, palavra, ator)
  await upsertParecer(escrita, processo.id, {
    parecer: palavra.parecer,
    decisao: palavra.decisao,
    comentario: palavra.comentario ?? null,
    dados,
    usuarioId: ator.id,
  })
  await updateProcesso(escrita, processo.id, {})
  await insertEvento(escrita, {
    processoId: processo.id,
    tipo: 'parecer',
    nome: palavra.parecer,
    para: palavra.decisao,
    motivo: palavra.comentario,
    usuarioId: ator.id,
  })
  await concluirEtapa(escrita, process, processo.id, ator)
  await avisarMovimento(engine, escrita, process, processo.id, ator, undefined)
}

/** Checks that the word may be given now by this person, and reads its fields. */
function lerPalavra(
  process: AnyProcess,
  processo: Processo,
  palavra: Palavra,
  ator: Ator,
): Record<string, unknown> {
  const spec = process.pareceres[palavra.parecer]
  if (!spec) throw falha('nao_encontrado')
  if (!spec.grupos.some((grupo) => ator.grupos.includes(grupo))) throw falha('sem_permissao')
  if (ator.id === processo.solicitanteId) throw falha('autoaprovacao')
  if (!pareceresAbertos(process, processo, ator).includes(palavra.parecer))
    throw falha('transicao_invalida', { mensagem: `O parecer "${spec.label}" não está aberto agora.` })
  if (palavra.decisao === 'dispensado' && !palavra.comentario)
    throw falha('validacao', { campos: { comentario: 'Justifique a dispensa' } })
  if (palavra.decisao !== 'aprovado') return {}
  const lido = spec.campos.safeParse(palavra.dados ?? {})
  if (lido.success) return lido.data
  const campos = lido.error.issues.map((issue) => [`dados.${issue.path.join('.')}`, issue.message] as const)
  throw falha('validacao', { campos: Object.fromEntries(campos.toReversed()) })
}
