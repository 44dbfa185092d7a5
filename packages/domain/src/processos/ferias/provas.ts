import { provasDaFolha } from '../../processo/provas.ts'
import { formularioFerias } from './formulario.ts'

/** What the signed papers of a vacation prove of the request. */
export const provasDasFerias = provasDaFolha(formularioFerias.folha.campos, {
  AVISO_FERIAS: ['periodoId', 'fracoes', 'abonoDias'],
  RECIBO_FERIAS: ['fracoes', 'abonoDias', 'adiantamento13'],
  ABONO_FERIAS: ['abonoDias', 'abonoRequeridoEm'],
  CANCELAMENTO_FERIAS: ['fracoes'],
  INTERRUPCAO_FERIAS: ['fracoes'],
})
