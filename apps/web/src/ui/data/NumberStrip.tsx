import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

export interface StripNumber {
  readonly key: string
  readonly label: string
  /** Undefined while loading, null when it could not be read. */
  readonly value: string | null | undefined
  readonly fact: string
  readonly href: string
  /** Marks a number that should be zero. */
  readonly late?: boolean
}

const Strip = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  '@media print': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}))

const Cell = styled(Link)(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'block',
  position: 'relative',
  padding: '12px 16px 13px 24px',
  color: 'inherit',
  textDecoration: 'none',
  boxShadow: `-1px -1px 0 ${vars.palette.divider}`,
  [breakpoints.up('md')]: { padding: '14px 20px 16px 24px' },
  [breakpoints.down('md')]: { '&:last-child:nth-of-type(odd)': { gridColumn: 'span 2' } },
  '@media print': { '&&:last-child': { gridColumn: 'auto' }, padding: '8px 12px' },
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&:hover b': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
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
}))

/** Strip of key figures, each a link to the list that it counts. */
export const NumberStrip = ({ numbers }: { readonly numbers: readonly StripNumber[] }) => (
  <Strip>
    {numbers.map(({ key, label, value, fact, href, late = false }) => (
      <Cell key={key} to={href} data-late={late}>
        <span>{label}</span>
        <b>{value === undefined ? <Skeleton width={56} /> : (value ?? '–')}</b>
        <small>{value === null ? 'Não foi possível contar' : fact}</small>
      </Cell>
    ))}
  </Strip>
)
