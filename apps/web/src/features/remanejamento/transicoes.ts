import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'

const SEM_EFEITO = 'Encerra o processo sem mudar o posto.'
const TROCA = 'Numa troca, os dois pedidos seguem juntos.'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes(remanejamento, 'm', {
  aprovar: {
    text: `Depois de aprovado, o sistema efetiva o remanejamento no dia, ou agora mesmo se ele já passou. ${TROCA}`,
  },
  efetivar: {
    text: 'O novo posto, com o contrato, a escala e os adicionais dele, entra no contrato da pessoa.',
  },
  retornar: { text: 'A pessoa volta ao posto de antes, com o cargo e o salário de hoje.' },
  finalizar: {
    text: 'Encerra o processo. O termo assinado precisa estar entre os documentos.',
  },
  devolver: {
    ...DEVOLVER,
    prontos: [
      'Não há vaga no destino nesta data.',
      'A data de início precisa ser outra.',
      'Confira o vale-transporte do destino.',
    ],
  },
  reprovar: { text: `${SEM_EFEITO} ${TROCA} Não há como desfazer.` },
  desistir: {
    title: 'Desistir do pedido',
    text: `${SEM_EFEITO} ${TROCA}`,
    done: 'Pedido encerrado',
  },
  cancelar: { text: `${SEM_EFEITO} ${TROCA} Não há como desfazer.` },
  desfazer: {
    text: 'A pessoa volta ao posto de antes por uma nova alteração; o remanejamento continua no histórico. Pede a sua senha.',
  },
})
