import { logFailure } from '../lib/log.ts'
import {
  CHAVE_IDIOMA,
  CHAVE_SETTINGS,
  isArabic,
  parseSettings,
  settingsPadrao,
  type Settings,
} from './settings.ts'

const listeners = new Set<() => void>()

/** Storage switched off: the person works with the defaults, and only the log says so. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    logFailure(`${key} not read`, error)
    return null
  }
}

/** Whether the language, and not the person, decides the direction. */
export const isDirectionFixed = (): boolean => isArabic(read(CHAVE_IDIOMA))

function load(): Settings {
  const stored = parseSettings(read(CHAVE_SETTINGS))
  return isDirectionFixed() ? { ...stored, themeDirection: 'rtl' } : stored
}

let current = load()

/** Puts on the root element what the style sheets ask of it; `before-paint.js` does the same before the first paint. */
function mark({ themeMode, themeDirection }: Settings): void {
  document.documentElement.dataset.tema = themeMode
  document.documentElement.dir = themeDirection
}

function become(next: Settings): void {
  current = next
  mark(next)
  for (const listener of listeners) listener()
}

export const getSettings = (): Settings => current

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function updateSettings(change: Partial<Settings>): void {
  const next = { ...current, ...change }
  try {
    localStorage.setItem(CHAVE_SETTINGS, JSON.stringify(next))
  } catch (error) {
    logFailure('Settings not saved', error)
  }
  become(next)
}

export const resetSettings = (): void => {
  updateSettings(settingsPadrao)
  become(load())
}

/** Takes up what was stored, and follows what the other tabs change. Called once, before anything is drawn. */
export function startSettings(): void {
  mark(current)
  window.addEventListener('storage', ({ key }) => {
    if (key === CHAVE_SETTINGS || key === null) become(load())
  })
  // Paper is white.
  window.addEventListener('beforeprint', () => mark({ ...current, themeMode: 'light' }))
  window.addEventListener('afterprint', () => mark(current))
}
