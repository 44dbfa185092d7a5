import type { ItemAnexo } from './anexos.ts'
import { entradasNaOrdem } from './conferencia/entradas.ts'
import { isPronto } from './estado.ts'

/** Documents that the approval asks for and nobody decided yet, in the order in which they are reviewed. */
export function faltamDecidir(itens: readonly ItemAnexo[]): readonly ItemAnexo[] {
  const naOrdem = [...new Set(entradasNaOrdem(itens).map(({ item }) => item))]
  const faltam = naOrdem.filter(
    ({ exigido, momento, estado }) => exigido && momento === 'aprovacao' && !isPronto(estado),
  )
  // What may be decided now comes before what has not arrived.
  return faltam.toSorted((a, b) => Number(b.estado === 'enviado') - Number(a.estado === 'enviado'))
}

export const faltamDecidirEmTexto = ({ length }: readonly ItemAnexo[]): string =>
  length === 1 ? 'Falta 1 documento por decidir' : `Faltam ${length} documentos por decidir`
