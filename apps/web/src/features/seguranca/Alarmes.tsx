import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { eventosDeSeguranca } from '@rh/domain/seguranca/eventos'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { formatRelative } from '../../lib/format.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

type Alarme = ReplyOf<'GET /api/seguranca/alarmes'>['results'][number]

const MOSTRADOS = 5

const textoDe = ({ tipo, quantidade, pessoa, rede }: Alarme): string => {
  const vezes = quantidade === 1 ? 'uma vez' : `${quantidade} vezes`
  return `${eventosDeSeguranca[tipo].label}, ${vezes}, ${pessoa ? `conta de ${pessoa}` : `rede ${rede}`}`
}

/** What rang within the last day; nothing at all while nothing did. */
export function Alarmes({ hrefDe }: { readonly hrefDe: (id: number) => string }) {
  const { data, error, refetch } = useQuery(query('GET /api/seguranca/alarmes'))
  // Silence would say that nothing rang.
  if (error && !data)
    return (
      <Box sx={{ mb: 3 }}>
        <Section title="Alarmes das últimas 24 horas">
          <ErrorState error={error} onRetry={refetch} />
        </Section>
      </Box>
    )
  if (!data || data.results.length === 0) return null
  const resto = data.results.length - MOSTRADOS
  return (
    <Alert severity="error" role="note" icon={<Icon name="alerta" />} sx={{ mb: 3 }}>
      <AlertTitle component="h2">Alarmes das últimas 24 horas</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.results.slice(0, MOSTRADOS).map((alarme) => (
          <li key={`${alarme.id} ${alarme.em}`}>
            <Box component={Link} to={hrefDe(alarme.id)} sx={{ color: 'inherit' }}>
              {textoDe(alarme)}
            </Box>
            , {formatRelative(alarme.em)}
          </li>
        ))}
      </Box>
      {resto > 0 && `E mais ${resto}.`}
    </Alert>
  )
}
