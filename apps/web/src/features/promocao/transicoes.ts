import { promocao } from '@rh/domain/processos/promocao/promocao'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'

const SEM_EFEITO = 'Encerra o processo sem mudar o contrato.'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes(promocao, 'f', {
  aprovar: {
    text: 'Depois de aprovada, o sistema efetiva a promoção na data da vigência, ou agora mesmo se ela já passou.',
  },
  efetivar: { text: 'O novo cargo e o novo salário entram no contrato a partir da vigência.' },
  finalizar: {
    text: 'Encerra o processo. A carta de promoção assinada precisa estar entre os documentos.',
  },
  devolver: {
    ...DEVOLVER,
    prontos: [
      'O aditivo do cliente não prevê este salário.',
      'A vigência precisa ser outra.',
      'Explique melhor o motivo da promoção.',
    ],
  },
  reprovar: { text: `${SEM_EFEITO} Não há como desfazer.` },
  desistir: {
    title: 'Desistir do pedido',
    text: `${SEM_EFEITO} Para promover a pessoa será preciso um novo pedido.`,
    done: 'Pedido encerrado',
  },
  cancelar: { text: `${SEM_EFEITO} Não há como desfazer.` },
  desfazer: {
    text: 'O contrato volta aos termos de antes por uma nova alteração; a promoção continua no histórico. Pede a sua senha.',
  },
})
