import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { Folha } from '../../processo/chamadas.ts'
import type { ArgsOf } from '../../../lib/api/api.ts'

const VERIFICAR = 'POST /api/demissao/verificar'
type Corpo = ArgsOf<typeof VERIFICAR>['body']
type Comparar = Readonly<Record<string, string>>

const PAUSA_MS = 600

/** What another cause, notice or day would come to: these fields over those of the sheet. */
export function useComparar(folha: Folha, comparar: Comparar | null) {
  // As a text: an object of each drawing would never come to rest.
  const texto = useDebounced(comparar && JSON.stringify({ ...folha, comparar }), PAUSA_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: [VERIFICAR, 'comparar', texto],
    queryFn: async ({ signal }) => {
      if (texto === null) return null
      const body = JSON.parse(texto) as Corpo & { readonly comparar: Comparar }
      return { de: body.comparar, resposta: await call(VERIFICAR, { body, signal }) }
    },
    enabled: comparar !== null,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  // The account of one choice is never shown under the name of another.
  const isDela = comparar !== null && JSON.stringify(data?.de) === JSON.stringify(comparar)
  return {
    outra: isDela ? (data?.resposta.comparacao ?? null) : null,
    checking: isFetching || (comparar !== null && !isDela && !isError),
    failed: isError,
  }
}
