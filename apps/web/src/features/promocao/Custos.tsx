import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { renderDuas } from '../processo/lista/celulas.tsx'
import { custosDe, diferencaEmTexto } from './custos.ts'
import type { Simulacao } from './registro.ts'

interface CustosProps {
  readonly simulacao: Simulacao
}

/** What changes in the pay, in one number. */
export function Diferenca({ simulacao }: CustosProps) {
  const { titulo, detalhe, tone } = diferencaEmTexto(simulacao)
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

/** What it costs, and what that is measured against. */
export const Custos = ({ simulacao }: CustosProps) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
    <DefinitionList
      dense
      items={custosDe(simulacao).map(({ label, valor, nota }) => ({ label, value: renderDuas(valor, nota) }))}
    />
  </Box>
)
