import { styled } from '@mui/material/styles'
import type { Densidade } from '@rh/domain/contract/vistas'
import { Switcher } from '../../../ui/page/Switcher.tsx'

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

const ALTURAS = { confortavel: 'Confortável', compacta: 'Compacta' } as const satisfies Record<
  Densidade,
  string
>

/** Switch of the height of rows; a phone has cards. */
export const DensidadeToggle = ({ densidade, onChange }: DensidadeToggleProps) => (
  <Switcher
    label="Altura das linhas"
    value={densidade}
    options={ALTURAS}
    onChange={onChange}
    sx={{ display: { xs: 'none', md: 'inline-flex' } }}
  />
)
