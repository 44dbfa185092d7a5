import { provasDaFolha } from '../../processo/provas.ts'
import { formularioDemissao } from './formulario.ts'

/** What the papers of a dismissal prove of the request. */
export const provasDaDemissao = provasDaFolha(formularioDemissao.folha.campos, {
  AVISO_DEMISSAO: ['causa', 'comunicacao', 'aviso', 'reducao', 'desligamento'],
  PROVAS_DEMISSAO: ['causa', 'alinea', 'fatoEm', 'fatoOnde', 'fatos', 'faltaDesde', 'chamadas'],
  TRCT: ['causa', 'comunicacao', 'desligamento', 'proventos', 'descontos'],
  COMPROVANTE_RESCISAO: ['desligamento'],
  ASO_DEMISSIONAL: ['desligamento'],
  RECONSIDERACAO: ['comunicacao', 'desligamento'],
})
