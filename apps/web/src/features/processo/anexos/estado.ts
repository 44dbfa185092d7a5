import type { EstadoDoAnexo } from '@rh/domain/processo/anexos'

/** Tests for a document that needs no more work. */
export const isPronto = (estado: EstadoDoAnexo): boolean => estado === 'aprovado' || estado === 'dispensado'
