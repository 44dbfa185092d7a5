import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { encerrarCobertura } from '../cobertura/encerrar.ts'
import type { AtoFeito } from '../processo/modulo.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import { cobrirAfastamento } from './cobertura.ts'
import { avisarEfeitos, avisarInapto } from './avisos.ts'
import { quemCobre, type ContextoDoServidor } from './fatos.ts'
import { interromperFerias } from './ferias.ts'
import { linhaDe, simulada } from './linha.ts'

/** Keeps what the leave works out to now, and the days on which the person is away by it. */
export async function guardar(
  tx: Tx,
  processoId: number,
  contexto: ContextoDoServidor,
  vigente: boolean,
): Promise<void> {
  const { vinculoId } = contexto
  const linha = linhaDe(contexto, vigente)
  await tx
    .insertInto('afastamento')
    .values({ processoId, vinculoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
  await marcarDias(tx, processoId, { vinculoId, ...linha, confirmada: vigente })
  await cobrirAfastamento(tx, processoId, contexto)
}

interface DiasFora {
  readonly vinculoId: number
  readonly inicio: string
  readonly fim: string | null
  readonly confirmada: boolean
}

async function marcarDias(
  tx: Tx,
  processoId: number,
  { vinculoId, inicio, fim, confirmada }: DiasFora,
): Promise<void> {
  await tx.deleteFrom('ausencia').where('processoId', '=', processoId).execute()
  await tx
    .insertInto('ausencia')
    .values({ vinculoId, tipo: 'afastamento', processoId, inicio, fim, confirmada })
    .execute()
}

/** Marks the days as asked for: nobody informs another leave on them. */
export const reservar = (work: UnitOfWork, processo: Processo, contexto: ContextoDoServidor): Promise<void> =>
  guardar(work.tx, processo.id, contexto, false)

/** A corrected leave holds the days that it asks for now. */
export async function reenviar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  await reservar(work, processo, contexto)
  await ajustarCobertura(work, processo, contexto)
  return {}
}

/** Cover of days that are no longer of the leave ends. */
async function ajustarCobertura(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  const { inicio, fim } = simulada(contexto)
  const motivo = `os dias do afastamento ${processo.numero} mudaram`
  await encerrarCobertura(work, processo, { ficam: { inicio, fim }, motivo })
}

/** From now on the days are certain: a birth ends the vacation in which it came, and the sectors hear what stops. */
export const homologar =
  (fuso: string) =>
  async (work: UnitOfWork, processo: Processo, contexto: ContextoDoServidor): Promise<MudancaProcesso> => {
    await guardar(work.tx, processo.id, contexto, true)
    await ajustarCobertura(work, processo, contexto)
    await interromperFerias(work, processo, contexto, fuso)
    await avisarEfeitos(work, processo, contexto, 'homologado')
    return { dataEfetivacao: simulada(contexto).inicio }
  }

/** A leave that comes to nothing gives its days back, and whoever heard of its effects hears that they are none. */
export async function desfazer(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const { tx } = work
  await tx.deleteFrom('ausencia').where('processoId', '=', processo.id).execute()
  await tx
    .updateTable('afastamento')
    .set({ vigente: false, estabilidade: null, estabilidadeAte: null })
    .where('processoId', '=', processo.id)
    .execute()
  const motivo = `o afastamento ${processo.numero} não vale mais`
  await encerrarCobertura(work, processo, { ficam: null, motivo })
  if (contexto.registrado?.vigente) await avisarEfeitos(work, processo, contexto, 'cancelado')
  return {}
}

/** What was corrected after it was sent: days and effects as they are now. */
export const corrigir =
  (fuso: string) =>
  async (
    work: UnitOfWork,
    processo: Processo,
    contexto: ContextoDoServidor,
    { antes }: AtoFeito,
  ): Promise<void> => {
    const vigente = contexto.registrado?.vigente === true
    // The corrected form counts as sent already.
    const cobria = quemCobre(antes)
    await guardar(work.tx, processo.id, { ...contexto, cobria }, vigente)
    await ajustarCobertura(work, processo, contexto)
    if (!vigente) return
    await interromperFerias(work, processo, contexto, fuso)
    await avisarEfeitos(work, processo, contexto, 'corrigido')
  }

/** What was recorded of INSS, CAT or the exam changes where the leave stands, and not its days. */
export async function registrar(
  { tx }: UnitOfWork,
  { id }: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  const linha = linhaDe(contexto, contexto.registrado?.vigente === true)
  await tx.updateTable('afastamento').set(linha).where('processoId', '=', id).execute()
}

/** The person may not come back yet: Rh hears it, whatever INSS pays. */
export async function registrarExame(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  await registrar(work, processo, contexto)
  if (contexto.leitura.parciais['exame.resultado'] === 'inapto') await avisarInapto(work, processo)
}
