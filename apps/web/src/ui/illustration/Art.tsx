import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** SVG root of the illustrations; colours come from the theme and follow accent and colour scheme. */
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

/** Decorative illustration, hidden from screen readers. */
export const Art = ({ children, viewBox = '0 0 208 150' }: ArtProps) => (
  <Svg viewBox={viewBox} aria-hidden focusable="false">
    {children}
  </Svg>
)
