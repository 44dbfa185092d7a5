import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { preso } from '../../theme/metrics.ts'
import { isPhone, NARROW } from '../../theme/use-is-phone.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

/** Fixed row height in pixels: skeletons and rows take the same room, which prevents layout shift. */
const ROW = 52

/** Estimated card height on phones, in pixels; real ones are measured. */
const CARD = 190

/**
 * Number of rows to render now. On phones the cards that fill the screen come first and the others in a deferred
 * render; a table renders all rows at once, since its columns are as wide as the widest row.
 */
export function useDrawnRows(total: number): number {
  const drawn = useDeferredValue(total, Math.min(total, Math.ceil(window.innerHeight / CARD)))
  return isPhone() ? drawn : total
}

/** Scroll container of a table inside the card; from the desktop up the table head is sticky on the page instead. */
export const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  [theme.breakpoints.up('lg')]: { overflowX: 'visible' },
}))

// One styled element with plain descendants: a styled component per cell costs several times as much.
export const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    '&[data-stale="true"] tbody': { opacity: 0.55, transition: 'opacity .15s .1s' },
    '& th': {
      padding: '0 16px',
      height: 44,
      textAlign: 'left',
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      backgroundColor: palette.background.neutral,
      [theme.breakpoints.up('lg')]: { position: 'sticky', top: 'var(--topo, 0px)', zIndex: 2 },
    },
    '& td': {
      padding: '6px 16px',
      height: ROW,
      borderBottom: `1px solid ${palette.divider}`,
      fontVariantNumeric: 'tabular-nums',
    },
    [theme.breakpoints.up('md')]: {
      '&[data-many="true"] :is(th, td)': { paddingInline: 10 },
      '& :is(th, td):first-of-type': { paddingInlineStart: 'var(--beira, 16px)' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: 'var(--beira, 16px)' },
    },
    '& td[data-code="true"]': { whiteSpace: 'nowrap' },
    // What takes the focus keeps below the head as well.
    [theme.breakpoints.up('lg')]: {
      '& tbody :is(a, button, input)': { scrollMarginTop: 44 },
      '& thead': preso.noTopo,
    },
    '& tbody tr': { position: 'relative' },
    '& tbody tr[data-link="true"]:hover': { backgroundColor: palette.action.hover },
    '& td[data-title="true"]': { fontWeight: 600 },
    '& td a': { color: 'inherit', textDecoration: 'none' },
    '& tr[data-link="true"] td[data-title="true"] a::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
    },
    '& tr:hover td[data-title="true"] a': { color: palette.primary.main },
    // The ring goes round the row that the link covers.
    '& td[data-title="true"] a:focus-visible': {
      outline: 'none',
      '&::after': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2, borderRadius: 4 },
    },
    // A sheet is narrower than a desktop, and is no phone.
    [`@media screen and ${NARROW}`]: phoneCards(palette.text.secondary),
    '@media print': onPaper,
  }
})

/** A table that a sheet has room for: smaller, and broken in its words where it must be. */
const onPaper = {
  fontSize: '0.6875rem',
  '& th': {
    padding: '2px 6px',
    height: 'auto',
    fontSize: '0.6875rem',
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
  },
  '& td': { padding: '3px 6px', height: 'auto' },
  '& th svg, & .MuiCheckbox-root': { display: 'none' },
  // What to do is read, not pressed.
  '& .MuiButton-root': {
    minHeight: 0,
    padding: 0,
    border: 0,
    fontSize: 'inherit',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
} as const

/** Card layout of rows: the title cell on top, the others as label and value. */
const phoneCards = (quiet: string) => ({
  '&, & tbody, & tr': { display: 'block' },
  '& thead': visuallyHidden,
  // Nobody sees the focus in there, and the list is sorted above it.
  '& thead :is(button, input)': { visibility: 'hidden' as const },
  // The title comes first, wherever its column stands.
  '& tbody tr': {
    display: 'flex',
    flexDirection: 'column' as const,
    padding: '12px var(--beira, 16px)',
    borderBottom: '1px solid var(--rh-palette-divider)',
    // A phone shows three cards of twenty-five: the others are laid out once they come near.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${CARD}px`,
  },
  '& td': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'baseline',
    height: 'auto',
    minHeight: 26,
    padding: '3px 0',
    border: 0,
    '&::before': {
      content: 'attr(data-label)',
      paddingInlineEnd: 8,
      color: quiet,
      fontSize: '0.75rem',
      fontWeight: 400,
      // The label of a figure is no figure: `Rotatividade ao mês` takes a second line.
      whiteSpace: 'normal',
    },
  },
  '& td[data-phone="false"]': { display: 'none' },
  '& td[data-title="true"]': {
    display: 'block',
    order: -1,
    fontSize: '0.9375rem',
    '&::before': { display: 'none' },
  },
  '& td > *': { justifySelf: 'start' },
  '& tr:has(td input[type="checkbox"]) td[data-title="true"]': { paddingInlineEnd: 44 },
  // What can be done to the row: beside its title, which leaves room for it.
  '& td[data-act="true"]': {
    display: 'block',
    position: 'absolute' as const,
    insetBlockStart: 10,
    insetInlineEnd: 'var(--beira, 16px)',
    '&::before': { display: 'none' },
  },
  '& tr:has(td[data-act="true"]:not([data-phone="false"])) td[data-title="true"]': { paddingInlineEnd: 124 },
})

export const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '0 4px',
  marginLeft: -4,
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { opacity: 0 },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '&:hover, &[data-active="true"]': { color: theme.vars.palette.text.primary },
  '&[data-active="true"] svg': { opacity: 1 },
}))
