import { styled } from '@mui/material/styles'

const NOME = 250

/** Height of a line of bars and of a line of marks, in pixels. */
export const ALTURA = { faixa: 28, marca: 16 } as const

export const Rolagem = styled('div')(({ theme: { vars } }) => ({
  overflow: 'auto',
  // A contract of many people is longer than the window: the months stay above whoever is looked at.
  maxHeight: 'calc(100dvh - var(--topo, 64px) - 48px)',
  backgroundColor: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  '@media print': { overflow: 'visible', maxHeight: 'none', border: 0 },
}))

export const Grade = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: 980,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  '& th, & td': { padding: 0, textAlign: 'start', borderBottom: `1px solid ${vars.palette.divider}` },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    width: NOME,
    padding: '4px 12px 4px 20px',
    fontWeight: 400,
    lineHeight: 1.35,
    backgroundColor: vars.palette.background.paper,
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
    '& a': { color: 'inherit', textDecorationColor: vars.palette.divider },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  },
  '& thead th, & thead th:first-of-type': {
    fontSize: '0.75rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 3 },
  '& thead th:first-of-type': { top: 0, zIndex: 4 },
  '& [data-posto] > *, & [data-posto] > th:first-of-type': {
    fontWeight: 600,
    backgroundColor: vars.palette.background.neutral,
  },
  '@media print': {
    minWidth: 0,
    '& tr': { breakInside: 'avoid' },
    '& thead th': { position: 'static' },
    '& th:first-of-type': { position: 'static', width: 170, paddingInlineStart: 4 },
  },
}))

/** Time axis of a row, with a line at the first day of each month. */
export const Tempo = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  // A year of five hundred people: what is out of sight is not drawn. The height is given, so nothing jumps.
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
  '& > *': { position: 'absolute' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--riscos)',
    printColorAdjust: 'exact',
  },
  '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
  '& > i[data-limite]': {
    insetBlock: 0,
    width: 2,
    backgroundColor: vars.palette.error.main,
    printColorAdjust: 'exact',
  },
  '& > i[data-limite]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -3,
    top: 0,
    border: '4px solid transparent',
    borderTopColor: vars.palette.error.main,
  },
  '& > i[data-hoje]': {
    insetBlock: 0,
    width: 0,
    borderInlineStart: `1px dashed ${vars.palette.text.primary}`,
  },
}))

/** Link of a range of days, which may be wider than its bar. */
export const Alvo = styled('a')({
  boxSizing: 'content-box',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: 1, zIndex: 1 },
})

/** Bar of a range of days, with the number of days inside. */
export const Barra = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  height: ALTURA.faixa - 4,
  minWidth: 4,
  overflow: 'hidden',
  borderRadius: 4,
  border: '1px solid transparent',
  fontSize: '0.71875rem',
  fontWeight: 700,
  lineHeight: 1,
  printColorAdjust: 'exact',
  '&[data-tom="feita"], &[data-tom="agora"]': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  '&[data-tom="agora"]': {
    boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}, inset 0 0 0 3px ${vars.palette.primary.contrastText}`,
  },
  '&[data-tom="pedida"]': {
    color: vars.palette.primary.dark,
    backgroundColor: vars.palette.primary.lighter,
    borderColor: vars.palette.primary.main,
  },
  '&[data-tom="proposta"], &[data-tom="alerta"]': {
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `1px dashed ${vars.palette.outline}`,
  },
  '&[data-tom="alerta"]': { color: vars.palette.error.dark, borderColor: vars.palette.error.main },
  '&[data-tom="ausencia"]': {
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
    borderColor: vars.palette.divider,
  },
}))

/** Mark of days that need attention at a post: a line of their length, text below it. */
export const Marca = styled('span')(({ theme: { vars } }) => ({
  height: ALTURA.marca,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '12px',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    display: 'block',
    height: 3,
    width: '100%',
    printColorAdjust: 'exact',
  },
  '&[data-tipo="conflito"]': { color: vars.palette.warning.dark },
  '&[data-tipo="conflito"]::before': { backgroundColor: vars.palette.warning.main },
  '&[data-tipo="descoberto"]': { color: vars.palette.error.dark },
  '&[data-tipo="descoberto"]::before': {
    background: `repeating-linear-gradient(90deg, ${vars.palette.error.main} 0 5px, transparent 5px 7px)`,
  },
}))

export const Sinais = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '& li': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  '& [data-tom]': { display: 'block', width: 20, height: 14 },
  '& i': { width: 18, height: 3, printColorAdjust: 'exact' },
  '& i[data-limite]': { width: 2, height: 16, backgroundColor: vars.palette.error.main },
  '& i[data-tipo="conflito"]': { backgroundColor: vars.palette.warning.main },
  '& i[data-tipo="descoberto"]': {
    background: `repeating-linear-gradient(90deg, ${vars.palette.error.main} 0 5px, transparent 5px 7px)`,
  },
}))
