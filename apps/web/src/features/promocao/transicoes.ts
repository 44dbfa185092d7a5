import type { TransitionOf } from '@rh/domain/processo/define'
import type { promocao } from '@rh/domain/processos/promocao/promocao'
import type { TextoDaTransicao } from '../processo/Transicoes.tsx'

/** What is sent from the sheet, where everything is checked, or made by the engine alone. */
type SemDialogo = 'reenviar' | 'analisar'

/** What each move says before it is made. */
export const transicoes: {
  readonly [T in Exclude<TransitionOf<typeof promocao>, SemDialogo>]: TextoDaTransicao
} = {
  aprovar: {
    title: 'Aprovar a promoção?',
    text: 'Depois de aprovada, o sistema efetiva a promoção na data da vigência, ou agora mesmo se ela já passou.',
    done: 'Promoção aprovada',
  },
  efetivar: {
    title: 'Efetivar a promoção?',
    text: 'O novo cargo e o novo salário entram no contrato a partir da vigência.',
    done: 'Promoção efetivada',
  },
  finalizar: {
    title: 'Finalizar a promoção?',
    text: 'Encerra o processo. A carta de promoção assinada precisa estar entre os documentos.',
    done: 'Promoção finalizada',
  },
  devolver: {
    title: 'Devolver para correção',
    text: 'Quem pediu recebe o motivo e corrige só o que for preciso.',
    done: 'Promoção devolvida',
  },
  reprovar: {
    title: 'Reprovar a promoção',
    text: 'Encerra o processo sem mudar o contrato. Não há como desfazer.',
    done: 'Promoção reprovada',
  },
  desistir: {
    title: 'Desistir do pedido',
    text: 'Encerra o processo sem mudar o contrato. Para promover a pessoa será preciso um novo pedido.',
    done: 'Pedido encerrado',
  },
  cancelar: {
    title: 'Cancelar a promoção',
    text: 'Encerra o processo sem mudar o contrato. Não há como desfazer.',
    done: 'Promoção cancelada',
  },
  desfazer: {
    title: 'Desfazer a promoção',
    text: 'O contrato volta aos termos de antes por uma nova alteração; a promoção continua no histórico. Pede a sua senha.',
    done: 'Promoção desfeita',
  },
}
