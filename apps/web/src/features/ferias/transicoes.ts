import { ferias } from '@rh/domain/processos/ferias/ferias'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes(ferias, 'fp', {
  aprovar: {
    text: 'Os dias ficam certos e quem cobre entra na escala do posto. Entregue o aviso à pessoa com 30 dias de antecedência (CLT art. 135).',
  },
  iniciar: {
    title: 'Iniciar o gozo?',
    done: 'Férias em gozo',
    text: 'O sistema inicia sozinho no primeiro dia. Use só se algo o impediu e a pessoa já saiu de férias.',
  },
  finalizar: {
    text: 'Os dias passam de reservados a gozados. O pagamento precisa estar registrado e o aviso assinado, entre os documentos.',
    done: 'Férias encerradas',
  },
  interromper: {
    text: 'Os dias já gozados ficam gozados; os outros voltam ao saldo do período. Não há como desfazer.',
    Campos: parteDoTipo(() => import('./InterrupcaoCampos.tsx'), 'InterrupcaoCampos'),
    defaults: () => ({ causa: null, em: '' }),
  },
  devolver: {
    ...DEVOLVER,
    text: `${DEVOLVER.text} Os dias continuam reservados.`,
    prontos: ['Escolha outras datas.', 'Divida as férias de outra forma.', 'Defina quem cobre o posto.'],
  },
  reprovar: {
    text: 'Encerra o pedido e devolve os dias ao saldo. Não há como desfazer.',
  },
  desistir: {
    title: 'Desistir do pedido',
    text: 'Encerra o pedido e devolve os dias ao saldo. Para marcar de novo será preciso outro pedido.',
    done: 'Pedido encerrado',
  },
  cancelar: {
    text: 'Devolve os dias ao saldo e tira quem cobre da escala. Depois da aprovação, o cancelamento precisa estar assinado pelas duas partes.',
  },
})
