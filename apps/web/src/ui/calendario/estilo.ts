import { styled, type Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

// One sheet for all 366 days, by attribute: a styled component for each of them would cost more than the days.

const listra = (cor: string): string => `repeating-linear-gradient(90deg, ${cor} 0 4px, transparent 4px 6px)`

/** A shade of a colour on the ground of a card. */
const tom = (cor: string, parte: number): string => `color-mix(in srgb, ${cor} ${parte}%, transparent)`

export const Raiz = styled('div')({ containerType: 'inline-size', position: 'relative' })

export const Falado = styled('output')(visuallyHidden)

/** One month or week in large cells, each with room for what happens on the day. */
const grande = ({ divider, primary }: Theme['vars']['palette']) => ({
  '&[data-grande="true"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& table': { borderSpacing: 0, borderCollapse: 'collapse' },
    '& th': { fontSize: '0.75rem', lineHeight: '28px', textAlign: 'start', paddingInline: 8 },
    '& td': {
      height: 108,
      padding: '4px 6px 6px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderRadius: 0,
      border: `1px solid ${divider}`,
    },
    '& td > span': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 24,
      height: 24,
      fontSize: '0.8125rem',
    },
    '& td[aria-current="date"]': { outline: 'none' },
    '& td[aria-current="date"] > span': {
      borderRadius: 12,
      color: primary.contrastText,
      backgroundColor: primary.main,
      printColorAdjust: 'exact',
    },
    '&[data-semana="true"] td': { height: 320 },
    '@container (max-width: 659.9px)': {
      '& th': { textAlign: 'center', padding: 0 },
      '& td': { height: 56, padding: '4px 2px', textAlign: 'center' },
    },
    '@media print': { '& td': { height: 78 }, '& tr': { breakInside: 'avoid' } },
  },
  '& [data-escondido]': visuallyHidden,
})

