import { causasDeInterrupcao, type CausaDeInterrupcao } from '@rh/domain/processos/ferias/ferias'
import { comoCobre, type Fracao } from '@rh/domain/processos/ferias/formulario'
import { fimDaFracao, type Dias } from '@rh/domain/processos/ferias/fatos'
import { formatData } from '@rh/domain/br/data'
import { somarDias, diasEntre } from '@rh/domain/regras/calendario/datas'
import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { ateAVespera, encerrarCobertura } from '../cobertura/encerrar.ts'
import { estornar, lancar } from '../colaborador/ferias/razao.ts'
import { requireCompletos } from '../processo/formulario.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import type { PassoDado } from '../processo/modulo.ts'
import { adiantar, tirarAdiantados } from './coletivas/periodo.ts'
import type { ContextoDoServidor } from './fatos.ts'

const pedidoDe = ({ leitura }: ContextoDoServidor) => {
  const { abonoDias = 0, ...completos } = requireCompletos(leitura)
  return { ...completos, abonoDias }
}

/** Takes the days out of the balance while they are asked for, and marks the person as away on them. */
export async function reservar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  autorId: number | null,
): Promise<void> {
  const { periodoId, fracoes, abonoDias, licencaDias = 0 } = pedidoDe(contexto)
  const dias = fracoes.reduce((soma, fracao) => soma + fracao.dias, abonoDias)
  const processoId = processo.id
  await adiantar(work, processo, contexto)
  await lancar(work, [{ periodoId, tipo: 'reserva', dias: -dias, processoId, usuarioId: autorId }])
  await work.tx
    .insertInto('ausencia')
    .values([
      ...fracoes.map((fracao) => ({
        vinculoId: contexto.vinculoId,
        tipo: 'ferias',
        processoId,
        periodoId,
        inicio: fracao.inicio,
        fim: fimDaFracao(fracao),
      })),
      ...licencaDe(fracoes, licencaDias).map((licenca) => ({
        vinculoId: contexto.vinculoId,
        tipo: 'licenca',
        processoId,
        ...licenca,
      })),
    ])
    .execute()
}

/** The days of paid leave after the last stretch; none in most requests. */
function licencaDe(fracoes: readonly Fracao[], licencaDias: number): Dias[] {
  const fim = fracoes.map(fimDaFracao).toSorted().at(-1)
  return fim === undefined || licencaDias === 0
    ? []
    : [{ inicio: somarDias(fim, 1), fim: somarDias(fim, licencaDias) }]
}

const forgetAusencias = ({ tx }: UnitOfWork, processoId: number) =>
  tx.deleteFrom('ausencia').where('processoId', '=', processoId).execute()

/** A corrected request holds the days that it asks for now. */
export async function reenviar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { autorId }: PassoDado,
): Promise<MudancaProcesso> {
  await estornar(work, processo.id, { motivo: 'Pedido corrigido', usuarioId: autorId })
  await forgetAusencias(work, processo.id)
  await reservar(work, processo, contexto, autorId)
  return {}
}

/** From now on the days are certain, and who covers is at the post on them. */
export async function aprovar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const { tx, agora } = work
  const { fracoes } = pedidoDe(contexto)
  await tx.updateTable('ausencia').set({ confirmada: true }).where('processoId', '=', processo.id).execute()
  const dias = fracoes.map((fracao) => ({
    fracao,
    linha: {
      postoId: contexto.pessoa.postoId,
      processoId: processo.id,
      inicio: fracao.inicio,
      fim: fimDaFracao(fracao),
      registradaEm: isoDe(agora),
    },
  }))
  const coberturas = dias.flatMap(({ fracao, linha }) =>
    fracao.colaboradorId === undefined
      ? []
      : [{ ...linha, vinculoId: fracao.colaboradorId, tipo: comoCobre(fracao) }],
  )
  if (coberturas.length > 0) await tx.insertInto('alocacao').values(coberturas).execute()
  const autorizadas = dias.flatMap(({ fracao: { cobertura, motivo }, linha }) =>
    cobertura === 'sem_cobertura' && motivo !== undefined ? [{ ...linha, autorizadoPor: motivo }] : [],
  )
  if (autorizadas.length > 0) await tx.insertInto('coberturaAutorizada').values(autorizadas).execute()
  return {}
}

