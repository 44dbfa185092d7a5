import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { BarRows } from '../../ui/chart/BarRows.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { achadoDasEtapas, emDias } from './achados.ts'

const TITULO = 'Dias de cada etapa da admissão'

export const etapasQuery = (contrato?: string) =>
  query('GET /api/estatisticas/etapas', { query: contrato === undefined ? {} : { contrato } })

/** How long each step of an admission takes, beside how long it took before. */
export function DiasPorEtapa({ contrato }: { readonly contrato?: string | undefined }) {
  const { data, error, refetch } = useQuery(etapasQuery(contrato))
  if (error && !data)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const etapas = data?.results.toSorted((a, b) => b.dias - a.dias) ?? []
  return (
    <Section
      title={data ? achadoDasEtapas(data) : TITULO}
      subtitle={
        data === undefined || data.admissoes === 0
          ? 'Média das admissões efetivadas mais recentes'
          : `Média de dias das ${data.admissoes} admissões efetivadas mais recentes${data.antes > 0 ? `; entre parênteses, das ${data.antes} anteriores` : ''}`
      }
      flush
    >
      {data && etapas.length === 0 ? (
        <Box component="p" sx={{ m: 0, px: 2.5, pb: 2.5, color: 'text.secondary' }}>
          Ainda não há cinco admissões efetivadas para medir.
        </Box>
      ) : (
        <BarRows
          rows={etapas.map(({ etapa, label, quem, dias, antes }, i) => ({
            key: etapa,
            title: label,
            detail: quem,
            value: dias,
            text: `${emDias(dias)}${antes === null ? '' : ` (${emDias(antes)})`}`,
            strong: i === 0,
          }))}
        />
      )}
    </Section>
  )
}
