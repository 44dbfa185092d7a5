import { styled } from '@mui/material/styles'
import { initialsOf } from '../../lib/format.ts'

const Row = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 })

const Seat = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 8,
  fontSize: '0.6875rem',
  fontWeight: 700,
  color: theme.vars.palette.primary.dark,
  backgroundColor: theme.vars.palette.primary.lighter,
  '&[data-seat="incoming"]': {
    color: theme.vars.palette.info.dark,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.info.main}`,
  },
  '&[data-seat="surplus"]': {
    color: theme.vars.palette.error.dark,
    backgroundColor: theme.vars.palette.error.lighter,
  },
  '&[data-seat="free"]': {
    backgroundColor: 'transparent',
    border: `1.5px dashed ${theme.vars.palette.text.disabled}`,
  },
}))

/** Maximum number of seats drawn; above it the text says more. */
const MAX_SEATS = 60

interface SeatRowProps {
  readonly seats: number
  readonly names: readonly string[]
  readonly incoming: readonly string[]
}

/** Row of seats: filled, promised, free, or above the plan. Decorative, the text beside it says the same. */
export function SeatRow({ seats, names, incoming }: SeatRowProps) {
  const taken = [
    ...names.map((name) => ({ name, kind: 'taken' })),
    ...incoming.map((name) => ({ name, kind: 'incoming' })),
  ]
  const free = Math.max(0, seats - taken.length)
  return (
    <Row aria-hidden>
      {taken.slice(0, MAX_SEATS).map(({ name, kind }, i) => (
        <Seat key={`${name}-${i}`} title={name} data-seat={i >= seats ? 'surplus' : kind}>
          {initialsOf(name)}
        </Seat>
      ))}
      {Array.from({ length: Math.min(free, MAX_SEATS) }, (_, i) => (
        <Seat key={i} data-seat="free" title="Vaga" />
      ))}
    </Row>
  )
}
