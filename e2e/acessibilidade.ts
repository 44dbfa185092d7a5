import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

// The last are no norm: headings in order, landmarks told apart, everything within one.
const NORMAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The frame of a document is a `<dialog>` from the start, and a group until it fills the screen: moved, it would be read anew. */
const NAO_SE_PEDE = ['aria-allowed-role']
/** The rules of those that ask for colours, sizes and places; all the others read the markup. */
const DE_COR_E_LUGAR = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

const NADA = 'void 0'

/** Nobody reads what passed, and the pages have no frames of other origins: both together halve the time. */
async function prepararAxe(page: Page): Promise<AxeBuilder> {
  // Half a megabyte, twice for each look: a page that has it already gets nothing.
  const tem = await page.evaluate(() => 'axe' in window)
  const construtor = new AxeBuilder(tem ? { page, axeSource: NADA } : { page })
  return construtor.options({ resultTypes: ['violations'] }).setLegacyMode(true)
}

async function semViolacoes(construtor: AxeBuilder, onde: string): Promise<void> {
  const { violations } = await construtor.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
    onde,
  ).toEqual([])
}

/** Fails with the rule and the element of every WCAG 2.2 A and AA violation, and of axe's own advice, on the page as it stands. */
export async function expectAcessivel(page: Page, onde: string): Promise<void> {
  await semViolacoes((await prepararAxe(page)).withTags(NORMAS).disableRules(NAO_SE_PEDE), onde)
}

/** The two sides of a page, which between them have each theme and each direction. */
const lados = {
  light: { themeMode: 'light', themeDirection: 'ltr', estilos: 'css-' },
  dark: { themeMode: 'dark', themeDirection: 'rtl', estilos: 'rtl-' },
} as const
type Lado = keyof typeof lados

/** Turns the page over under the person, as another tab does, and waits until all of it wears the other side. */
async function virar(page: Page, de: Lado, para: Lado): Promise<void> {
  const { themeMode, themeDirection, estilos } = lados[para]
  await page.evaluate(
    (outro) => {
      const guardados = JSON.parse(localStorage.getItem('settings') ?? '{}') as object
      localStorage.setItem('settings', JSON.stringify({ ...guardados, ...outro }))
      dispatchEvent(new StorageEvent('storage', { key: 'settings' }))
    },
    { themeMode, themeDirection },
  )
  // In one look of the page at itself. The mirrored styles come by themselves: until then the page wears those of the
  // other direction.
  await page.waitForFunction(
    ({ raiz, novos, antigos }) =>
      document.documentElement.matches(raiz) &&
      document.body.querySelector(`[class*="${novos}"]`) !== null &&
      document.body.querySelector(`[class^="${antigos}"], [class*=" ${antigos}"]`) === null,
    {
      raiz: `[data-tema="${themeMode}"][dir="${themeDirection}"]`,
      novos: estilos,
      antigos: lados[de].estilos,
    },
    { polling: 30, timeout: 60_000 },
  )
}

/**
 * Axe over the page as it stands, and over the same page in the other theme and direction with the rules that those
 * can break. The markup is the same on both sides: what reads only markup is looked at once. The page stays turned,
 * and the next one is looked at from there.
 */
export async function expectAcessivelDosDoisLados(page: Page, onde: string): Promise<void> {
  const tema = await page.locator('html').getAttribute('data-tema')
  const [de, para] = tema === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await expectAcessivel(page, `${onde} (${de})`)
  await virar(page, de, para)
  await semViolacoes((await prepararAxe(page)).withRules(DE_COR_E_LUGAR), `${onde} (${para})`)
}
