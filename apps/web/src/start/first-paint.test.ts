// oxlint-disable no-restricted-imports -- tests run in Node, and this one runs a script that no module may import
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstPaintCss } from './first-paint.ts'
import { presets } from '../theme/presets.ts'

const script = readFileSync(new URL('./before-paint.js', import.meta.url), 'utf8')

interface Visit {
  readonly stored?: Readonly<Record<string, string>>
  readonly signedIn?: boolean
  readonly pathname?: string
}

/** What the script that runs before the first paint leaves on the root element, and what it asks for. */
function visit({ stored = {}, signedIn = false, pathname = '/' }: Visit) {
  const documentElement: { dir?: string; dataset: Record<string, string> } = { dataset: {} }
  const preloads: string[] = []
  const asked: unknown[] = []
  runInNewContext(script, {
    document: {
      documentElement,
      currentScript: {
        dataset: {
          abre: JSON.stringify({
            arquivos: ['login.js', 'dentro.js', 'lista.js', 'ficha.js', 'inicio.js'],
            paginas: {
              login: [0],
              moldura: [1],
              rh: [1, 4],
              'colaborador/listar': [1, 2],
              'colaborador/visualizar': [1, 3],
            },
          }),
        },
      },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloads.push(href) },
    },
    localStorage: stored,
    sessionStorage: signedIn ? { accessToken: 'x' } : {},
    location: { pathname },
    window: {},
    fetch: async (...call: unknown[]) => {
      asked.push(call)
      throw new Error('no network')
    },
  })
  return { mark: documentElement, preloads, asked }
}
const markOf = (stored: Readonly<Record<string, string>>) => visit({ stored }).mark

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
  it.each([
    { pathname: '/auth/login', signedIn: false, preloads: ['/login.js'] },
    { pathname: '/rh', signedIn: true, preloads: ['/dentro.js', '/inicio.js'] },
    { pathname: '/rh/', signedIn: true, preloads: ['/dentro.js', '/inicio.js'] },
    { pathname: '/setores', signedIn: true, preloads: ['/dentro.js'] },
    { pathname: '/rh/colaborador/listar', signedIn: true, preloads: ['/dentro.js', '/lista.js'] },
    { pathname: '/rh/colaborador/42/visualizar', signedIn: true, preloads: ['/dentro.js', '/ficha.js'] },
    { pathname: '/rh/neve/listar', signedIn: true, preloads: ['/dentro.js'] },
    { pathname: '/rh/constructor', signedIn: true, preloads: ['/dentro.js'] },
    { pathname: '/rh/colaborador/listar', signedIn: false, preloads: ['/login.js'] },
  ])('asks once for what $pathname needs next', ({ preloads, ...where }) => {
    expect(visit(where).preloads).toEqual(preloads)
  })
  it('asks who is there, with the token of the tab, and not without one', () => {
    expect(visit({ pathname: '/rh', signedIn: true }).asked).toEqual([
      ['/api/auth/me', { headers: { Authorization: 'Bearer x' } }],
    ])
    expect(visit({ pathname: '/rh', signedIn: false }).asked).toEqual([])
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
