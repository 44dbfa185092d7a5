import type { Assinatura } from '@rh/domain/contract/chaves-de-acesso'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { abrirSensiveis } from '../confirmacao.ts'
import type { AuthDeps } from '../iniciar.ts'
import { comRecusa } from '../recusas.ts'
import { contarTentativa } from '../tentativas.ts'
import { emitirBilhete, gastarBilhete, tentarBilhete } from './bilhete.ts'
import { listChaves } from './chaves.ts'
import { mostrarChave } from './mostrar-chave.ts'
import { recusaDaChave } from './recusas-da-chave.ts'
import { requireSitio } from './sitio.ts'
import { novoDesafio, opcoesDeUso, resumoDoDesafio } from './webauthn.ts'

// A passkey in place of the password before what is sensitive: it shows the device and who unlocks it.

export async function desafiarParaConfirmar(deps: AuthDeps, request: RequestContext) {
  const { db, clock, config } = deps
  const { ator, dispositivo } = request
  const sitio = requireSitio(config, request)
  const chaves = await listChaves(db, ator.id, sitio.dominio)
  if (chaves.length === 0)
    throw failure('transicao_invalida', {
      mensagem: 'Você não tem chave de acesso neste endereço.',
      acao: 'Confirme com a senha.',
    })
  const desafio = novoDesafio()
  const novo = {
    usuarioId: ator.id,
    uso: 'confirmar',
    dispositivo: dispositivo?.hash ?? null,
    sessaoId: ator.sessaoId,
    desafio: resumoDoDesafio(desafio),
  } as const
  const { bilhete } = await emitirBilhete(db, novo, clock.agora())
  return { bilhete, opcoes: opcoesDeUso(sitio, chaves, desafio) }
}

export const confirmarComChave = (
  deps: AuthDeps,
  { bilhete, assinatura }: { readonly bilhete: string; readonly assinatura: Assinatura },
  request: RequestContext,
) => {
  const quem = { usuarioId: request.ator.id }
  return comRecusa(deps, request, { tipo: 'confirmacao_recusada', quem }, async () => {
    const tentativa = await contarTentativa(deps, quem, request)
    const { desafio } = await tentarBilhete(deps.db, bilhete, 'confirmar', request, deps.clock.agora())
    const porque = await mostrarChave(deps, request, { ...quem, assinatura, desafio }, (tx) =>
      gastarBilhete(tx, bilhete),
    )
    if (porque) throw recusaDaChave(porque)
    await tentativa.acertou()
    return abrirSensiveis(deps, request)
  })
}
