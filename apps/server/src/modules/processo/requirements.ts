import { isExcepcionavel } from '@rh/domain/achado'
import { isLido } from '@rh/domain/leitura'
import type { Pendencia } from '@rh/domain/pendencia'
import type { z } from 'zod'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { impedimento, podeAgir, veNaoEnviado } from '@rh/domain/processo/vez'
import type { UnitOfWork } from '../../db/write.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator, Decisor, Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'
import type { Modulo } from './modulo.ts'
import { ultimoEvento } from './eventos.ts'
import { findProcesso, holdProcesso, lockProcesso, type Processo } from './repository.ts'

// What must hold before a move; each throws the failure that the person is told.

/** Process in this person's scope, and sent unless the person may send it. Throws 404. */
export const requireProcesso = async (
  db: Db | Tx,
  process: AnyProcess,
  id: number,
  ator: Quem,
): Promise<Processo> => requireVisivel(process, await findProcesso(db, process.name, id, ator), ator)

/** Process to which something is added or taken away, without a new version: held first. Throws 404. */
export async function requireProcessoPreso(
  tx: Tx,
  process: AnyProcess,
  id: number,
  ator: Quem,
): Promise<Processo> {
  await holdProcesso(tx, id)
  return requireProcesso(tx, process, id, ator)
}

/** Bond of a process about one; throws otherwise. */
export function requireVinculoDo({ vinculoId }: Processo): number {
  if (vinculoId === null) throw failure('transicao_invalida')
  return vinculoId
}

function requireVisivel(process: AnyProcess, processo: Processo | undefined, { grupos }: Quem): Processo {
  if (!processo) throw failure('nao_encontrado')
  if (processo.dataSolicitacao === null && !veNaoEnviado(process, grupos)) throw failure('nao_encontrado')
  return processo
}

/** Locks a process and checks its version (optimistic concurrency). Throws 404 or 409. */
export async function abrirParaMudar(
  work: UnitOfWork,
  process: AnyProcess,
  { id, versao }: { id: number; versao: number },
  ator: Quem,
  fuso: string,
): Promise<Processo> {
  const processo = requireVisivel(process, await lockProcesso(work.tx, process.name, id, ator), ator)
  // Whoever decided waits for it to be made, or undoes it: two decisions of one person would be out of order.
  if (processo.emEspera.some(({ usuarioId }) => usuarioId === ator.id)) throw failure('em_espera')
  if (processo.versao === versao) return processo
  throw versaoAntiga(await ultimoEvento(work.tx, id), fuso)
}

export function specOf(process: AnyProcess, transicao: string): TransitionSpec<string, string> {
  const spec = Object.hasOwn(process.transitions, transicao) ? process.transitions[transicao] : undefined
  if (!spec) throw failure('transicao_invalida')
  return spec
}

export function requirePermissao(
  process: AnyProcess,
  transicao: string,
  processo: Processo,
  ator: Quem,
): void {
  specOf(process, transicao)
  const motivo = impedimento(process, transicao, processo, ator)
  if (motivo === null) return
  if (motivo !== 'transicao_invalida') throw failure(motivo)
  const label = specOf(process, transicao).label.toLowerCase()
  const status = process.statuses[processo.status]?.label ?? processo.status
  throw failure(motivo, { mensagem: `Não é possível ${label} agora: a situação é "${status}".` })
}

export function requireAto(process: AnyProcess, ato: string, processo: Processo, ator: Ator): void {
  const spec = process.atos?.[ato]
  if (!spec) throw failure('transicao_invalida')
  if (!podeAgir(process, ato, processo, ator)) throw failure('sem_permissao')
  if (spec.em.includes(processo.status)) return
  const status = process.statuses[processo.status]?.label ?? processo.status
  throw failure('transicao_invalida', {
    mensagem: `Não é possível fazer isso agora: a situação é "${status}".`,
  })
}

export function requireMotivo(
  spec: Pick<TransitionSpec<string, string>, 'motivo' | 'itens'>,
  motivo: string | undefined,
  itens?: readonly unknown[],
): void {
  if (spec.motivo === 'obrigatorio' && !motivo)
    throw failure('validacao', { campos: { motivo: 'Informe o motivo' } })
  if (itens && itens.length > 0 && !spec.itens)
    throw failure('validacao', { campos: { itens: 'Esta ação não aponta campos' } })
}

/** Validates that a return points at fields of the form. */
export function requireCampos(
  { formulario }: Pick<Modulo<unknown>, 'formulario'>,
  itens: readonly EnderecoDoCampo[] = [],
): void {
  if (itens.every((item) => formulario?.hasCampo(item))) return
  throw failure('validacao', { campos: { itens: 'Aponte campos que existem no formulário' } })
}

export function requireSenhaConfirmada(ator: Decisor, agora: Temporal.Instant): void {
  const ate = ator.confirmadaAte === null ? null : Temporal.Instant.from(ator.confirmadaAte)
  if (ate === null || Temporal.Instant.compare(ate, agora) < 0) throw failure('confirmar_senha')
}

