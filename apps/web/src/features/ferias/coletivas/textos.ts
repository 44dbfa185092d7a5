import { contar } from '@rh/domain/br/contar'
import type { Tone } from '../../../ui/data/StatusChip.tsx'

/** `1 pessoa`, `12 pessoas`. */
export const quantasPessoas = (quantas: number): string => contar(quantas, 'pessoa', 'pessoas')

/** What came of the requests of a batch that was started. */
export const criadosEmTexto = (criados: number): string => contar(criados, 'criado', 'criados')

export function chipDoLote(
  andando: boolean,
  recusados: number,
): { readonly label: string; readonly tone: Tone } {
  if (andando) return { label: 'Em andamento', tone: 'info' }
  return recusados > 0
    ? { label: contar(recusados, 'recusado', 'recusados'), tone: 'error' }
    : { label: 'Terminado', tone: 'success' }
}
