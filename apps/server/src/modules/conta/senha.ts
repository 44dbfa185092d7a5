import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findEmpresa } from '../auth/codigo.ts'
import { conferirPropriaSenha } from '../auth/confirmacao.ts'
import { exigirSenhaDaqui } from '../auth/metodo.ts'
import { hashSenha } from '../auth/senha.ts'
import { motivoSenhaRecusada } from '../auth/senha-recusada.ts'
import { encerrarSessoes } from '../auth/sessao.ts'

interface Troca {
  readonly senhaAtual: string
  readonly senhaNova: string
}

/** Changes the person's password; whoever was in with the old one, elsewhere, is out. */
export async function trocarSenha(deps: Deps, request: RequestContext, { senhaAtual, senhaNova }: Troca) {
  const { ator } = request
  exigirSenhaDaqui(deps.config)
  await conferirPropriaSenha(deps, request, 'senhaAtual', senhaAtual)
  const problema =
    senhaNova === senhaAtual
      ? 'A nova senha precisa ser diferente da atual'
      : await motivoSenhaRecusada(deps, senhaNova, [
          ator.nome,
          ator.email,
          ator.usuario,
          await findEmpresa(deps.db),
        ])
  if (problema) throw failure('validacao', { campos: { senhaNova: problema } })
  const senhaHash = await hashSenha(senhaNova)
  // Not kept under an idempotency key: its row would hold a quick digest of both passwords. A repeat is harmless.
  return write(deps, { ...request, chave: null }, async ({ tx, agora }) => {
    await tx.updateTable('usuario').set({ senhaHash }).where('id', '=', ator.id).execute()
    const outras = { usuarioId: ator.id, exceto: ator.sessaoId }
    return { sessoesEncerradas: await encerrarSessoes(tx, outras, agora) }
  })
}
