import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { paineis, type PainelConferencia, type Registro } from '../queries.ts'

type Item = PainelConferencia['itens'][number]

const falta = (itens: readonly Item[]): string => {
  const abertos = itens.filter(({ exigido, feito }) => exigido && !feito).length
  if (abertos === 0) return 'Nada impede de finalizar.'
  return abertos === 1 ? 'Falta 1 item para finalizar.' : `Faltam ${abertos} itens para finalizar.`
}

/** What is looked at before the admission ends. */
export function ConferenciaPanel({ registro }: { readonly registro: Registro }) {
  const { data, isError, error, refetch } = useQuery(paineis.conferencia(registro.id))
  return (
    <Section title="Conferência final" subtitle={data && falta(data.itens)}>
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={160} />}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: '12px 32px',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {data?.itens.map((item) => (
          <Linha key={item.codigo} item={item} />
        ))}
      </Box>
    </Section>
  )
}

function Linha({ item: { label, feito, exigido, detalhe } }: { readonly item: Item }) {
  const tone = feito ? 'success' : exigido ? 'error' : 'default'
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box sx={{ color: feito ? 'success.main' : exigido ? 'error.main' : 'text.disabled', pt: 0.25 }}>
        <Icon name={feito ? 'check-circulo' : exigido ? 'bloqueio' : 'info'} size={20} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        {detalhe && (
          <Typography variant="caption" color="textSecondary" component="p">
            {detalhe}
          </Typography>
        )}
      </Box>
      <StatusChip label={feito ? 'Feito' : exigido ? 'Falta' : 'A imprimir'} tone={tone} />
    </Box>
  )
}
