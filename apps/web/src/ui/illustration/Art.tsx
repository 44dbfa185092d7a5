import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Colours of every illustration come from the theme: they follow the accent and the scheme. */
const Svg = styled('svg')(({ theme }) => ({
  '--art-main': theme.vars.palette.primary.main,
  '--art-dark': theme.vars.palette.primary.dark,
  '--art-tint': theme.vars.palette.primary.lighter,
  '--art-soft': theme.vars.palette.action.selected,
  '--art-line': theme.vars.palette.text.disabled,
  '--art-paper': theme.vars.palette.background.paper,
  '--art-warm': theme.vars.palette.warning.light,
  display: 'block',
  width: '100%',
  height: 'auto',
}))

interface ArtProps {
  readonly children: ReactNode
  readonly viewBox?: string
}

/** A drawing of the product; it decorates, the words beside it speak. */
export const Art = ({ children, viewBox = '0 0 208 150' }: ArtProps) => (
  <Svg viewBox={viewBox} aria-hidden focusable="false">
    {children}
  </Svg>
)
