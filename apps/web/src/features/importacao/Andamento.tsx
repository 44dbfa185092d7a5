import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { fases } from '@rh/domain/importacao/situacoes'
import { formatNumber } from '../../lib/format.ts'
import { Section } from '../../ui/page/Section.tsx'

interface AndamentoProps extends Pick<ImportacaoVista, 'andamento'> {
  readonly title: string
  readonly text: string
}

/** Work that goes on in the server, whether or not somebody watches. */
export function Andamento({ andamento, title, text }: AndamentoProps) {
  const { fase, feitas, total } = andamento ?? { fase: 'leitura' as const, feitas: 0, total: 0 }
  const medida = total > 0 && feitas > 0
  return (
    <Section title={title} subtitle={text}>
      <Box sx={{ display: 'grid', gap: 1, py: 2 }}>
        <Typography variant="subtitle2" component="p" aria-live="polite">
          {fases[fase]}
          {medida && `: ${formatNumber(feitas)} de ${formatNumber(total)}`}
        </Typography>
        <LinearProgress
          variant={medida ? 'determinate' : 'indeterminate'}
          value={medida ? Math.round((feitas / total) * 100) : 0}
          aria-label={fases[fase]}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
    </Section>
  )
}
