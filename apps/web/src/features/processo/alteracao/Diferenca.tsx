import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DiferencaEmTexto } from './custos.ts'

/** Monthly change of the pay, as the one number of a page. */
export const Diferenca = ({ titulo, detalhe, tone }: DiferencaEmTexto) => (
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
