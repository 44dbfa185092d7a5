import { styled } from '@mui/material/styles'

/** Width of the column of posts, and of a day. */
const POSTO = 160
const DIA = 52

/** The table of the board: days scroll below a column of posts and a row of days that stay. */
export const Rolagem = styled('div')({
  overflow: 'auto',
  maxHeight: 'max(520px, calc(100dvh - 220px))',
  overscrollBehaviorX: 'contain',
})

export const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: POSTO + 14 * DIA,
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: '0.8125rem',
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 46,
    padding: '4px 2px',
    textAlign: 'center',
    fontWeight: 600,
    lineHeight: 1.25,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& thead th b': {
    display: 'block',
    color: vars.palette.text.primary,
    fontSize: '0.875rem',
  },
  '& thead th[aria-current]': { color: vars.palette.primary.dark, '& b': { color: 'inherit' } },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: POSTO,
    padding: '6px 8px 6px 20px',
    textAlign: 'start',
    backgroundColor: vars.palette.background.paper,
  },
  '& thead th:first-of-type': { zIndex: 3, backgroundColor: vars.palette.background.neutral },
  '& tbody th': { fontWeight: 600, lineHeight: 1.3 },
  '& tbody th small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& tbody th, & tbody td': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody td': { padding: '2px 1px', height: 54 },
  '& tbody td[data-tom="folga"]': { backgroundColor: vars.palette.background.neutral },
  '& td:focus': { outline: 'none' },
  '& td:focus-visible > span': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& td[aria-selected="true"] > span': { boxShadow: `0 0 0 2px ${vars.palette.primary.main}` },
}))

/** What a cell says, in word, shape and, last, colour. */
export const Marca = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: 46,
  borderRadius: 8,
  border: '1px solid transparent',
  fontSize: '0.6875rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  userSelect: 'none',
  '& b': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.6875rem',
    fontWeight: 700,
    // Fourteen days beside the panel: `Faltam 4` does not touch the edges of its cell.
    letterSpacing: '-0.03em',
  },
  '&:hover': { borderColor: vars.palette.outline },
  'td[data-tom="completo"] &': { fontSize: '0.75rem' },
  'td[data-tom="folga"] &': { cursor: 'default', borderColor: 'transparent' },
  'td[data-tom="falta"] &': {
    color: vars.palette.error.dark,
    backgroundColor: vars.palette.error.lighter,
    borderColor: vars.palette.error.main,
  },
  'td[data-tom="coberto"] &': {
    color: vars.palette.success.dark,
    backgroundColor: vars.palette.success.lighter,
  },
  'td[data-tom="folguista"] &': { color: vars.palette.info.dark, backgroundColor: vars.palette.info.lighter },
  'td[data-tom="autorizado"] &': {
    color: vars.palette.text.primary,
    borderColor: vars.palette.text.secondary,
    borderStyle: 'dashed',
  },
}))
