import type { RetiradaDoDossie } from '@rh/domain/contratos/dossie'
import { hojeEm, isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { gatherDossie } from './registro.ts'

/**
 * Records who takes the dossier of a month, for whom and why, with the index as it is: before the first byte leaves (LGPD
 * art. 37). Throws 404 for who does not follow the contract.
 */
export async function registrarRetirada(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  {
    contratoId,
    mes,
    para,
    motivo,
    certificados,
  }: RetiradaDoDossie & { readonly contratoId: number; readonly mes: string },
  fuso: string,
): Promise<{ id: number }> {
  const { itens, quantas } = await gatherDossie(tx, ator, { contratoId, mes }, hojeEm(agora, fuso))
  return tx
    .insertInto('contratoDossie')
    .values({
      contratoId,
      mes: `${mes}-01`,
      para,
      motivo,
      certificados,
      pessoas: quantas,
      itens: JSON.stringify(itens),
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
