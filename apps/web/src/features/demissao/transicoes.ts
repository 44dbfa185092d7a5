import { demissao } from '@rh/domain/processos/demissao/demissao'
import { DEVOLVER, textosDasTransicoes } from '../processo/textos-das-transicoes.ts'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { Registro } from './registro.ts'

const campos = () => import('./MoverCampos.tsx')

/** The statement as the system works it out, to be put as payroll has it. */
const demonstrativoDe = ({ simulacao }: Registro) => ({
  linhas: (simulacao?.linhas ?? []).map(({ codigo, centavos }) => ({ codigo, centavos })),
})

const SEM_EFEITO = 'Encerra o pedido sem mudar o contrato.'

/** What each move says before it is made. */
export const transicoes = textosDasTransicoes<typeof demissao, Registro>(demissao, 'f', {
  aprovar: {
    text: 'Ninguém é comunicado ainda: depois de aprovada, o Rh comunica e anexa o aviso assinado.',
  },
  comunicar: {
    title: 'Registrar a comunicação',
    text: 'O aviso assinado precisa estar entre os documentos. Sem aviso a trabalhar, a pessoa é desligada no dia; com aviso trabalhado, o sistema desliga no dia seguinte ao último.',
    done: 'Comunicação registrada',
    Campos: parteDoTipo(campos, 'ComunicarCampos'),
    defaults: () => ({ em: null, reducao: null }),
  },
  desligar: {
    text: 'O sistema desliga sozinho no dia. Use só se algo o impediu: a vaga fica livre, o acesso termina e as reservas de férias voltam ao saldo.',
  },
  conferir: {
    title: 'Enviar à conferência',
    text: 'O demonstrativo da folha, linha por linha, começa igual ao sistema. A Conferência confere uma a uma; quem calculou não confere.',
    done: 'Enviada à conferência',
    Campos: parteDoTipo(campos, 'ConferirCampos'),
    defaults: demonstrativoDe,
  },
  devolver_calculo: {
    title: 'Devolver o cálculo?',
    text: 'Volta ao Rh com as linhas divergentes marcadas; as certas continuam conferidas.',
    done: 'Cálculo devolvido',
  },
  finalizar: {
    text: 'Encerra a demissão. O comprovante do pagamento e o termo de rescisão assinado precisam estar entre os documentos, e o exame feito ou dispensado. Pede a sua senha.',
    Campos: parteDoTipo(campos, 'FinalizarCampos'),
    defaults: () => ({ pagoEm: null }),
  },
  reconsiderar: {
    title: 'Reconsiderar o aviso',
    text: 'O contrato continua como se o aviso não tivesse sido dado (CLT art. 489). A reconsideração assinada pelas duas partes precisa estar entre os documentos.',
    done: 'Aviso reconsiderado',
  },
  devolver: {
    ...DEVOLVER,
    prontos: [
      'Confira a causa e a forma do aviso.',
      'As datas do aviso não conferem.',
      'Há uma estabilidade a verificar antes.',
    ],
  },
  reprovar: { text: `${SEM_EFEITO} Não há como desfazer.` },
  desistir: {
    title: 'Desistir do pedido',
    text: `${SEM_EFEITO} Para demitir será preciso um novo pedido.`,
    done: 'Pedido encerrado',
  },
  cancelar: { text: `${SEM_EFEITO} Só antes da comunicação. Não há como desfazer.` },
})
