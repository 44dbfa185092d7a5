// oxlint-disable no-restricted-imports -- tests run in Node, and this one runs a script that no module may import
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstPaintCss } from './first-paint.ts'
import { presets } from './presets.ts'

const script = readFileSync(new URL('../../public/tema.js', import.meta.url), 'utf8')

/** What the script that runs before the first paint leaves on the root element. */
function markOf(stored: Readonly<Record<string, string>>): { dir?: string; dataset: Record<string, string> } {
  const documentElement = { dataset: {} }
  runInNewContext(script, {
    document: { documentElement, currentScript: { dataset: {} } },
    localStorage: stored,
    location: { pathname: '/' },
    sessionStorage: { getItem: () => null },
  })
  return documentElement
}

describe('before the first paint', () => {
  it('wears the stored colours and direction', () => {
    const settings = {
      themeMode: 'dark',
      themeContrast: 'bold',
      themeDirection: 'rtl',
      themeColorPresets: 'red',
    }
    expect(markOf({ settings: JSON.stringify(settings) })).toEqual({
      dir: 'rtl',
      dataset: { tema: 'dark', contraste: 'bold', cor: 'red' },
    })
  })
  it.each([
    '{',
    'null',
    '42',
    '{"themeColorPresets":"neon"}',
    '{"themeMode":7,"themeColorPresets":"x]{}","themeDirection":[]}',
  ])('survives %s', (settings) =>
    expect(markOf({ settings })).toEqual({
      dir: 'ltr',
      dataset: { tema: 'light', contraste: 'default', cor: 'cyan' },
    }),
  )
  it.each(Object.keys(presets))('knows the preset %s', (cor) => {
    expect(markOf({ settings: JSON.stringify({ themeColorPresets: cor }) }).dataset.cor).toBe(cor)
  })
  it('turns for an Arabic language code', () => {
    expect(markOf({ i18nextLng: 'ar-SA' }).dir).toBe('rtl')
    expect(markOf({ i18nextLng: 'pt-BR' }).dir).toBe('ltr')
  })
  it('has a rule for every preset in both schemes and contrasts', () => {
    const css = firstPaintCss()
    for (const cor of Object.keys(presets)) {
      for (const tema of ['light', 'dark']) {
        for (const contraste of ['default', 'bold']) {
          expect(css).toContain(`[data-tema=${tema}][data-contraste=${contraste}][data-cor=${cor}]{--chao:#`)
        }
      }
    }
  })
})
