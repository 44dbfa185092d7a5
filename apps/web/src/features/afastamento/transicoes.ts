import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes(afastamento, 'm', {
  analisar: {
    title: 'Assumir a análise?',
    text: 'Quem informou vê que o afastamento está em análise. Para homologar não é preciso assumir antes.',
    done: 'Análise assumida',
  },
  finalizar: {
    title: 'Registrar o retorno',
    text: 'Encerra o afastamento e os seus efeitos. De 30 dias em diante, doença, acidente e parto pedem o exame de retorno (NR-7).',
    done: 'Retorno registrado',
    Campos: parteDoTipo(() => import('./RetornoCampos.tsx'), 'RetornoCampos'),
    defaults: () => ({ retorno: null, exameEm: null }),
  },
  devolver: {
    ...DEVOLVER,
    text: 'Quem informou recebe o motivo e corrige só o que for preciso.',
    prontos: [
      'As datas não conferem com o comprovante.',
      'O comprovante está ilegível ou incompleto.',
      'Falta o comprovante.',
    ],
  },
  recusar: { text: 'Encerra sem afastar a pessoa: os dias contam como falta. Não há como desfazer.' },
  desistir: {
    title: 'Desistir do afastamento',
    text: 'Encerra sem afastar a pessoa. Para informar de novo será preciso outro afastamento.',
    done: 'Afastamento encerrado',
  },
  cancelar: {
    text: 'Desfaz o afastamento e tudo o que ele mudou: posto, benefícios, férias e prazos. Não há como desfazer.',
  },
})
