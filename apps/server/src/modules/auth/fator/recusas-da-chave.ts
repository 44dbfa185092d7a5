import { failure, type Failure } from '../../../http/failure.ts'

/** Why a passkey was refused: what a browser cannot tell, because it was asked for nothing wrong. */
export type RecusaDaChave = 'desconhecida' | 'invalida' | 'repetida'

const textos: Readonly<Record<RecusaDaChave, { readonly mensagem: string; readonly acao: string }>> = {
  desconhecida: {
    mensagem: 'Esta chave de acesso não está cadastrada no seu usuário.',
    acao: 'Ela pode ter sido retirada. Use outra chave, ou um código.',
  },
  invalida: {
    mensagem: 'A chave de acesso não foi aceita.',
    acao: 'Tente de novo. Se continuar, use um código e cadastre a chave outra vez.',
  },
  repetida: {
    mensagem: 'A chave de acesso foi recusada: o contador dela voltou atrás, como o de uma cópia.',
    acao: 'Entre de outro jeito, retire-a no seu perfil e fale com o administrador.',
  },
}

export const recusaDaChave = (porque: RecusaDaChave): Failure =>
  failure('segundo_fator_recusado', textos[porque])
