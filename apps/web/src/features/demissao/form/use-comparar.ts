import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { Folha } from '../../processo/chamadas.ts'
import type { ArgsOf } from '../../../lib/api/api.ts'

const VERIFICAR = 'POST /api/demissao/verificar'
type Corpo = ArgsOf<typeof VERIFICAR>['body']

const PAUSA_MS = 600

/** What another cause, notice or day would come to: these fields over those of the sheet. */
export function useComparar(folha: Folha, comparar: Readonly<Record<string, string>> | null) {
  const body = useDebounced(comparar && ({ ...folha, comparar } as unknown as Corpo), PAUSA_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: [VERIFICAR, 'comparar', body],
    queryFn: ({ signal }) => (body ? call(VERIFICAR, { body, signal }) : null),
    enabled: comparar !== null,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    outra: comparar === null ? null : (data?.comparacao ?? null),
    checking: isFetching,
    failed: isError,
  }
}
