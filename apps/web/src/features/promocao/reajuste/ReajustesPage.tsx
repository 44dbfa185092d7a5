import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Parametros } from './Parametros.tsx'
import { Previa } from './Previa.tsx'
import { Recentes } from './Recentes.tsx'

/** The agreement, what it does to each person, and the start of the readjustment. */
export function ReajustesPage() {
  const { data, error, refetch } = useQuery(query('GET /api/reajuste/opcoes'))
  const [parametros, setParametros] = useState<ParametrosDoReajuste | null>(null)
  const previa = useQuery({
    queryKey: ['POST /api/reajuste/previa', parametros],
    queryFn: ({ signal }) =>
      call('POST /api/reajuste/previa', {
        body: { parametros: parametros as ParametrosDoReajuste },
        signal,
      }),
    enabled: parametros !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Page subtitle="Todos os salários de um sindicato de uma vez: nada muda antes de você conferir quem, de quanto e para quanto.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Parametros opcoes={data} busy={previa.isFetching} onVer={setParametros} />
          {previa.isError && <ErrorState error={previa.error} onRetry={() => void previa.refetch()} />}
          {parametros && previa.data && !previa.isError && (
            <Previa
              // Another agreement is another choice of people.
              key={JSON.stringify(parametros)}
              parametros={parametros}
              previa={previa.data}
            />
          )}
          {!parametros && <Recentes />}
        </Box>
      )}
    </Page>
  )
}
