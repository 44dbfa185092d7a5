import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { noPe, preso } from '../../theme/metrics.ts'
import { footBar } from '../page/foot-bar.ts'

/** Least height of the bar, in pixels. */
const FORM_BAR = 68

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  ...preso.noPe,
  // Over the page's content, under its menus.
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: FORM_BAR,
  // At the foot of the screen, however short the page is.
  marginTop: 'auto',
  // As wide as the page, whose own margins are taken back.
  marginInline: -24,
  paddingInline: 24,
  paddingBlock: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { marginInline: -32, paddingInline: 32 },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    insetInline: 0,
    marginInline: 0,
    paddingInline: 16,
    gap: 8,
    paddingBottom: 'calc(10px + env(safe-area-inset-bottom))',
    '& .MuiButton-root': { minHeight: 48 },
  },
  '@media print': { display: 'none' },
}))

/** Around the bar: what holds it reaches down to the foot of the screen, and nothing else lies there. */
const around = (theme: Theme) => ({
  '#conteudo, #conteudo :has([data-form])': { display: 'flex', flexDirection: 'column' as const },
  '#conteudo :has([data-form])': { flex: '1 0 auto' },
  '#conteudo': { paddingBottom: 0 },
  [theme.breakpoints.down('md')]: {
    '#conteudo': { paddingBottom: `calc(${noPe(`${FORM_BAR}px`)} + 24px)` },
    'nav[data-sem-impressao]': { display: 'none' },
  },
})

interface FormBarProps {
  /** Way back, at the start. */
  readonly back?: ReactNode
  /** Buttons of the form, the next evident act last and filled. */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/**
 * Bar of a long form, always in sight at the foot of the screen. On phones it takes the place of the bar of the main
 * actions.
 */
export const FormBar = ({ back, children, ref }: FormBarProps) => (
  <>
    <GlobalStyles styles={around} />
    <Bar ref={footBar} aria-label="Ações do formulário" data-form data-sem-impressao>
      {back}
      <Box
        ref={ref}
        sx={{
          display: 'flex',
          flex: 1,
          gap: { xs: 1, md: 1.5 },
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        {children}
      </Box>
    </Bar>
  </>
)