/** Findings of a transition's checks, without duplicates. */
export const achadosDe = <C>(modulo: Modulo<C>, transicao: string, contexto: C): Pendencia[] =>
  (modulo.process.transitions[transicao]?.checks ?? []).flatMap(
    (nome) => modulo.regras[nome]?.(contexto) ?? [],
  )

/**
 * Accepted alerts, by what was read of each (`leituraDe`) or by code; all of them for a transition by date, which nobody
 * is there to read: the history lists them.
 */
export type Aceitos = readonly string[] | 'todos'

/** Response to findings: accepted alerts, and the reason for lifting a block. */
export interface Resposta {
  readonly aceitos?: Aceitos | undefined
  readonly motivo?: string | undefined
  /** Without a user no block is lifted. */
  readonly quem?: Pick<Quem, 'grupos'>
}

/** Runs the checks of a transition; throws on a block or an unaccepted alert, returns the accepted findings. */
export const requireChecks = <C>(
  modulo: Modulo<C>,
  transicao: string,
  contexto: C,
  resposta: Resposta,
): Pendencia[] =>
  requireAchados(achadosDe(modulo, transicao, contexto), resposta, specOf(modulo.process, transicao).excetua)

/**
 * Throws when one of the findings blocks or is an alert that was not accepted; answers the accepted ones. A block that
 * some groups may lift is accepted like an alert until the move that lifts it, which is theirs to make and has a reason.
 */
export function requireAchados(
  achados: readonly Pendencia[],
  { aceitos = [], motivo, quem = { grupos: [] } }: Resposta,
  excetua = false,
): Pendencia[] {
  const { bloqueios, excepcionais, alertas } = separar(achados, quem, excetua)
  if (bloqueios.length > 0) throw failure('pendencias', { pendencias: bloqueios })
  const abertos = alertas.filter((um) => !isAceito(um, aceitos))
  if (abertos.length > 0)
    throw failure('pendencias', {
      pendencias: abertos,
      mensagem: 'Há alertas que precisam ser lidos e aceitos.',
      acao: 'Marque que está ciente de cada alerta e tente de novo.',
    })
  if (excetua && excepcionais.length > 0 && !motivo)
    throw failure('validacao', { campos: { motivo: 'Escreva por que a exceção é autorizada' } })
  return alertas
}

/** Findings of a transition that would refuse it, as `requireChecks` tells them before anything is accepted. */
export function findImpeditivos<C>(
  modulo: Modulo<C>,
  transicao: string,
  contexto: C,
  quem: Pick<Quem, 'grupos'>,
): Pendencia[] {
  const achados = achadosDe(modulo, transicao, contexto)
  const { bloqueios, alertas } = separar(achados, quem, specOf(modulo.process, transicao).excetua)
  return bloqueios.length > 0 ? bloqueios : alertas
}

/** Findings that block, and those that are accepted: blocks that the move may lift come before the alerts. */
function separar(achados: readonly Pendencia[], quem: Pick<Quem, 'grupos'>, excetua = false) {
  const vistos = excetua ? achados.map((um) => comoMove(um, quem)) : achados
  const excepcionais = vistos.filter(isExcepcionavel)
  const bloqueios = vistos.filter((um) => um.severidade === 'bloqueio' && !isExcepcionavel(um))
  const alertas = [...excepcionais, ...vistos.filter(({ severidade }) => severidade === 'alerta')]
  return { bloqueios, excepcionais, alertas }
}

/** Tests whether a finding is accepted; the system accepts alerts on its own dates, and lifts no block. */
const isAceito = (achado: Pendencia, aceitos: Aceitos): boolean =>
  aceitos === 'todos' ? !isExcepcionavel(achado) : isLido(achado, aceitos)

const podeExcetuar = ({ excecaoPor = [] }: Pendencia, { grupos }: Pick<Quem, 'grupos'>): boolean =>
  grupos.some((grupo) => excecaoPor.includes(grupo))

/** Finding as whoever lifts blocks sees it: one that others lift is an ordinary block. */
export const comoMove = (achado: Pendencia, quem: Pick<Quem, 'grupos'>): Pendencia =>
  isExcepcionavel(achado) && !podeExcetuar(achado, quem) ? semExcecao(achado) : achado

/** Finding for somebody who may not lift it, with who may. */
const semExcecao = ({ excecaoPor = [], mensagem, ...achado }: Pendencia): Pendencia => ({
  ...achado,
  mensagem: `${mensagem} A exceção é de ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(excecaoPor.map(rotuloDoGrupo))}.`,
})

/** Validates the fields of a parecer or transition. Throws with a message per field. */
export function readCampos(
  schema: z.ZodObject | undefined,
  dados: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  if (!schema) {
    if (dados && Object.keys(dados).length > 0)
      throw failure('validacao', { campos: { dados: 'Esta ação não tem campos' } })
    return {}
  }
  const lido = schema.safeParse(dados ?? {})
  if (lido.success) return lido.data
  const campos = lido.error.issues.map((issue) => [`dados.${issue.path.join('.')}`, issue.message] as const)
  // The first message of a field wins.
  throw failure('validacao', { campos: Object.fromEntries(campos.toReversed()) })
}
