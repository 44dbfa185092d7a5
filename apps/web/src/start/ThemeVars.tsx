import { useTheme } from '@mui/material/styles'
import { cssOf, type StyleSheet } from './theme-css.ts'

/**
 * The theme's colours and measures as CSS variables. Emotion would parse the same 23 kB at every start, one of the longer
 * tasks before the first page; as text the browser's own parser reads them.
 */
export function ThemeVars() {
  const sheets: readonly StyleSheet[] = useTheme().generateStyleSheets?.() ?? []
  return <style>{cssOf(sheets)}</style>
}
