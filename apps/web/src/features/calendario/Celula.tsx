import { styled } from '@mui/material/styles'
import { tomDoTipo, type Linha } from './dias.ts'

/** Mark of a kind beside its words; with square and round ones the colours are not alone. */
export const Marca = styled('i')(({ theme: { vars } }) => ({
  flex: 'none',
  display: 'inline-block',
  width: 8,
  height: 8,
  marginTop: 5,
  borderRadius: 2,
  backgroundColor: vars.palette.outline,
  printColorAdjust: 'exact',
  '&[data-tom="error"]': { backgroundColor: vars.palette.error.main },
  '&[data-tom="primary"]': { backgroundColor: vars.palette.primary.main, borderRadius: '50%' },
  '&[data-tom="warning"]': { backgroundColor: vars.palette.warning.main },
  '&[data-tom="success"]': { backgroundColor: vars.palette.success.main },
  '&[data-tom="info"]': { backgroundColor: vars.palette.info.main },
}))

const Linhas = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 1,
  margin: '2px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: vars.palette.text.primary,
  '& li': { display: 'flex', gap: 5, minWidth: 0 },
  '& li > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-tipo="feriado"] > span, & [data-tipo="evento"] > span': {
    display: '-webkit-box',
    whiteSpace: 'normal',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    lineHeight: 1.3,
  },
  '& [data-tipo="feriado"] > span': { color: vars.palette.error.dark, fontWeight: 600 },
  '& [data-resto]': { color: vars.palette.text.secondary },
  // A narrow cell has room for the marks alone; the panel below says what they are.
  '@container (max-width: 659.9px)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 3,
    '& li[data-tipo] > span, & [data-resto]': { display: 'none' },
    '& i': { width: 6, height: 6, marginTop: 0 },
  },
}))

interface CelulaProps {
  readonly linhas: readonly Linha[]
  readonly cabem: number
}

/** What a large day of the calendar shows, and how much more there is. */
export function Celula({ linhas, cabem }: CelulaProps) {
  const mostradas = linhas.length > cabem ? linhas.slice(0, cabem - 1) : linhas
  return (
    <Linhas>
      {mostradas.map(({ chave, tipo, texto }) => (
        <li key={chave} data-tipo={tipo}>
          <Marca data-tom={tomDoTipo[tipo]} />
          <span>{texto}</span>
        </li>
      ))}
      {linhas.length > mostradas.length && <li data-resto>mais {linhas.length - mostradas.length}</li>}
    </Linhas>
  )
}
