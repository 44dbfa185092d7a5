import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { ContratoPage } from './ContratoPage.tsx'
import { PARAMETRO_DATA } from './EmQueData.tsx'
import { obterQuery } from './queries.ts'

/** `visualizar/:id`: one contract, on the day in the address. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const data = search.get(PARAMETRO_DATA)
  const contrato = useQuery({ ...obterQuery(id, data), placeholderData: keepPreviousData })
  if (contrato.data) return <ContratoPage contrato={contrato.data} stale={contrato.isPlaceholderData} />
  if (!contrato.isError) return <Esqueleto />
  return (
    <Page>
      <ErrorState error={contrato.error} onRetry={contrato.refetch} />
    </Page>
  )
}

const Esqueleto = () => (
  <Page title={<Skeleton width={320} />} subtitle={<Skeleton width={220} />}>
    <Box
      aria-busy
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Skeleton variant="rounded" height={520} sx={{ borderRadius: 4 }} />
      <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />
    </Box>
  </Page>
)