export const Meses = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: 0,
  gap: '16px 22px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 660px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 832px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { margin: '0 0 2px', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  '& h3::first-letter': { textTransform: 'uppercase' },
  '& h3 span': { fontWeight: 400, color: vars.palette.text.secondary },
  '& th': {
    padding: 0,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    color: vars.palette.text.secondary,
  },
  '& td': { position: 'relative', height: 27, padding: 0, textAlign: 'center', borderRadius: 6 },
  '@container (max-width: 419.9px)': { '& td': { height: 44, fontSize: '0.9375rem' } },
  '@media (pointer: coarse)': { '& td': { height: 44 } },
  '& td > span': { fontWeight: 500 },
  '@media (hover: hover)': {
    '& [data-dia]:hover:not([aria-selected="true"])': { backgroundColor: vars.palette.action.hover },
  },
  '&[data-marca="true"] [data-dia], &[data-escolhe="true"] [data-dia]': { cursor: 'pointer' },
  '&[data-marca="true"] [data-nao]': { cursor: 'help' },
  '& [data-nao] > span': { color: vars.palette.text.secondary, textDecoration: 'line-through' },
  '& [data-feriado] > span': { fontWeight: 700, color: vars.palette.error.dark },
  '& [data-depois]': {
    borderRadius: 0,
    backgroundColor: `color-mix(in srgb, ${vars.palette.warning.lighter} 42%, ${vars.palette.background.paper})`,
  },
  '& [data-tomado]': { borderRadius: 0, backgroundColor: vars.palette.divider },
  '& [data-limite]': {
    boxShadow: `inset -2px 0 0 ${vars.palette.error.main}`,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
  '[dir="rtl"] & [data-limite]': { boxShadow: `inset 2px 0 0 ${vars.palette.error.main}` },
  '& [data-equipe]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 3,
    background: listra(vars.palette.info.main),
  },
  '& [data-folga]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 'calc(50% - 5px)',
    top: 2,
    height: 2,
    backgroundColor: vars.palette.outline,
  },
  '& [aria-current="date"]': { outline: `1px solid ${vars.palette.outline}`, outlineOffset: -2 },
  '& [data-peso]': { printColorAdjust: 'exact' },
  '& [data-peso="1"]': { backgroundColor: tom(vars.palette.primary.main, 10) },
  '& [data-peso="2"]': { backgroundColor: tom(vars.palette.primary.main, 20) },
  '& [data-peso="3"]': { backgroundColor: tom(vars.palette.primary.main, 30) },
  '& [data-escolhido]': { boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}` },
  '& [aria-selected="true"]:not([data-escolhido])': {
    borderRadius: 0,
    backgroundColor: vars.palette.primary.main,
    cursor: 'grab',
    printColorAdjust: 'exact',
    '& > span': { fontWeight: 700, color: vars.palette.primary.contrastText, textDecoration: 'none' },
    '&::before': { background: listra(vars.palette.primary.contrastText) },
    '&::after': { backgroundColor: vars.palette.primary.contrastText },
    '&[data-depois]': {
      background: `repeating-linear-gradient(135deg, ${vars.palette.error.main} 0 5px, ${vars.palette.error.dark} 5px 10px)`,
      '& > span': { color: vars.palette.error.contrastText },
    },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& [data-inicia]': { borderStartStartRadius: '8px !important', borderEndStartRadius: '8px !important' },
  '& [data-termina]': { borderStartEndRadius: '8px !important', borderEndEndRadius: '8px !important' },
  '& [data-pega] > span': { textDecoration: 'underline' },
  '& td:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1, zIndex: 3 },
  '& i[data-ponta]': {
    position: 'absolute',
    insetBlock: -3,
    width: 9,
    borderRadius: 5,
    border: `2px solid ${vars.palette.primary.darker}`,
    backgroundColor: vars.palette.background.paper,
    cursor: 'ew-resize',
    touchAction: 'none',
    zIndex: 2,
    // The finger has more to hit than the eye sees.
    '&::before': { content: '""', position: 'absolute', inset: '-6px -9px' },
    '&[data-ponta="inicio"]': { insetInlineStart: -5 },
    '&[data-ponta="fim"]': { insetInlineEnd: -5 },
    '@media (pointer: coarse)': { '&::before': { inset: '-2px -17px' } },
    '@media print': { display: 'none' },
  },
  ...grande(vars.palette),
  '&[data-arrasta="true"], &[data-arrasta="true"] [data-dia]': { cursor: 'grabbing' },
}))

/** Table of a month's days, with the role of a grid: one tab stop, arrow keys inside. */
export const Grade = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
})

export const Notas = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  minHeight: 34,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.71875rem',
  lineHeight: 1.45,
  alignContent: 'flex-start',
  '& [data-tipo="feriado"], & [data-tipo="limite"]': { color: vars.palette.error.dark },
  '& [data-tipo="limite"]': { fontWeight: 700 },
  '& [data-tipo="equipe"]': { color: vars.palette.info.dark },
}))

/** Explanation of a day, under its month: a tooltip would be covered by the finger. */
export const PorQue = styled('p')(({ theme: { vars } }) => ({
  margin: '6px 0',
  padding: '9px 12px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: vars.palette.background.paper,
  backgroundColor: vars.palette.text.primary,
}))

export const Legendas = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  margin: '0 0 14px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '& li': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  '& i': { display: 'block', width: 18, height: 14, borderRadius: 3, printColorAdjust: 'exact' },
  '& i[data-como="fracao"]': { backgroundColor: vars.palette.primary.main },
  '& i[data-como="depois"]': {
    border: `1px solid ${vars.palette.divider}`,
    backgroundColor: `color-mix(in srgb, ${vars.palette.warning.lighter} 42%, ${vars.palette.background.paper})`,
  },
  '& i[data-como="tarde"]': {
    background: `repeating-linear-gradient(135deg, ${vars.palette.error.main} 0 5px, ${vars.palette.error.dark} 5px 10px)`,
  },
  '& i[data-como="tomado"]': { backgroundColor: vars.palette.divider },
  '& i[data-como="peso"]': {
    background: `linear-gradient(90deg, ${vars.palette.primary.lighter}, ${vars.palette.primary.main})`,
  },
  '& i[data-como="equipe"]': { height: 3, background: listra(vars.palette.info.main) },
  '& i[data-como="folga"]': {
    width: 10,
    height: 2,
    borderRadius: 0,
    backgroundColor: vars.palette.outline,
  },
  '& s': { color: vars.palette.text.secondary },
  '& b': { color: vars.palette.error.dark },
}))

/** Keyboard and pointer help, for screens with room for both. */
export const Ajuda = styled('p')(({ theme }) => ({
  margin: '10px 0 0',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}))
