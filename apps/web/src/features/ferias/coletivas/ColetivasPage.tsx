import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParametrosDasColetivas } from '@rh/domain/processos/ferias/coletivas'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Parametros } from './Parametros.tsx'
import { Previa } from './Previa.tsx'
import { Recentes } from './Recentes.tsx'

/** `ferias/coletivas`: who stops and when, what it means for each person, and the start of the batch. */
export function Component() {
  const { data, error, refetch } = useQuery(query('GET /api/ferias/coletivas/opcoes'))
  const [parametros, setParametros] = useState<ParametrosDasColetivas | null>(null)
  const [incluir, setIncluir] = useState<readonly number[]>([])
  const previa = useQuery({
    queryKey: ['POST /api/ferias/coletivas/previa', parametros, incluir],
    queryFn: ({ signal }) =>
      call('POST /api/ferias/coletivas/previa', {
        body: { parametros: parametros as ParametrosDasColetivas, incluir: [...incluir] },
        signal,
      }),
    enabled: parametros !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <Page subtitle="CLT arts. 139 a 141: até dois períodos no ano, nenhum com menos de 10 dias.">
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Parametros
            opcoes={data}
            busy={previa.isFetching}
            onVer={(novos) => {
              setIncluir([])
              setParametros(novos)
            }}
          />
          {previa.isError && <ErrorState error={previa.error} onRetry={previa.refetch} />}
          {parametros && previa.data && (
            <Previa
              // Another shutdown is another choice of people.
              key={JSON.stringify(parametros)}
              parametros={parametros}
              previa={previa.data}
              incluir={incluir}
              onIncluir={setIncluir}
            />
          )}
          {!parametros && <Recentes />}
        </Box>
      )}
    </Page>
  )
}
