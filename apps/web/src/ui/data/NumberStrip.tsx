import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router'

export interface StripNumber {
  readonly key: string
  readonly label: string
  /** Undefined while loading, null when it could not be read. */
  readonly value: string | null | undefined
  readonly fact: string
  /** Undefined for one that no list tells of. */
  readonly href: string | undefined
  /** Marks a number that should be zero. */
  readonly late?: boolean
}

const Strip = styled(Card)(({ theme }) => ({
  display: 'grid',
  // On a phone one row, which goes on sideways: what waits is below it, within the first screen.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(128px, 1fr)',
  overflowX: 'auto',
  [theme.breakpoints.up('md')]: { gridAutoColumns: 'minmax(0, 1fr)', overflowX: 'visible' },
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}))

const cell = ({ theme: { vars, breakpoints, typography } }: { theme: Theme }) => ({
  display: 'block',
  position: 'relative' as const,
  padding: '12px 12px 13px 16px',
  color: 'inherit',
  textDecoration: 'none',
  boxShadow: `-1px -1px 0 ${vars.palette.divider}`,
  [breakpoints.up('md')]: { padding: '14px 20px 16px 24px' },
  '@media print': { '&&:last-child': { gridColumn: 'auto' }, padding: '8px 12px' },
  'a&:hover': { backgroundColor: vars.palette.action.hover },
  'a&:hover b': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& span, & small': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& b': {
    display: 'block',
    margin: '1px 0',
    fontFamily: typography.h4.fontFamily,
    fontSize: '1.5rem',
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
    [breakpoints.up('md')]: { fontSize: '1.75rem' },
  },
  '&[data-late="true"] b, &[data-late="true"] small': { color: vars.palette.error.dark },
  '&[data-late="true"]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 3,
    backgroundColor: vars.palette.error.main,
  },
})
const Cell = styled(Link)(cell)
const Fixed = styled('div')(cell)

/** Strip of key figures, each a link to the list that it counts. */
export const NumberStrip = ({ numbers }: { readonly numbers: readonly StripNumber[] }) => (
  <Strip>
    {numbers.map(({ key, label, value, fact, href, late = false }) => {
      const content = (
        <>
          <span>{label}</span>
          <b>{value === undefined ? <Skeleton width={56} /> : (value ?? '–')}</b>
          <small>{value === null ? 'Não foi possível contar' : fact}</small>
        </>
      )
      return href === undefined ? (
        <Fixed key={key} data-late={late}>
          {content}
        </Fixed>
      ) : (
        <Cell key={key} to={href} data-late={late}>
          {content}
        </Cell>
      )
    })}
  </Strip>
)
