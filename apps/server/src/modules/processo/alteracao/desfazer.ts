import { formatData } from '@rh/domain/br/data'
import { maiorData, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { insertVersao, mudarDePosto } from '../../colaborador/mudar-contrato.ts'
import { listVersoes, type LinhaVersao } from '../../colaborador/versoes.ts'

interface ADesfazer {
  readonly processo: { readonly id: number; readonly numero: string }
  readonly vinculoId: number
  readonly hoje: string
}

/** What an undo goes back to, of which version, and from which day. */
export interface Retrocesso {
  readonly anterior: LinhaVersao
  readonly alterada: LinhaVersao
  readonly vigencia: string
}

/**
 * Finds what a movement changed and from which day it may be taken back: today or, where it has not held a day, the day
 * after it began. Throws 409 where a later version rests on it.
 */
export async function findRetrocesso(
  db: Db | Tx,
  { processo, vinculoId, hoje }: ADesfazer,
): Promise<Retrocesso> {
  const versoes = await listVersoes(db, vinculoId)
  const indice = versoes.findIndex(
    ({ processoId, compensa }) => processoId === processo.id && compensa === null,
  )
  const [anterior, alterada, posterior] = [versoes[indice - 1], versoes[indice], versoes[indice + 1]]
  if (!anterior || !alterada) throw failure('transicao_invalida')
  if (posterior)
    throw failure('transicao_invalida', {
      mensagem: `Já há outra versão do contrato a partir de ${formatData(posterior.vigencia)}.`,
      acao: 'Desfaça primeiro o que veio depois.',
    })
  return { anterior, alterada, vigencia: maiorData(hoje, somarDias(alterada.vigencia, 1)) }
}

/** Puts the terms before a movement in force again by a version that compensates it, and the slot where it left one. */
export async function retroceder(
  tx: Tx,
  { processo, vinculoId }: ADesfazer,
  { anterior, alterada, vigencia }: Retrocesso,
  motivo: string,
): Promise<void> {
  await insertVersao(tx, {
    baseId: anterior.id,
    vigencia,
    cargoId: anterior.cargoId,
    postoId: anterior.postoId,
    salarioCentavos: anterior.salarioCentavos,
    motivo,
    processoId: processo.id,
    compensaId: alterada.id,
    reserva: anterior.reserva,
  })
  const { postoId, reserva } = anterior
  if (postoId !== alterada.postoId || reserva !== alterada.reserva)
    await mudarDePosto(tx, {
      vinculoId,
      postoId: reserva ? null : postoId,
      desde: vigencia,
      processoId: processo.id,
    })
}
