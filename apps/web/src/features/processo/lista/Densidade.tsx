import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Densidade } from '@rh/domain/contract/vistas'

/** Height of a row by the density that the person chose; ticked rows are tinted. */
export const Area = styled('div')(({ theme }) => ({
  '& tbody tr:has(input:checked)': { backgroundColor: theme.vars.palette.background.neutral },
  [theme.breakpoints.up('md')]: {
    '& td[data-title="true"]': { minWidth: 200 },
    '& td small': { fontWeight: 400 },
    '&[data-densidade="compacta"] tbody td': {
      height: 36,
      paddingBlock: 0,
      maxWidth: 260,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& small': { display: 'inline', marginInlineStart: 8 },
      '&[data-title="true"] small': { display: 'none' },
      '& button': { minHeight: 28, paddingBlock: 2 },
    },
  },
}))

interface DensidadeToggleProps {
  readonly densidade: Densidade
  readonly onChange: (densidade: Densidade) => void
}

/** Switch of the height of rows; a phone has cards. */
export const DensidadeToggle = ({ densidade, onChange }: DensidadeToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={densidade}
    aria-label="Altura das linhas"
    onChange={(_, nova: Densidade | null) => nova && onChange(nova)}
    sx={{ display: { xs: 'none', md: 'inline-flex' }, height: 40 }}
  >
    <ToggleButton value="confortavel" sx={{ px: 1.5, textTransform: 'none', fontWeight: 600 }}>
      Confortável
    </ToggleButton>
    <ToggleButton value="compacta" sx={{ px: 1.5, textTransform: 'none', fontWeight: 600 }}>
      Compacta
    </ToggleButton>
  </ToggleButtonGroup>
)
