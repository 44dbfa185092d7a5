import type { UnitOfWork } from '../../db/write.ts'
import { encerrarSessoes } from '../auth/sessao.ts'
import { sucederNosGrupos } from '../conversas/grupo.ts'
import { cancelarCodigos } from './codigo.ts'
import { revogarLiberacoes } from './liberacao.ts'

/**
 * Closes every way into accounts that were just deactivated: sessions, codes and releases. Groups of conversation that
 * they kept pass to somebody else. `por` is null where the system itself closed them.
 */
export async function fecharPortas(
  work: UnitOfWork,
  usuarioIds: readonly number[],
  por: number | null,
): Promise<void> {
  const { tx, agora } = work
  for (const usuarioId of usuarioIds) {
    await encerrarSessoes(tx, { usuarioId }, agora)
    await cancelarCodigos(tx, usuarioId, agora)
    await revogarLiberacoes(tx, { usuarioId }, por, agora)
  }
  await sucederNosGrupos(work, usuarioIds)
}
