import { formatCodigo, VALIDADE_DO_CODIGO_HORAS } from '@rh/domain/usuarios/codigo'
import type { Tx } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'
import { hashSenha } from '../auth/senha.ts'
import { sortearCodigo } from '../auth/sortear.ts'
import { travarAtivo } from './registro.ts'

/**
 * Makes a one-time code in place of any other of the person, and answers it: the only time it is known. It is kept
 * as a password is, because it opens the same door.
 */
export async function gerarCodigo(deps: Deps, request: RequestContext, usuarioId: number) {
  const codigo = sortearCodigo()
  const codigoHash = await hashSenha(codigo)
  // Never under an idempotency key: its row would hold the code. A repeat makes another one.
  return write(deps, { ...request, chave: null }, async ({ tx, agora }) => {
    await travarAtivo(tx, usuarioId)
    await cancelarCodigos(tx, usuarioId, agora)
    const expiraEm = isoDe(agora.add({ hours: VALIDADE_DO_CODIGO_HORAS }))
    await tx
      .insertInto('codigoAcesso')
      .values({ usuarioId, codigoHash, criadoPor: request.ator.id, criadoEm: isoDe(agora), expiraEm })
      .execute()
    return { codigo: formatCodigo(codigo), expiraEm }
  })
}

export async function cancelarCodigos(tx: Tx, usuarioId: number, agora: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('codigoAcesso')
    .set({ canceladoEm: isoDe(agora) })
    .where('usuarioId', '=', usuarioId)
    .where('usadoEm', 'is', null)
    .where('canceladoEm', 'is', null)
    .execute()
}
