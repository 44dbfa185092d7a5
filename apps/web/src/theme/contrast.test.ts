import { describe, expect, it } from 'vitest'
import { colorSchemesOf } from './palette.ts'
import { presets, type PresetName } from './presets.ts'

const AA = 4.5
const AAA = 7
/** What is not text: edges of fields, focus rings, icons. */
const SHAPE = 3

type Rgb = readonly [number, number, number]

const rgb = (hex: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  return [r, g, b]
}

const luminance = (color: Rgb): number => {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const c = value / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colours. */
const contrast = (a: Rgb, b: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const blend = (top: Rgb, share: number, ground: Rgb): Rgb => {
  const mix = (i: 0 | 1 | 2): number => top[i] * share + ground[i] * (1 - share)
  return [mix(0), mix(1), mix(2)]
}

const names = Object.keys(presets) as PresetName[]
const cases = names.flatMap((name) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['default', 'bold'] as const).map((contraste) => [name, scheme, contraste] as const),
  ),
)

const colorsOf = (...[name, scheme, contraste]: (typeof cases)[number]) => {
  const palette = colorSchemesOf(name, contraste)[scheme].palette as Record<
    string,
    string | Record<string, string>
  >
  return (path: string): Rgb => {
    const [group = '', tone = ''] = path.split('.')
    const found = palette[group]
    const hex = typeof found === 'object' ? found[tone] : found
    if (!hex) throw new Error(`No colour ${path}`)
    return rgb(hex)
  }
}

const statuses = ['info', 'success', 'warning', 'error']
const grounds = ['background.default', 'background.paper', 'background.neutral']

// prova: casca.ajustes
describe.each(cases)('preset %s, %s, contrast %s', (...look) => {
  const color = colorsOf(...look)
  const pairs = [
    ['primary.contrastText', 'primary.main'],
    ['primary.contrastText', 'primary.dark'],
    ['primary.dark', 'primary.lighter'],
    ...grounds.flatMap((ground) => [
      ['primary.main', ground],
      ['text.primary', ground],
      ['text.secondary', ground],
    ]),
    ...statuses.flatMap((status) => [
      [`${status}.dark`, `${status}.lighter`],
      [`${status}.darker`, `${status}.lighter`],
      [`${status}.main`, 'background.paper'],
      [`${status}.contrastText`, `${status}.main`],
    ]),
  ] as [string, string][]
  it.each(pairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(AA)
  })
  it.each(grounds)('the edge of a field is seen on %s', (ground) => {
    expect(contrast(color('outline'), color(ground))).toBeGreaterThanOrEqual(SHAPE)
  })
  it.each(['background.default', 'background.paper'])('the current menu item can be read on %s', (ground) => {
    const tint = blend(color('primary.main'), 0.1, color(ground))
    expect(contrast(color('primary.main'), tint)).toBeGreaterThanOrEqual(AA)
  })
})

describe.each(cases.filter(([, , contraste]) => contraste === 'bold'))(
  'preset %s, %s, %s',
  (name, scheme) => {
    const bold = colorsOf(name, scheme, 'bold')
    const usual = colorsOf(name, scheme, 'default')
    it.each(grounds)('quiet text and the accent stand out further on %s', (ground) => {
      for (const text of ['text.secondary', 'primary.main']) {
        expect(contrast(bold(text), bold(ground)), text).toBeGreaterThanOrEqual(AAA)
        expect(contrast(bold(text), bold(ground)), text).toBeGreaterThan(contrast(usual(text), usual(ground)))
      }
    })
    it('lines are seen by themselves', () => {
      expect(contrast(bold('divider'), bold('background.paper'))).toBeGreaterThanOrEqual(SHAPE)
    })
  },
)
