import { describe, expect, it } from 'vitest'
import { colorSchemesOf } from './palette.ts'
import { presets, type PresetName } from './presets.ts'

const AA = 4.5

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colours. */
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const names = Object.keys(presets) as PresetName[]
const cases = names.flatMap((name) => (['light', 'dark'] as const).map((scheme) => [name, scheme] as const))

describe.each(cases)('preset %s, %s', (name, scheme) => {
  const palette = colorSchemesOf(name)[scheme].palette as Record<string, Record<string, string>>
  const color = (path: string): string => {
    const [group = '', tone = ''] = path.split('.')
    return palette[group]?.[tone] ?? ''
  }
  it.each([
    ['primary.contrastText', 'primary.main'],
    ['primary.contrastText', 'primary.dark'],
    ['primary.main', 'background.paper'],
    ['primary.main', 'background.default'],
    ['primary.dark', 'primary.lighter'],
    ['text.primary', 'background.default'],
    ['text.secondary', 'background.default'],
    ['text.secondary', 'background.paper'],
    ['text.secondary', 'background.neutral'],
    ['info.dark', 'info.lighter'],
    ['success.dark', 'success.lighter'],
    ['warning.dark', 'warning.lighter'],
    ['error.dark', 'error.lighter'],
    ['error.darker', 'error.lighter'],
    ['error.main', 'background.paper'],
    ['error.contrastText', 'error.main'],
  ])('%s on %s can be read', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(AA)
  })
})
