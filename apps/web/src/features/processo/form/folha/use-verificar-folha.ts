import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { corpoDaFolha, type Folha } from '../../chamadas.ts'
import { useTela } from '../../tela.ts'

const PAUSA_MS = 600

/**
 * Checks a sheet on the server, debounced. Answers always belong to the latest values; the previous one stays until
 * then.
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
