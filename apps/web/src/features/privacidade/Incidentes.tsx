import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { categoriaDe } from '@rh/domain/privacidade/categorias'
import { situacoesDoIncidente } from '@rh/domain/privacidade/incidentes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../lib/api/latest.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

const IncidenteDialog = lazyPart(
  'IncidenteDialog',
  async () => (await import('./IncidenteDialog.tsx')).IncidenteDialog,
)

export type Incidente = ResultOf<'GET /api/privacidade/incidentes'>

/** The register of incidents, each with the days it leaves to tell ANPD and the people. */
export function Incidentes() {
  const { data, error, refetch } = useQuery(query('GET /api/privacidade/incidentes'))
  const [aberto, setAberto] = useState<Incidente | 'novo' | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section
        title="Registro de incidentes"
        subtitle="Com risco relevante, a ANPD e os titulares são avisados em três dias úteis (LGPD art. 48; Resolução CD/ANPD 15/2024)."
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="mais" size={18} />}
            onClick={() => setAberto('novo')}
          >
            Registrar incidente
          </Button>
        }
      >
        {data?.results.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            Nenhum incidente. O que for registrado fica aqui para sempre, com o que se fez.
          </Typography>
        )}
        {data && data.results.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {resumoDe(data.results)}
          </Typography>
        )}
      </Section>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={240} />}
      {data?.results.map((incidente) => (
        <Um key={incidente.id} incidente={incidente} onAlterar={() => setAberto(incidente)} />
      ))}
      {aberto && (
        <IncidenteDialog
          incidente={aberto === 'novo' ? null : latest(data?.results, aberto)}
          onClose={() => setAberto(null)}
        />
      )}
    </Box>
  )
}

function resumoDe(incidentes: readonly Incidente[]): string {
  const abertos = incidentes.filter(({ situacao }) => situacao === 'a_comunicar' || situacao === 'atrasado')
  const total = `${formatNumber(incidentes.length)} ${incidentes.length === 1 ? 'incidente' : 'incidentes'}`
  return abertos.length === 0 ? `${total}, nenhum a comunicar.` : `${total}, ${abertos.length} a comunicar.`
}

interface UmProps {
  readonly incidente: Incidente
  readonly onAlterar: () => void
}

function Um({ incidente, onAlterar }: UmProps) {
  const { conhecidoEm, descricao, registradoPor, registradoEm, situacao } = incidente
  return (
    <Section
      title={`Incidente conhecido em ${formatDate(conhecidoEm)}`}
      subtitle={`Registrado por ${registradoPor} em ${formatDateTime(registradoEm)}`}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <StatusChip {...situacoesDoIncidente[situacao]} />
          <DownloadButton
            chamada="GET /api/privacidade/incidentes/pdf/:id"
            alvo={{ params: { id: incidente.id } }}
            variant="outlined"
            size="small"
            aria-label={`PDF do incidente de ${formatDate(conhecidoEm)}`}
          >
            PDF
          </DownloadButton>
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            aria-label={`Alterar o incidente de ${formatDate(conhecidoEm)}`}
            onClick={onAlterar}
          >
            Alterar
          </Button>
        </Box>
      }
    >
      <Typography sx={{ mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{descricao}</Typography>
      <DefinitionList items={itensDe(incidente)} />
    </Section>
  )
}

const itensDe = (i: Incidente) => [
  ...(i.riscoRelevante
    ? [
        { label: 'Comunicar até', value: formatDate(i.prazo) },
        {
          label: 'ANPD comunicada',
          value: i.anpdEm && [formatDate(i.anpdEm), i.anpdProtocolo].filter(Boolean).join(', protocolo '),
        },
        { label: 'Titulares comunicados', value: i.titularesEm && formatDate(i.titularesEm) },
        { label: 'Completar até', value: i.prazoDeCompletar && formatDate(i.prazoDeCompletar) },
      ]
    : [{ label: 'Por que não se comunica', value: i.semComunicacao, wide: true }]),
  { label: 'Aconteceu em', value: i.ocorridoEm && formatDate(i.ocorridoEm) },
  { label: 'Pessoas atingidas', value: formatNumber(i.titulares) },
  { label: 'Dados', value: i.categorias.map((nome) => categoriaDe(nome).label).join(', ') },
  { label: 'Avaliação do risco', value: i.avaliacao, wide: true },
  { label: 'Medidas', value: i.medidas, wide: true },
]
