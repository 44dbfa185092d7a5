import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { novoUsuario } from '@rh/domain/contract/usuarios'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hashSenha } from '../auth/senha.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { saveContratos, saveGrupos, saveHorarios } from './acessos.ts'
import { gerarCodigo } from './codigo.ts'
import { requireLivres } from './dados.ts'
import { requireQuemFica } from './quem-saiu.ts'

type Novo = z.output<typeof novoUsuario>

/**
 * Creates a user and the code with which the person chooses the password. A repeat of the same send answers the same
 * user with another code: the first answer may be lost, and the code in it is kept nowhere.
 */
export async function criarUsuario(deps: Deps, request: RequestContext, novo: Novo) {
  if (novo.grupos.length > 0) requireSenhaConfirmada(request.ator, deps.clock.agora())
  // A hash like any other, of something that nobody knows: a login attempt takes as long as for everyone.
  const senhaHash = await hashSenha(randomBytes(32).toString('base64'))
  const { id } = await write(deps, request, async ({ tx, agora }) => {
    await requireLivres(tx, novo, null)
    await requireQuemFica(tx, novo.vinculoId, hojeEm(agora, deps.config.empresaFuso))
    const { nome, usuario, email, telefone = null, vinculoId } = novo
    const criado = await tx
      .insertInto('usuario')
      .values({ nome, usuario, email, telefone, vinculoId, senhaHash, trocaSenhaObrigatoria: true })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!criado) throw failure('em_uso')
    await saveGrupos(tx, criado.id, novo.grupos)
    await saveHorarios(tx, criado.id, novo.horarios)
    await saveContratos(tx, criado.id, novo.contratoIds)
    return criado
  })
  return { id, ...(await gerarCodigo(deps, request, id)) }
}
