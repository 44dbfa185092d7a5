import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'
import { failure } from '../../http/failure.ts'
import { comRecusa } from './recusas.ts'
import { confereSenha } from './senha.ts'
import { findHash } from './quem-entra.ts'
import { confirmarSessao } from './sessao.ts'
import { contarTentativa } from './tentativas.ts'
import { identificar, type TrocaDeps } from './provedor/trocar.ts'

/**
 * Asks the signed-in person for the password again; failures count like those of a login, so that an open screen
 * is no place to guess. Throws with the message on the field that carried it.
 */
export async function conferirPropriaSenha(
  deps: Deps,
  request: RequestContext,
  campo: string,
  senha: string,
): Promise<void> {
  const { id: usuarioId } = request.ator
  const quem = { usuarioId }
  await comRecusa(deps, request, { tipo: 'confirmacao_recusada', quem }, async () => {
    const tentativa = await contarTentativa(deps, quem, request)
    const hash = await findHash(deps.db, usuarioId)
    if (hash && (await confereSenha(senha, hash))) return tentativa.acertou()
    throw failure('validacao', { mensagem: 'Senha incorreta.', campos: { [campo]: 'Senha incorreta' } })
  })
}

/** How long a confirmed password opens the sensitive actions, and how fresh a confirmation at the provider must be. */
const CONFIRMACAO_MINUTOS = 5

/** Opens the sensitive actions to the session of who has just shown the password. */
export async function abrirSensiveis({ db, clock }: Deps, { ator }: RequestContext) {
  const ate = clock.agora().add({ minutes: CONFIRMACAO_MINUTOS })
  await confirmarSessao(db, ator.sessaoId, ate)
  return { confirmadaAte: isoDe(ate) }
}

export async function confirmarComSenha(deps: Deps, senha: string, request: RequestContext) {
  await conferirPropriaSenha(deps, request, 'senha', senha)
  return abrirSensiveis(deps, request)
}

/** The same where the password is the provider's: the token tells that the person has just shown it there. */
export async function confirmarNoProvedor(deps: TrocaDeps, token: string, request: RequestContext) {
  const { email, entrouEm, aceita } = await identificar(deps, token, request)
  const desde = deps.clock.agora().subtract({ minutes: CONFIRMACAO_MINUTOS })
  const recente = entrouEm !== null && Temporal.Instant.compare(entrouEm, desde) >= 0
  if (!recente || email !== request.ator.email)
    throw failure('identidade_recusada', {
      mensagem: recente
        ? 'Quem entrou no provedor de acesso foi outra pessoa.'
        : 'A confirmação no provedor de acesso não é recente.',
      acao: 'Confirme de novo, com o e-mail do seu usuário.',
    })
  await aceita()
  return abrirSensiveis(deps, request)
}
