import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SeriePage } from '../series/SeriePage.tsx'
import { Autoaprovacao } from './Autoaprovacao.tsx'
import { EmpresaForm } from './EmpresaForm.tsx'
import { SegundoFator } from './SegundoFator.tsx'
import { Logos } from './Logos.tsx'

/** The company: its name, its logos and its own rules. */
export function Tela() {
  const { data, isError, error, refetch } = useQuery(query('GET /api/empresa'))
  return (
    <SeriePage slug="empresa" historico={query('GET /api/empresa/historico')}>
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={520} sx={{ borderRadius: 4 }} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <EmpresaForm empresa={data} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Logos logos={data.logos} />
            <Autoaprovacao empresa={data} />
            <SegundoFator empresa={data} />
          </Box>
        </Box>
      )}
    </SeriePage>
  )
}
