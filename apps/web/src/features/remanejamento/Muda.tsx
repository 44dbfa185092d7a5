import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate } from '../../lib/format.ts'
import { isData } from '../../lib/time/dia.ts'
import { BeforeAfter } from '../../ui/data/BeforeAfter.tsx'
import { linhasDe, resumoEmTexto } from './de-para.ts'
import type { Simulacao } from './registro.ts'

interface MudaProps {
  readonly simulacao: Simulacao
  readonly vigencia: unknown
  readonly before: string
}

/** What the person earns more or less, in one number. */
export function Diferenca({ simulacao }: Pick<MudaProps, 'simulacao'>) {
  const { titulo, detalhe, tone } = resumoEmTexto(simulacao)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography
        variant="h5"
        component="p"
        sx={{ color: tone === 'default' ? 'text.secondary' : `${tone}.dark` }}
      >
        {titulo}
      </Typography>
      {detalhe && (
        <Typography variant="body2" color="textSecondary">
          {detalhe}
        </Typography>
      )}
    </Box>
  )
}

/** The place of the person before and after, term by term. */
export const Muda = ({ simulacao, vigencia, before }: MudaProps) => (
  <BeforeAfter
    before={before}
    after={isData(vigencia) ? `A partir de ${formatDate(vigencia)}` : 'Depois'}
    rows={linhasDe(simulacao)}
  />
)
