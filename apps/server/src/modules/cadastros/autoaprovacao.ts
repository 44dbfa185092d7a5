import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'

/**
 * Turns on or off that whoever asks for a process may approve it. Turning it on takes the password of two administrators:
 * the first asks, another confirms; it is turned off, or the asking withdrawn, by any one of them. Throws 403 until the
 * password was typed again.
 */
export async function mudarAutoaprovacao(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  permitir: boolean,
): Promise<void> {
  requireSenhaConfirmada(ator, agora)
  const { permiteAutoaprovacao, autoaprovacaoPedidaPor: quemPediu } = await tx
    .selectFrom('empresa')
    .select(['permiteAutoaprovacao', 'autoaprovacaoPedidaPor'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (permitir && (permiteAutoaprovacao || quemPediu === ator.id)) return
  const confirma = permitir && quemPediu !== null
  const pede = permitir && quemPediu === null
  await tx
    .updateTable('empresa')
    .set({
      permiteAutoaprovacao: confirma,
      autoaprovacaoPedidaPor: pede ? ator.id : null,
      autoaprovacaoPedidaEm: pede ? isoDe(agora) : null,
    })
    .execute()
}
