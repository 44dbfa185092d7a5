import type { CodigoDeUsuario } from '@rh/domain/contract/importacao'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { gerarCodigo } from '../usuarios/codigo.ts'
import { findImportacao } from './repository.ts'

/**
 * A new code for each user of an import who did not choose a password yet. The codes are in this answer and nowhere
 * else; asked again, others take their place.
 */
export async function darCodigos(
  deps: Deps,
  request: RequestContext,
  id: number,
): Promise<CodigoDeUsuario[]> {
  requireSenhaConfirmada(request.ator, deps.clock.agora())
  const { tipo, situacao } = await findImportacao(deps.db, id)
  if (tipo !== 'usuarios' || situacao !== 'importada') throw failure('nao_encontrado')
  const novos = await deps.db
    .selectFrom('importacaoRegistro as ir')
    .innerJoin('usuario as u', 'u.id', 'ir.registro')
    .select(['u.id', 'u.nome', 'u.usuario'])
    .where('ir.importacaoId', '=', id)
    .where('u.trocaSenhaObrigatoria', '=', true)
    .where('u.ativo', '=', true)
    .orderBy('u.nome')
    .execute()
  const codigos: CodigoDeUsuario[] = []
  for (const { id: usuarioId, nome, usuario } of novos) {
    const { codigo } = await gerarCodigo(deps, request, usuarioId)
    codigos.push({ nome, usuario, codigo })
  }
  return codigos
}
