import { LIBERACAO_MAX_DIAS } from '@rh/domain/contract/usuarios'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { travarAtivo } from './registro.ts'

interface Liberacao {
  readonly id: number
  readonly ate: string
  readonly motivo: string
}

/** Lets the person in outside the hours until a moment: who, why and until when stay on record. */
export async function liberar(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id: usuarioId, ate, motivo }: Liberacao,
): Promise<void> {
  requireSenhaConfirmada(ator, agora)
  const fim = Temporal.Instant.from(ate)
  if (Temporal.Instant.compare(fim, agora) <= 0)
    throw failure('validacao', { campos: { ate: 'Escolha um momento depois de agora' } })
  if (Temporal.Instant.compare(fim, agora.add({ hours: LIBERACAO_MAX_DIAS * 24 })) > 0)
    throw failure('validacao', {
      campos: { ate: `Libere por até ${LIBERACAO_MAX_DIAS} dias; para mais tempo, mude os horários` },
    })
  await travarAtivo(tx, usuarioId)
  await tx
    .insertInto('liberacaoHorario')
    .values({ usuarioId, ate: isoDe(fim), motivo, concedidaPor: ator.id, criadaEm: isoDe(agora) })
    .execute()
}

export async function revogarLiberacao(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id: usuarioId, liberacaoId }: { readonly id: number; readonly liberacaoId: number },
): Promise<void> {
  if ((await revogarLiberacoes(tx, { usuarioId, id: liberacaoId }, ator.id, agora)) === 0)
    throw failure('nao_encontrado', { mensagem: 'Esta liberação não existe ou já terminou.' })
}

/** Ends releases in force, one or all of a person; answers how many. `revogadaPor` is null where the system ends them. */
export async function revogarLiberacoes(
  tx: Tx,
  { usuarioId, id }: { readonly usuarioId: number; readonly id?: number },
  revogadaPor: number | null,
  agora: Temporal.Instant,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('liberacaoHorario')
    .set({ revogadaEm: isoDe(agora), revogadaPor })
    .where('usuarioId', '=', usuarioId)
    .where('revogadaEm', 'is', null)
    .where('ate', '>', isoDe(agora))
    .$if(id !== undefined, (qb) => qb.where('id', '=', id ?? 0))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
