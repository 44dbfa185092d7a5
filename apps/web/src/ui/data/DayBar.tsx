import { styled } from '@mui/material/styles'

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 14,
  borderRadius: 7,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  // Six-hour marks: enough to read a day by.
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${theme.vars.palette.background.paper} calc(25% - 1px) 25%)`,
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    borderRadius: 7,
    // Days that are not in question stand back, in both schemes.
    backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.45)`,
  },
  '&[data-strong="true"] i': { backgroundColor: theme.vars.palette.primary.main },
  '& i[data-wrong="true"]': { backgroundColor: theme.vars.palette.error.main },
  '& b': { position: 'absolute', insetBlock: 0, width: 3, backgroundColor: theme.vars.palette.error.main },
}))

export interface DayPart {
  /** Start and end as fractions of the day, from 0 to 1. */
  readonly inicio: number
  readonly fim: number
  readonly wrong?: boolean
}

interface DayBarProps {
  readonly parts: readonly DayPart[]
  readonly strong?: boolean
  /** Elapsed fraction of the day, where it is worth a mark. */
  readonly now?: number | undefined
}

const percent = (parte: number): string => `${(parte * 100).toFixed(2)}%`

/** Bar of 24 hours with its ranges; decorative, the text beside it says the same. */
export const DayBar = ({ parts, strong = false, now }: DayBarProps) => (
  <Bar aria-hidden data-strong={strong}>
    {parts.map(({ inicio, fim, wrong = false }, i) => (
      <i
        key={i}
        data-wrong={wrong}
        style={{ insetInlineStart: percent(inicio), width: percent(fim - inicio) }}
      />
    ))}
    {now !== undefined && <b style={{ insetInlineStart: percent(now) }} />}
  </Bar>
)