/** A request that comes to nothing gives its days back. */
export const devolverDias =
  (motivo: string) =>
  async (
    work: UnitOfWork,
    processo: Processo,
    _: ContextoDoServidor,
    { autorId }: PassoDado,
  ): Promise<MudancaProcesso> => {
    await estornar(work, processo.id, { motivo, usuarioId: autorId })
    await tirarAdiantados(work, processo.id, { motivo, usuarioId: autorId })
    await forgetAusencias(work, processo.id)
    await encerrarCobertura(work, processo, {
      ficam: null,
      motivo: `as férias ${processo.numero} não acontecem mais`,
    })
    return {}
  }

/** Turns what was reserved into what was enjoyed and sold. */
export async function finalizar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { autorId: usuarioId }: PassoDado,
): Promise<MudancaProcesso> {
  const { periodoId, fracoes, abonoDias } = pedidoDe(contexto)
  const dias = fracoes.reduce((soma, fracao) => soma + fracao.dias, 0)
  const comuns = { periodoId, processoId: processo.id, usuarioId }
  await estornar(work, processo.id, { motivo: 'Reserva cumprida', usuarioId })
  await lancar(work, [
    { ...comuns, tipo: 'gozo', dias: -dias },
    { ...comuns, tipo: 'abono', dias: -abonoDias },
  ])
  return {}
}

/**
 * Ends the vacation before its last day: what was enjoyed stays enjoyed, the rest goes back to the period, and the
 * person is away no longer. A birth interrupts from its own day on (MOS S-2230); a recall, from the first day of work.
 */
export async function interromper(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { dados, autorId: usuarioId }: PassoDado,
): Promise<MudancaProcesso> {
  const { periodoId, fracoes, abonoDias } = pedidoDe(contexto)
  const em = String(dados['em'])
  requireNoGozo(fracoes, em)
  const gozadas = fracoes.flatMap((fracao) => ateOnde(fracao, em))
  const comuns = { periodoId, processoId: processo.id, usuarioId }
  const motivo = causasDeInterrupcao[dados['causa'] as CausaDeInterrupcao]
  await estornar(work, processo.id, { motivo: `Interrompidas em ${formatData(em)}: ${motivo}`, usuarioId })
  await lancar(work, [
    { ...comuns, tipo: 'gozo', dias: -gozadas.reduce((soma, { dias }) => soma + dias, 0) },
    { ...comuns, tipo: 'abono', dias: -abonoDias },
  ])
  await forgetAusencias(work, processo.id)
  const [inicio = em] = fracoes.map((fracao) => fracao.inicio).toSorted()
  await encerrarCobertura(work, processo, {
    ficam: ateAVespera(inicio, em),
    motivo: `as férias ${processo.numero} foram interrompidas em ${formatData(em)}`,
  })
  await reporAusencias(work, processo, contexto, gozadas)
  return {}
}

function requireNoGozo(fracoes: readonly Fracao[], em: string): void {
  const dentro = fracoes.some((fracao) => fracao.inicio < em && em <= fimDaFracao(fracao))
  if (dentro) return
  throw failure('validacao', {
    campos: { 'dados.em': 'Escolha um dia dentro das férias, depois do primeiro' },
  })
}

/** The part of a stretch before a day; nothing of one that begins later. */
function ateOnde(fracao: Fracao, em: string): Fracao[] {
  if (fracao.inicio >= em) return []
  const ultimo = somarDias(em, -1)
  const dias = Math.min(fracao.dias, diasEntre(fracao.inicio, ultimo) + 1)
  return [{ ...fracao, dias }]
}

/** What was really enjoyed stays in the person's days. */
async function reporAusencias(
  { tx }: UnitOfWork,
  processo: Processo,
  { vinculoId, periodoId }: ContextoDoServidor,
  gozadas: readonly Fracao[],
): Promise<void> {
  if (gozadas.length === 0) return
  await tx
    .insertInto('ausencia')
    .values(
      gozadas.map((fracao) => ({
        vinculoId,
        tipo: 'ferias',
        processoId: processo.id,
        periodoId,
        inicio: fracao.inicio,
        fim: fimDaFracao(fracao),
        confirmada: true,
      })),
    )
    .execute()
}
