import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import type { Indice } from '../processo/formulario.ts'

/** A transfer to a post asks for a slot of it; a swap and the pool ask for none. It belongs to both contracts. */
export const indiceDoRemanejamento = (dados: RawSheet): Indice => {
  const {
    vigencia = null,
    postoId = null,
    reserva = false,
    trocaCom,
  } = formularioRemanejamento.ler(dados).parciais
  const destinoId = reserva ? null : postoId
  return { data: vigencia, destinoId, postoId: trocaCom === undefined ? destinoId : null }
}
