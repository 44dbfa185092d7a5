import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { loadSettings, saveSettings, settingsPadrao, type Settings } from './settings.ts'
import { createAppTheme } from './theme.ts'

interface SettingsContextValue {
  readonly settings: Settings
  readonly update: (change: Partial<Settings>) => void
}

const SettingsContext = createContext<SettingsContextValue>({ settings: settingsPadrao, update: () => {} })

export const useSettings = (): SettingsContextValue => useContext(SettingsContext)

/** The person's settings and the theme they give. `settings` is the one place that keeps the colour scheme. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(loadSettings)
  const theme = useMemo(() => createAppTheme(settings.themeColorPresets), [settings.themeColorPresets])
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={settings.themeMode} noSsr>
      <CssBaseline enableColorScheme />
      <SettingsScope settings={settings} onChange={setSettings}>
        {children}
      </SettingsScope>
    </ThemeProvider>
  )
}

interface SettingsScopeProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  readonly children: ReactNode
}

function SettingsScope({ settings, onChange, children }: SettingsScopeProps) {
  const { setMode } = useColorScheme()
  const value = useMemo(() => {
    const update = (change: Partial<Settings>): void => {
      const after = { ...settings, ...change }
      saveSettings(after)
      onChange(after)
      setMode(after.themeMode)
    }
    return { settings, update }
  }, [settings, onChange, setMode])
  return <SettingsContext value={value}>{children}</SettingsContext>
}
