import type { TransitionOf } from '@rh/domain/processo/define'
import type { ferias } from '@rh/domain/processos/ferias/ferias'
import type { TextoDaTransicao } from '../processo/Transicoes.tsx'
import { InterrupcaoCampos } from './InterrupcaoCampos.tsx'

/** What is sent from the sheet, where everything is checked, or made by the engine alone. */
type SemDialogo = 'reenviar' | 'analisar'

/** What each move says before it is made. */
export const transicoes: {
  readonly [T in Exclude<TransitionOf<typeof ferias>, SemDialogo>]: TextoDaTransicao
} = {
  aprovar: {
    title: 'Aprovar as férias?',
    text: 'Os dias ficam certos e quem cobre entra na escala do posto. Entregue o aviso à pessoa com 30 dias de antecedência (CLT art. 135).',
    done: 'Férias aprovadas',
  },
  iniciar: {
    title: 'Iniciar o gozo?',
    text: 'O sistema inicia sozinho no primeiro dia. Use só se algo o impediu e a pessoa já saiu de férias.',
    done: 'Férias em gozo',
  },
  finalizar: {
    title: 'Encerrar as férias?',
    text: 'Os dias passam de reservados a gozados. O pagamento precisa estar registrado e o aviso assinado, entre os documentos.',
    done: 'Férias encerradas',
  },
  interromper: {
    title: 'Interromper as férias',
    text: 'Os dias já gozados ficam gozados; os outros voltam ao saldo do período. Não há como desfazer.',
    done: 'Férias interrompidas',
    Campos: InterrupcaoCampos,
    defaults: () => ({ causa: null, em: '' }),
  },
  devolver: {
    title: 'Devolver para correção',
    text: 'Quem pediu recebe o motivo e corrige só o que for preciso. Os dias continuam reservados.',
    done: 'Férias devolvidas',
  },
  reprovar: {
    title: 'Reprovar as férias',
    text: 'Encerra o pedido e devolve os dias ao saldo. Não há como desfazer.',
    done: 'Férias reprovadas',
  },
  desistir: {
    title: 'Desistir do pedido',
    text: 'Encerra o pedido e devolve os dias ao saldo. Para marcar de novo será preciso outro pedido.',
    done: 'Pedido encerrado',
  },
  cancelar: {
    title: 'Cancelar as férias',
    text: 'Devolve os dias ao saldo e tira quem cobre da escala. Depois da aprovação, o cancelamento precisa estar assinado pelas duas partes.',
    done: 'Férias canceladas',
  },
}
