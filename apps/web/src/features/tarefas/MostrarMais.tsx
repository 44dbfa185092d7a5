import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatNumber } from '../../lib/format.ts'

interface MostrarMaisProps {
  readonly faltam: number
  readonly buscando?: boolean
  readonly onMostrar: () => void
}

/** The way to the next page of what is shown page after page. */
export const MostrarMais = ({ faltam, buscando = false, onMostrar }: MostrarMaisProps) => (
  <Box sx={{ px: 1.5, pb: 1 }}>
    <Button fullWidth color="inherit" size="small" disabled={buscando} onClick={onMostrar}>
      {buscando ? 'Buscando…' : `Mostrar mais (faltam ${formatNumber(faltam)})`}
    </Button>
  </Box>
)
