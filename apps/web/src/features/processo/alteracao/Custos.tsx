import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { renderDuas } from '../lista/duas-linhas.tsx'
import { custosDe, diferencaEmTexto, type Custo } from './custos.ts'

interface CustosProps {
  readonly simulacao: Custo
}

/** Monthly change of the pay, as the one number of a page. */
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

/** Cost of a change of pay, and what it is measured against. */
export const Custos = ({ simulacao }: CustosProps) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
    <DefinitionList
      dense
      items={custosDe(simulacao).map(({ label, valor, nota }) => ({ label, value: renderDuas(valor, nota) }))}
    />
  </Box>
)
