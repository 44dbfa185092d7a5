import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { formatMoney } from '../../lib/format.ts'
import { diaComSemana, distancia } from './textos.ts'
import type { Simulacao } from './registro.ts'
import { prazosDe } from './valores.ts'

const Item = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  paddingInlineStart: 26,
  paddingBottom: 14,
  fontSize: '0.875rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    top: 18,
    bottom: -4,
    width: 2,
    backgroundColor: vars.palette.divider,
  },
  '&:last-child': { paddingBottom: 0, '&::before': { display: 'none' } },
  '& > i': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 5,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `3px solid ${vars.palette.text.disabled}`,
    backgroundColor: vars.palette.background.paper,
  },
  '&[data-limite="true"] > i': { borderColor: vars.palette.error.main },
  '&[data-limite="true"] time': { color: vars.palette.error.dark },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
}))

interface PrazosProps {
  readonly fracoes: Simulacao['fracoes']
  readonly concessivoFim: string
  /** Says how far each day is, where there is a today. */
  readonly hoje?: string
}

/** What has to be done, and until when. */
export const Prazos = ({ fracoes, concessivoFim, hoje }: PrazosProps) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {prazosDe(fracoes, concessivoFim).map(({ dia, texto, centavos, limite = false }) => (
      <Item key={`${dia} ${texto}`} data-limite={limite}>
        <i aria-hidden />
        <time dateTime={dia}>{diaComSemana(dia)}</time>
        {hoje !== undefined && ` · ${distancia(hoje, dia)}`}
        <small>
          {texto}
          {typeof centavos === 'number' && `: ${formatMoney(centavos)}`}
        </small>
      </Item>
    ))}
  </Box>
)
