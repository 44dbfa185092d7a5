import { presets, type PresetName } from './presets.ts'

/** Local-storage key of the specification; `before-paint.js` reads the same one before the first paint. */
export const CHAVE_SETTINGS = 'settings'

export interface Settings {
  readonly themeMode: 'light' | 'dark'
  readonly themeContrast: 'default' | 'bold'
  readonly themeDirection: 'ltr' | 'rtl'
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini'
  readonly themeStretch: boolean
  readonly themeColorPresets: PresetName
}

export const settingsPadrao: Settings = {
  themeMode: 'light',
  themeContrast: 'default',
  themeDirection: 'ltr',
  themeLayout: 'mini',
  themeStretch: false,
  themeColorPresets: 'cyan',
}

type Accepted = { readonly [K in keyof Settings]: readonly Settings[K][] }

const accepted: Accepted = {
  themeMode: ['light', 'dark'],
  themeContrast: ['default', 'bold'],
  themeDirection: ['ltr', 'rtl'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeStretch: [false, true],
  themeColorPresets: Object.keys(presets) as PresetName[],
}

/** Language code of the browser's storage; another system of the company may have put it there. */
export const CHAVE_IDIOMA = 'i18nextLng'

/** An Arabic language code turns the page, whatever the settings say. */
export const isArabic = (idioma: string | null): boolean => /^ar\b/i.test(idioma ?? '')

/** Stored settings, field by field: what is missing, damaged or no longer offered falls back to the default. */
export function parseSettings(texto: string | null): Settings {
  const stored = readRecord(texto)
  const pick = <K extends keyof Settings>(key: K): Settings[K] =>
    accepted[key].find((value) => value === stored[key]) ?? settingsPadrao[key]
  return {
    themeMode: pick('themeMode'),
    themeContrast: pick('themeContrast'),
    themeDirection: pick('themeDirection'),
    themeLayout: pick('themeLayout'),
    themeStretch: pick('themeStretch'),
    themeColorPresets: pick('themeColorPresets'),
  }
}

function readRecord(texto: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(texto ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
