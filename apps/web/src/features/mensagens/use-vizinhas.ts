import { useQueryClient } from '@tanstack/react-query'
import { listaQuery, type Onde } from './chamadas.ts'

/** The subjects beside the open one, in the list as it is when that is asked. */
export function useVizinhas(onde: Onde, aberta: number | null): (passo: 1 | -1) => number | null {
  const queries = useQueryClient()
  return (passo) => {
    if ('rascunhos' in onde) return null
    const paginas = queries.getQueryData(listaQuery(onde).queryKey)?.pages ?? []
    const lista = [...new Set(paginas.flatMap(({ results }) => results.map(({ id }) => id)))]
    if (aberta === null) return (passo === 1 ? lista[0] : lista.at(-1)) ?? null
    const aqui = lista.indexOf(aberta)
    return aqui < 0 ? null : (lista[aqui + passo] ?? null)
  }
}
