import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Icon } from '../icon/Icon.tsx'
import { maisMeses } from './meses.ts'
import { periodoEmTexto } from './textos.ts'

interface PeriodoProps {
  readonly inicio: string
  readonly meses: number
  readonly onInicioChange: (inicio: string) => void
}

/** Range of months on screen, with buttons to page back and forward. */
export const Periodo = ({ inicio, meses, onInicioChange }: PeriodoProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }} data-sem-impressao>
    <IconButton aria-label="Meses antes" onClick={() => onInicioChange(maisMeses(inicio, -meses))}>
      <Icon name="abre-esquerda" size={18} />
    </IconButton>
    <Typography variant="subtitle2" component="p" aria-live="polite">
      {periodoEmTexto(inicio, maisMeses(inicio, meses - 1))}
    </Typography>
    <IconButton aria-label="Meses depois" onClick={() => onInicioChange(maisMeses(inicio, meses))}>
      <Icon name="abre-direita" size={18} />
    </IconButton>
  </Box>
)
