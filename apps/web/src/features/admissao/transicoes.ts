import { admissao } from '@rh/domain/processos/admissao/admissao'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes(admissao, 'f', {
  aprovar: { text: 'Os setores já deram o seu parecer. Depois de aprovada, a admissão pode ser efetivada.' },
  efetivar: {
    text: 'A pessoa passa a ser colaboradora, com a próxima matrícula e a alocação no posto. Pede a sua senha.',
    scheduled: 'Efetivação agendada',
  },
  finalizar: {
    text: 'Encerra o processo. Confira se o uniforme foi entregue e se o contrato está assinado.',
  },
  devolver: {
    ...DEVOLVER,
    prontos: [
      'Os dados não conferem com os documentos.',
      'Faltam documentos para conferir.',
      'A data prevista não dá tempo de concluir o que falta.',
    ],
  },
  reprovar: { text: 'Encerra o processo sem admitir a pessoa e libera a vaga. Não há como desfazer.' },
  desistir: {
    title: 'Registrar desistência',
    text: 'A pessoa não vem mais. Encerra o processo e libera a vaga. Não há como desfazer.',
    done: 'Desistência registrada',
  },
  cancelar: { text: 'Encerra o processo e libera a vaga. Não há como desfazer.' },
})
