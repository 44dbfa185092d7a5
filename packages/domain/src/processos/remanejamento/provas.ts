import { provasDaFolha } from '../../processo/provas.ts'
import { formularioRemanejamento } from './formulario.ts'

/** What the signed term of a transfer proves of the request. */
export const provasDoRemanejamento = provasDaFolha(formularioRemanejamento.folha.campos, {
  REMANEJAMENTO_ASSINADO: ['tipo', 'vigencia', 'retorno', 'postoId', 'anuencia'],
})
