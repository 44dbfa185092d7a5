import { createTheme, type Theme } from '@mui/material/styles'
import { components } from './components.tsx'
import { EASE, metrics, motion } from './metrics.ts'
import { colorSchemesOf } from './palette.ts'
import { isMoving } from './motion.ts'
import { getSettings } from './settings-store.ts'
import type { Settings } from './settings.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const TEXTO = '"Public Sans Variable", system-ui, "Segoe UI", sans-serif'
const TITULO = '"Barlow", "Public Sans Variable", system-ui, sans-serif'

const title = (px: number, desktopPx = px) => ({
  fontFamily: TITULO,
  fontWeight: 700,
  lineHeight: 1.25,
  // Many end in a number, which says nothing in a line of its own.
  textWrap: 'pretty',
  fontSize: `${px / 16}rem`,
  '@media (min-width: 1200px)': { fontSize: `${desktopPx / 16}rem` },
})

const typography = {
  fontFamily: TEXTO,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: title(30, 38),
  h2: title(26, 32),
  h3: title(22, 26),
  h4: title(20, 24),
  h5: title(18, 20),
  h6: title(16, 17),
  subtitle1: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5 },
  overline: { fontWeight: 700, fontSize: '0.6875rem', lineHeight: 1.5, letterSpacing: '0.06em' },
  button: { fontWeight: 600, fontSize: '0.875rem', textTransform: 'none' as const },
}

/** The library's own comings and goings: drawers, dialogs, menus, groups that open. */
const transitions = {
  duration: { enteringScreen: motion.in * 1000, leavingScreen: motion.out * 1000 },
  easing: { easeInOut: EASE, easeOut: EASE, sharp: EASE },
}

export interface Look extends Pick<Settings, 'themeColorPresets' | 'themeContrast' | 'themeDirection'> {
  /** Whether things move: see `theme/motion.ts`. */
  readonly moves: boolean
}

const createAppTheme = ({ themeColorPresets, themeContrast, themeDirection, moves }: Look): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-tema', cssVarPrefix: 'rh' },
    colorSchemes: colorSchemesOf(themeColorPresets, themeContrast),
    direction: themeDirection,
    breakpoints: { values: { xs: 0, sm: 600, md: metrics.tablet, lg: metrics.desktop, xl: 1536 } },
    shape: { borderRadius: 8 },
    typography,
    transitions,
    motion: { reducedMotion: moves ? 'never' : 'always' },
    components,
  })

const made = new Map<string, Theme>()

/**
 * The product's theme: both colour schemes as CSS variables, chosen by `data-tema` on the root element. Made once for
 * each look, which takes a phone a tenth of a second.
 */
export function themeOf(look: Look): Theme {
  const key = [look.themeColorPresets, look.themeContrast, look.themeDirection, look.moves].join()
  const theme = made.get(key) ?? createAppTheme(look)
  made.set(key, theme)
  return theme
}

/** The theme that the person's settings and this screen give now. */
export const currentTheme = (): Theme => themeOf({ ...getSettings(), moves: isMoving() })
