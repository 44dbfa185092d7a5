import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Icon } from '../../icon/Icon.tsx'
import type { FilterChip } from './filter-fields.ts'

const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 8px 4px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.action.selected,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { minHeight: 40, borderRadius: 20 },
}))

interface FilterChipsProps {
  readonly chips: readonly FilterChip[]
  readonly onRemove: (without: FilterChip['without']) => void
  readonly onClear: () => void
}

/** Active filters as removable chips. */
export const FilterChips = ({ chips, onRemove, onClear }: FilterChipsProps) => (
  <Box
    component="ul"
    aria-label="Filtros ativos"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, px: 2, pb: 2, listStyle: 'none' }}
  >
    {chips.map(({ key, label, without }) => (
      <Box component="li" key={key} sx={{ maxWidth: '100%' }}>
        <Chip type="button" aria-label={`Tirar filtro ${label}`} onClick={() => onRemove(without)}>
          {label}
          <Icon name="fechar" size={14} />
        </Chip>
      </Box>
    ))}
    <li>
      <Button size="small" color="inherit" onClick={onClear}>
        Limpar filtros
      </Button>
    </li>
  </Box>
)
