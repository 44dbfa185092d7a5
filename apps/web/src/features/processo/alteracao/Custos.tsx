import Box from '@mui/material/Box'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { renderDuas } from '../lista/duas-linhas.tsx'
import { custosDe, type Custo } from './custos.ts'

interface CustosProps {
  readonly simulacao: Custo
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
