import { styled } from '@mui/material/styles'

const Bar = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  // Forced colours would leave an empty line.
  forcedColorAdjust: 'none',
  '& i': { height: '100%', backgroundColor: theme.vars.palette.primary.main },
  '& i[data-part="incoming"]': { backgroundColor: theme.vars.palette.info.main, opacity: 0.75 },
  '& i[data-part="surplus"]': { backgroundColor: theme.vars.palette.error.main },
}))

interface OccupancyBarProps {
  readonly planned: number
  readonly filled: number
  readonly incoming: number
}

/** Bar of an occupancy: filled, incoming, and above the plan. Decorative, the text beside it says the same. */
export function OccupancyBar({ planned, filled, incoming }: OccupancyBarProps) {
  const whole = Math.max(planned, filled + incoming, 1)
  const percent = (part: number): string => `${((part / whole) * 100).toFixed(2)}%`
  const inside = Math.min(filled, planned)
  const coming = Math.min(incoming, Math.max(0, planned - inside))
  const surplus = filled + incoming - inside - coming
  return (
    <Bar aria-hidden>
      {inside > 0 && <i style={{ width: percent(inside) }} />}
      {coming > 0 && <i data-part="incoming" style={{ width: percent(coming) }} />}
      {surplus > 0 && <i data-part="surplus" style={{ width: percent(surplus) }} />}
    </Bar>
  )
}
