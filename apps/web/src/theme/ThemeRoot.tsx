import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { use, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ltrCache, rtlCache } from './direction.ts'
import { useMotion } from './motion.ts'
import { getSettings, startSettings, subscribeSettings, updateSettings } from './settings-store.ts'
import type { Settings } from './settings.ts'
import { themeOf } from './theme.ts'
import { ThemeVars } from '../start/ThemeVars.tsx'

startSettings()

interface SettingsValue {
  readonly settings: Settings
  readonly update: (change: Partial<Settings>) => void
}

export const useSettings = (): SettingsValue => ({
  settings: useSyncExternalStore(subscribeSettings, getSettings),
  update: updateSettings,
})

/** The theme that the person's settings give. `settings` is the one place that keeps the colour scheme. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const { settings } = useSettings()
  const { themeMode, themeDirection } = settings
  const theme = themeOf({ ...settings, moves: useMotion() })
  return (
    <CacheProvider value={themeDirection === 'rtl' ? use(rtlCache()) : ltrCache}>
      <ThemeProvider
        theme={theme}
        storageManager={null}
        defaultMode={themeMode}
        noSsr
        disableStyleSheetGeneration
      >
        <ThemeVars />
        <CssBaseline enableColorScheme />
        <SchemeSync mode={themeMode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

/** Tells the library's own state, which nothing else here writes to. */
function SchemeSync({ mode }: { readonly mode: Settings['themeMode'] }) {
  const { setMode } = useColorScheme()
  useLayoutEffect(() => setMode(mode), [mode, setMode])
  return null
}
