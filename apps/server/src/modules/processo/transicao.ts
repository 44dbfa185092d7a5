import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import type { Decisao } from '@rh/domain/processo/vez'
import type { Pendencia } from '@rh/domain/pendencia'
import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { registrarEfeito } from '../../eventos/eventos.ts'
import type { Quem } from '../../http/ator.ts'
import { forgetAgenda } from './agenda/agenda.ts'
import { tomarEnvio } from './envio.ts'
import type { Decisoes, Engine, Modulo } from './modulo.ts'
import { decididoPorQuemPediu, negarPareceres, reabrirPareceres } from './pareceres.ts'
import { insertEvento } from './eventos.ts'
import { comMao, updateProcesso, type MudancaProcesso, type Processo } from './repository.ts'
import { requireChecks, specOf, type Aceitos } from './requirements.ts'

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

export interface Execucao {
  readonly processo: Processo
  /** User whose permissions and scope count. */
  readonly quem: Quem
  /** Author in the history; null for the system. */
  readonly autorId: number | null
}

export interface Passo<C> extends Omit<TransicaoPedida, 'id' | 'versao' | 'alertasAceitos'> {
  readonly alertasAceitos?: Aceitos | undefined
  /** Facts that were read on the way, and nothing has changed since. */
  readonly fatos?: (() => Promise<C>) | undefined
  /** The system makes the move because something else ended what it rests on: its checks are not asked. */
  readonly imposta?: boolean
}

/** A process as a transition leaves it. */
export interface Passado<C> {
  readonly processo: Processo
  /** Facts that the transition was checked with, where it changed none of them. */
  readonly contexto: C | undefined
  /** Those facts, whatever of them it changed; undefined where it asked for none. */
  readonly antes: C | undefined
}

/** Runs one transition. */
export async function passar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  pedida: Passo<C>,
): Promise<Passado<C>> {
  const { processo, quem, autorId } = execucao
  const { transicao, motivo, itens, dados } = pedida
  const { process } = modulo
  const spec = specOf(process, transicao)
  const { alertas, efetuar, contexto, antes } = await preparar(engine, modulo, work, execucao, pedida)
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
  await registrarEfeito(work, { processoId: processo.id, tipo: process.name, transicao })
  return {
    processo: { ...processo, ...mudanca, versao, agendado: false, pareceres },
    contexto: pareceres === processo.pareceres ? contexto : undefined,
    antes,
  }
}

interface Preparada<C> extends Pick<Passado<C>, 'contexto' | 'antes'> {
  readonly alertas: Pendencia[]
  readonly efetuar: () => Promise<MudancaProcesso>
}

/** Runs the checks of a transition; facts are gathered only for transitions with checks or effects. */
async function preparar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { processo, quem, autorId }: Execucao,
  { transicao, motivo, alertasAceitos: aceitos, dados = {}, imposta = false, fatos }: Passo<C>,
): Promise<Preparada<C>> {
  const efeito = modulo.efeitos?.[transicao]
  const checks = imposta ? [] : (specOf(modulo.process, transicao).checks ?? [])
  if (!efeito && checks.length === 0)
    return { alertas: [], efetuar: async () => ({}), contexto: undefined, antes: undefined }
  const contexto = await (fatos?.() ?? modulo.contexto(work, processo, quem))
  const alertas = imposta ? [] : requireChecks(modulo, transicao, contexto, { aceitos, motivo, quem })
  if (!efeito) return { alertas, efetuar: async () => ({}), contexto, antes: contexto }
  const passo = { dados, autorId, quem, engine }
  return {
    alertas,
    efetuar: () => efeito(work, processo, contexto, passo),
    contexto: undefined,
    antes: contexto,
  }
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
  const nega = spec.quem === 'da_vez' && spec.cautela
  if (!enviado && !nega) return { mudancas: [], pareceres: processo.pareceres, negadas: [] }
  const mudancas = enviado ? await tomarEnvio(modulo, work, processo) : []
  const reabertas = enviado ? await reabrirPareceres(work, process, processo, mudancas) : []
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
