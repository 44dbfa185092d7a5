import type { Assinatura } from '@rh/domain/contract/chaves-de-acesso'
import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import type { Tx } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/ator.ts'
import type { AuthDeps } from '../iniciar.ts'
import { listChaves, usarChave } from './chaves.ts'
import { avisar, escreverComo } from './entrar.ts'
import type { RecusaDaChave } from './recusas-da-chave.ts'
import { requireSitio } from './sitio.ts'
import { conferirAssinatura } from './webauthn.ts'

interface Mostrada {
  readonly usuarioId: number
  readonly assinatura: Assinatura
  readonly desafio: Uint8Array | null
}

/**
 * A passkey that signed a challenge: checked first, outside of any transaction, then used with what it opens. Answers
 * why it was refused; null when it was not.
 */
export async function mostrarChave(
  deps: AuthDeps,
  request: RequestContext,
  { usuarioId, assinatura, desafio }: Mostrada,
  abrir: (tx: Tx) => Promise<void>,
): Promise<RecusaDaChave | null> {
  const sitio = requireSitio(deps.config, request)
  // Of nobody else: a key of another person is one that this person does not have.
  const chaves = await listChaves(deps.db, usuarioId, sitio.dominio)
  const credencial = Buffer.from(assinatura.id, 'base64url')
  const chave = chaves.find((uma) => credencial.equals(uma.credencial))
  if (!chave) return 'desconhecida'
  const contador = await conferirAssinatura(assinatura, chave, { sitio, desafio })
  if (contador === null) return 'invalida'
  // That the call went well is told when it did, and not with the use of a key that is refused.
  const { noFimDaEscrita: _, ...semFim } = request
  const uso = await escreverComo(deps, { ...semFim, chave: null }, usuarioId, async (work) => {
    const feito = await usarChave(work.tx, { id: chave.id, usuarioId, contador }, work.agora)
    if (feito === 'usada') await abrir(work.tx)
    if (feito === 'repetida')
      await avisar(deps, work, usuarioId, avisosDoFator.chaveRepetida(chave.nome), 'warning')
    return feito
  })
  if (uso === 'usada') return null
  if (uso === 'retirada') return 'desconhecida'
  const { ip, chamada, requisicao } = request
  // By the queue, which is what alarms are counted on.
  deps.seguranca.anotar({ tipo: 'chave_repetida', usuarioId, ip, chamada, requisicao })
  return 'repetida'
}
