import { provasDaFolha } from '../../processo/provas.ts'
import { formularioPromocao } from './formulario.ts'

/** What the signed letter of a promotion proves of the request. */
export const provasDaPromocao = provasDaFolha(formularioPromocao.folha.campos, {
  ALTERACAO_ASSINADA: ['tipo', 'cargoId', 'salarioCentavos', 'vigencia', 'postoId'],
})
