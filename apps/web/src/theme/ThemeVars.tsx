import { useTheme } from '@mui/material/styles'

const name = (key: string): string => (key === 'colorScheme' ? 'color-scheme' : key)

const ruleOf = ([selector, declarations]: [string, Readonly<Record<string, string | number>>]): string =>
  `${selector}{${Object.entries(declarations)
    .map(([key, value]) => `${name(key)}:${value}`)
    .join(';')}}`

/**
 * The theme's colours and measures as CSS variables. The library would have its own parser read the same 23 kB at
 * every start, one of the longer pieces of work before the first page; the browser's reads them as they are.
 */
export function ThemeVars() {
  const sheets = useTheme().generateStyleSheets?.() ?? []
  return (
    <style>
      {sheets
        .flatMap((sheet) => Object.entries(sheet))
        .map(ruleOf)
        .join('')}
    </style>
  )
}
