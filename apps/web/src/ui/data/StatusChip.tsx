import { styled } from '@mui/material/styles'

/** Tone of a status; its label always says the same. */
export type Tone = 'default' | 'info' | 'warning' | 'success' | 'error'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    width: 'fit-content',
    height: 24,
    paddingInline: 8,
    borderRadius: 6,
    fontSize: '0.75rem',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    ...(tone === 'default'
      ? { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.action.selected }
      : { color: theme.vars.palette[tone].dark, backgroundColor: theme.vars.palette[tone].lighter }),
  }),
)

interface StatusChipProps {
  readonly label: string
  readonly tone?: Tone
}

export const StatusChip = ({ label, tone = 'default' }: StatusChipProps) => <Root tone={tone}>{label}</Root>
