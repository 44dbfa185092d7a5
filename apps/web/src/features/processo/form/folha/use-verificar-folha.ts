import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { corpoDaFolha, type Folha } from '../../chamadas.ts'
import { useTela } from '../../tela.ts'

const PAUSA_MS = 600

/**
 * What the rules say of a sheet, as soon as the typing pauses: the answer is always to what was typed last, and the one
 * before stays until it comes.
 */
export function useVerificarFolha(folhaDe: (valores: Folha['dados']) => Folha, valores: Folha['dados']) {
  const { verificar } = useTela().abertura
  const parados = useDebounced(valores, PAUSA_MS)
  const body = corpoDaFolha(folhaDe(parados))
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: [verificar, body],
    // A later question aborts the one before.
    queryFn: ({ signal }) => call(verificar, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    resposta: data,
    checking: isFetching || isPlaceholderData || parados !== valores,
    failed: isError,
  }
}
