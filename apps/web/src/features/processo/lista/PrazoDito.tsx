import Box from '@mui/material/Box'
import { faixasDoPrazo, prazoDito, type Prazo } from '@rh/domain/processo/prazo'
import { formatDate } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'

interface PrazoDitoProps {
  readonly prazo: Prazo
}

/** Term in words, coloured by how near it is, with what runs out and its day below. */
export function PrazoDito({ prazo: { dia, rotulo, dias, faixa } }: PrazoDitoProps) {
  const { tone } = faixasDoPrazo[faixa]
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={(theme) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          fontWeight: 600,
          color: tone === 'default' ? 'text.primary' : theme.vars.palette[tone].dark,
        })}
      >
        {(faixa === 'vencido' || faixa === 'urgente') && (
          <Icon name={faixa === 'vencido' ? 'alerta' : 'relogio'} size={16} />
        )}
        {prazoDito(dias)}
      </Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {rotulo} {formatDate(dia)}
      </Box>
    </span>
  )
}
