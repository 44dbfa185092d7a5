import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { zerarFatores } from '../auth/fator/fatores.ts'
import { exigirSenhaDaqui } from '../auth/metodo.ts'
import { encerrarSessoes } from '../auth/sessao.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { abrirUsuario, avancarVersao, type DaVersao } from './registro.ts'

/**
 * Takes the second factor away from somebody who lost it: they enter with the password, and set another up where the
 * company asks for one. Nobody takes their own away here, where the company's asking is not looked at.
 */
export async function retirarFatorDe(
  { alertas, config }: Deps,
  work: UnitOfWork,
  ator: Ator,
  mudanca: DaVersao & { readonly motivo: string },
): Promise<void> {
  const { tx, agora } = work
  exigirSenhaDaqui(config)
  requireSenhaConfirmada(ator, agora)
  if (mudanca.id === ator.id)
    throw failure('transicao_invalida', {
      mensagem: 'O seu próprio segundo passo se retira no seu perfil.',
      acao: 'Se perdeu o aparelho, peça a outro administrador.',
    })
  const { id: usuarioId, nome } = await abrirUsuario(tx, mudanca, config.empresaFuso)
  if (!(await zerarFatores(tx, usuarioId)))
    throw failure('transicao_invalida', { mensagem: `${nome} não tem segundo passo.` })
  await avancarVersao(tx, usuarioId)
  await encerrarSessoes(tx, { usuarioId }, agora)
  const texto = avisosDoFator.zerado(ator.nome, mudanca.motivo)
  await alertas.avisar(work, { usuarioIds: [usuarioId], assunto: 'sistema', icone: 'warning', texto })
}
