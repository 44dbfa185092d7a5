import { styled } from '@mui/material/styles'
import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { metrics, preso } from '../../../theme/metrics.ts'
import { footBar } from '../../../ui/page/foot-bar.ts'

const Faixa = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  // As wide as the page: what scrolls below it must not show at its sides.
  marginInline: -16,
  // The room that the page leaves at its end.
  marginBottom: -48,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&:not(:has(> div > *))': { display: 'none' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& > div:empty': { display: 'none' },
  ...preso.noPe,
  [theme.breakpoints.down('md')]: {
    marginBottom: -32,
    bottom: `calc(${metrics.bottomBar}px + env(safe-area-inset-bottom))`,
    gap: 8,
    // One row of buttons, of which the filled one takes what is left.
    '& > div': { display: 'contents' },
    '& > div > button, & > div > a': { minHeight: 44, paddingInline: 12, flex: '0 1 auto' },
    '& > div > .MuiButton-contained': { flex: '1 1 auto' },
  },
  [theme.breakpoints.up('sm')]: { marginInline: -24, paddingInline: 24 },
  [theme.breakpoints.up('lg')]: { marginInline: -32, paddingInline: 32 },
}))

/** Slot of the expected act; null before it is on the page. */
const Contexto = createContext<HTMLElement | null | undefined>(undefined)

interface BarraProps {
  readonly children: ReactNode
  /** Acts of the whole record. */
  readonly atos: ReactNode
}

/** Page with a bar of acts that stays at the bottom of the screen; parts of the page put their own act into it. */
export function ComBarra({ children, atos }: BarraProps) {
  const [ato, setAto] = useState<HTMLElement | null>(null)
  return (
    <Contexto value={ato}>
      {children}
      <Faixa ref={footBar} data-sem-impressao aria-label="Decidir">
        <div>{atos}</div>
        <div ref={setAto} />
      </Faixa>
    </Contexto>
  )
}

/** Puts the act that is expected next at the end of the bar; where there is no bar it stays in its place. */
export function NaBarra({ children }: { readonly children: ReactNode }) {
  const lugar = use(Contexto)
  if (lugar === undefined) return children
  return lugar && createPortal(children, lugar)
}
