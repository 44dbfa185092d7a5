import { describe, expect, it, vi } from 'vitest'
import { settingsPadrao } from '../theme/settings.ts'
import { cssOf } from './theme-css.ts'

// The theme asks the browser whether things may move.
vi.stubGlobal('window', { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) })
const { themeOf } = await import('../theme/theme.ts')

describe('the theme as CSS text', () => {
  const css = cssOf(themeOf({ ...settingsPadrao, moves: true }).generateStyleSheets?.() ?? [])

  it('writes what the library generates, each value once and none as an object', () => {
    expect(css).not.toContain('[object')
    expect(css).not.toContain('undefined')
    expect(css.split('{')).toHaveLength(css.split('}').length)
    expect(css).toMatch(/--[\w-]*palette-primary-main:#[0-9A-Fa-f]{6};/)
    expect(css).toMatch(/color-scheme:dark;/)
  })

  it('writes rules inside an at-rule, should the library make one', () => {
    expect(
      cssOf([{ '@media (forced-colors: active)': { ':root': { '--a': 1, colorScheme: 'light' } } }]),
    ).toBe('@media (forced-colors: active){:root{--a:1;color-scheme:light;}}')
  })
})
