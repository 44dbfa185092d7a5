import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Parametros } from './Parametros.tsx'
import { Previa } from './Previa.tsx'
import { Recentes } from './Recentes.tsx'

/** The posts, what changes in them, what it does to each person, and the start. */
export function NovaMudanca() {
  const { data, error, refetch } = useQuery(query('GET /api/mudanca/opcoes', { query: {} }))
  const [parametros, setParametros] = useState<ParametrosDaMudanca | null>(null)
  const previa = useQuery({
    queryKey: ['POST /api/mudanca/previa', parametros],
    queryFn: ({ signal }) =>
      call('POST /api/mudanca/previa', { body: { parametros: parametros as ParametrosDaMudanca }, signal }),
    enabled: parametros !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Page subtitle="A escala ou o salário de um posto, com todas as pessoas dele: nada muda antes de você conferir o que muda para cada uma.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Parametros opcoes={data} busy={previa.isFetching} onVer={setParametros} />
          {previa.isError && <ErrorState error={previa.error} onRetry={() => void previa.refetch()} />}
          {parametros && previa.data && !previa.isError && (
            <Previa
              // Other posts are another choice of people.
              key={JSON.stringify(parametros)}
              parametros={parametros}
              previa={previa.data}
              escala={data.escalas.find(({ value }) => value === parametros.escalaId)?.label ?? null}
            />
          )}
          {!parametros && <Recentes />}
        </Box>
      )}
    </Page>
  )
}
