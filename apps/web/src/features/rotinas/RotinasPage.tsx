import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { RotinaVista } from '@rh/domain/contract/rotinas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { formatNumber } from '../../lib/format.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Envios } from './Envios.tsx'
import { TabelaDeRotinas } from './TabelaDeRotinas.tsx'

/** A run may begin and end each minute. */
const DE_NOVO_MS = 5_000

/** How many need somebody, or that none does. */
function Resumo({ rotinas }: { readonly rotinas: readonly RotinaVista[] }) {
  const falhando = rotinas.filter(({ falhando }) => falhando !== null).length
  if (falhando === 0) return <StatusChip label="Nenhuma falhando" tone="success" />
  return <StatusChip label={`${formatNumber(falhando)} falhando`} tone="error" />
}

const listar = () => query('GET /api/rotinas/listar')

export function warm(): void {
  void sessionQueries().prefetchQuery(listar())
}

/** `rotinas`: what the system does by itself, how it went, and what waits to leave the house. */
export function Component() {
  const { data, error, refetch } = useQuery({ ...listar(), refetchInterval: DE_NOVO_MS })
  return (
    <Page>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={480} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Section title="Envios" subtitle="O que ainda vai sair do sistema, e do que se desistiu.">
            <Envios envios={data.envios} />
          </Section>
          <Section
            title="Rotinas"
            flush
            subtitle="O que o sistema faz sozinho. O que falha é tentado de novo: seis vezes em poucos minutos, e depois na próxima hora marcada."
            actions={<Resumo rotinas={data.results} />}
          >
            <TabelaDeRotinas rotinas={data.results} />
          </Section>
        </Box>
      )}
    </Page>
  )
}
