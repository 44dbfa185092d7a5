import type { admissao } from '@rh/domain/processos/admissao/admissao'
import type { TransitionOf } from '@rh/domain/processo/define'
import type { TextoDaTransicao } from '../processo/Transicoes.tsx'

/** What is sent from the review, where everything is checked and read first, or made by the engine alone. */
type SemDialogo = 'enviar' | 'reenviar' | 'analisar'

/** What each move says before it is made. */
export const transicoes: {
  readonly [T in Exclude<TransitionOf<typeof admissao>, SemDialogo>]: TextoDaTransicao
} = {
  aprovar: {
    title: 'Aprovar a admissão?',
    text: 'Os setores já deram o seu parecer. Depois de aprovada, a admissão pode ser efetivada.',
    done: 'Admissão aprovada',
  },
  efetivar: {
    title: 'Efetivar a admissão?',
    text: 'A pessoa passa a ser colaboradora, com a próxima matrícula e a alocação no posto. Pede a sua senha.',
    done: 'Admissão efetivada',
    scheduled: 'Efetivação agendada',
  },
  finalizar: {
    title: 'Finalizar a admissão?',
    text: 'Encerra o processo. Confira se o uniforme foi entregue e se o contrato está assinado.',
    done: 'Admissão finalizada',
  },
  devolver: {
    title: 'Devolver para correção',
    text: 'Quem pediu recebe o motivo e corrige só o que for preciso.',
    done: 'Admissão devolvida',
  },
  reprovar: {
    title: 'Reprovar a admissão',
    text: 'Encerra o processo sem admitir a pessoa e libera a vaga. Não há como desfazer.',
    done: 'Admissão reprovada',
  },
  desistir: {
    title: 'Registrar desistência',
    text: 'A pessoa não vem mais. Encerra o processo e libera a vaga. Não há como desfazer.',
    done: 'Desistência registrada',
  },
  cancelar: {
    title: 'Cancelar a admissão',
    text: 'Encerra o processo e libera a vaga. Não há como desfazer.',
    done: 'Admissão cancelada',
  },
}
