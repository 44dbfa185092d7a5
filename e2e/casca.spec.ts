import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar, seguirPara } from './pessoas.ts'
import { expect, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const CELULAR = { width: 390, height: 844 }
const LISTA = '/operacional/admissao/listar'
const layouts = ['vertical', 'horizontal', 'mini'] as const

/** Writes the stored settings as they are, damaged or not, before the page loads again. */
async function guardar(page: Page, settings: unknown): Promise<void> {
  const texto = typeof settings === 'string' ? settings : JSON.stringify(settings)
  // What a page stores reaches the browser a little later: a reload in another process may be faster.
  await expect(async () => {
    await page.evaluate((valor) => localStorage.setItem('settings', valor), texto)
    await page.reload()
    expect(await page.evaluate(() => localStorage.getItem('settings'))).toBe(texto)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Changes the settings under the open page, as another tab does. */
async function ajustarDeFora(
  page: Page,
  settings: { readonly themeLayout: string; readonly themeDirection: string },
): Promise<void> {
  await page.evaluate(async (newValue) => {
    localStorage.setItem('settings', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, JSON.stringify(settings))
  await expect(page.locator('html')).toHaveAttribute('dir', settings.themeDirection)
}

const menuDe = (page: Page) => page.getByRole('navigation', { name: 'Menu Operacional' })

async function abrirAjustes(page: Page) {
  await page.getByRole('button', { name: 'Configurações' }).click()
  const gaveta = page.getByRole('dialog', { name: 'Configurações' })
  await expect(gaveta).toBeVisible()
  return gaveta
}

async function semSobra(page: Page, onde: string): Promise<void> {
  const sobra = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sobra, onde).toBe(0)
}

/** Goes to the start page with a layout of the menu, the pointer away from all of it. */
async function comecar(page: Page, themeLayout: (typeof layouts)[number]): Promise<void> {
  await page.mouse.move(700, 600)
  await seguirPara(page, '/operacional')
  await ajustarDeFora(page, { themeLayout, themeDirection: 'ltr' })
  await menuDe(page)
    .getByRole('link', { name: 'Dashboard' })
    .and(page.locator('[aria-current="page"]'))
    .waitFor()
}

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP })

  // prova: casca.navegacao, casca.grupos, constante.letras
  test('menus are walked by pointer and by keys, in every layout', async ({ page }) => {
    await entrar(page, 'gestor', '/operacional', { themeLayout: 'vertical' })
    const menu = menuDe(page)
    const grupo = menu.getByRole('button', { name: 'Admissão' })
    const dashboard = menu.getByRole('link', { name: 'Dashboard' })
    const criar = menu.getByRole('link', { name: 'Criar' })
    const listar = menu.getByRole('link', { name: 'Listar' })

    await test.step('the first Tab leads past the menu to the content', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('vertical: groups open on a click, and the keyboard walks through all of it', async () => {
      await grupo.hover()
      await expect(grupo).toHaveAttribute('aria-expanded', 'false')
      await grupo.click()
      await listar.click()
      await expect(page).toHaveURL(new RegExp(`${LISTA}$`))
      await expect(listar).toHaveAttribute('aria-current', 'page')
      await dashboard.focus()
      await page.keyboard.type('ad')
      await expect(grupo).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(grupo).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      await expect(criar).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(grupo).toBeFocused()
      await page.keyboard.press('Home')
      await expect(dashboard).toBeFocused()
    })

    for (const layout of ['mini', 'horizontal'] as const) {
      const [next, into] = layout === 'mini' ? ['ArrowDown', 'ArrowRight'] : ['ArrowRight', 'ArrowDown']

      await test.step(`${layout}: arrows, Escape and the first letters`, async () => {
        await comecar(page, layout)
        await dashboard.focus()
        await page.keyboard.press(next)
        await expect(menu.getByRole('link', { name: 'Colaborador' })).toBeFocused()
        await page.keyboard.type('a')
        await expect(grupo).toBeFocused()
        await page.keyboard.press(into)
        await expect(criar).toBeFocused()
        await page.keyboard.type('li')
        await expect(listar).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(grupo).toBeFocused()
        await expect(criar).toBeHidden()
        await page.keyboard.press('Enter')
        await expect(menu.getByRole('link', { name: 'Rascunho' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(criar).toBeHidden()
      })

      await test.step(`${layout}: groups open on hover and close on navigation`, async () => {
        const itens = menu.getByRole('list', { name: 'Admissão' })
        await grupo.hover()
        await expect(itens).toBeVisible()
        // A click on what the pointer has opened must not shut it again.
        await grupo.click()
        await expect(itens).toBeVisible()
        expect((await itens.locator('..').boundingBox())?.width).toBeGreaterThanOrEqual(160)
        await itens.getByRole('link', { name: 'Listar' }).click()
        await expect(page).toHaveURL(new RegExp(`${LISTA}$`))
        await page.mouse.move(700, 600)
        await expect(itens).toBeHidden()
      })
    }

    await test.step('the typed letters are forgotten after half a second', async () => {
      await dashboard.focus()
      await page.keyboard.press('c')
      await page.waitForTimeout(600)
      await page.keyboard.press('a')
      await expect(grupo).toBeFocused()
    })

    await test.step('the top bar becomes lower and lets the page through once it scrolls', async () => {
      await ajustarDeFora(page, { themeLayout: 'mini', themeDirection: 'ltr' })
      await page.setViewportSize({ width: 1440, height: 500 })
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      const barra = page.locator('header > [data-scrolled]')
      const altura = async (): Promise<number> => (await barra.boundingBox())?.height ?? 0
      await expect.poll(altura).toBe(80)
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, 300)
      await expect.poll(altura).toBe(64)
    })
  })

  test('Criar and Rascunho are for those who may; on a phone the others are offered what they do', async ({
    page,
  }) => {
    await entrar(page, 'assistente.gestor', '/operacional')
    await menuDe(page).getByRole('button', { name: 'Admissão' }).hover()
    await expect(menuDe(page).getByRole('link', { name: 'Listar' })).toBeVisible()
    await expect(menuDe(page).getByRole('link', { name: 'Criar' })).toHaveCount(0)
    await expect(menuDe(page).getByRole('link', { name: 'Rascunho' })).toHaveCount(0)
    await page.setViewportSize(CELULAR)
    const barra = page.getByRole('navigation', { name: 'Ações principais' })
    await expect(barra.getByRole('link')).toContainText(['Início', 'Esperando', 'Colaboradores', 'Cobertura'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: CELULAR, hasTouch: true, isMobile: true })

  test('the main actions lie in thumb reach, the rest in the drawer; the bar says how many wait', async ({
    page,
  }) => {
    await entrar(page, 'gestor', '/operacional')
    const barra = page.getByRole('navigation', { name: 'Ações principais' })
    await expect(barra.getByRole('link')).toContainText([
      'Início',
      'Esperando',
      'Nova admissão',
      'Colaboradores',
    ])
    const { y = 0, height = 0 } = (await barra.boundingBox()) ?? {}
    expect(y + height).toBe(CELULAR.height)
    for (const alvo of await barra.locator('a, button').all()) {
      expect((await alvo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await barra.getByRole('link', { name: 'Colaboradores' }).tap()
    await expect(page).toHaveURL(/\/operacional\/colaborador\/listar$/)
    await expect(barra.getByRole('link', { name: 'Colaboradores' })).toHaveAttribute('aria-current', 'page')
    await barra.getByRole('button', { name: 'Menu' }).tap()
    const gaveta = page.getByRole('dialog', { name: 'Menu Operacional' })
    await expectAcessivel(page, 'the menu')
    await gaveta.getByRole('link', { name: 'Dashboard' }).tap()
    await expect(gaveta).toBeHidden()
    await barra.getByRole('button', { name: 'Menu' }).tap()
    await gaveta.getByRole('button', { name: 'Configurações' }).tap()
    await expect(page.getByRole('dialog', { name: 'Configurações' })).toBeVisible()

    await entrar(page, 'sesmt', '/sesmt')
    const esperando = barra.getByRole('link', { name: /Esperando$/ })
    await expect(esperando).toContainText(/^\d+/)
    await esperando.tap()
    await expect(page).toHaveURL(/\/sesmt\/\w+\/visualizar\/\d+\?fila=/)
    await expect(page.getByRole('navigation', { name: 'Fila' })).toContainText(/1 de \d+/)
    await expect(esperando).toHaveAttribute('aria-current', 'page')
    await expectAcessivel(page, 'the bar with its count')
    await page.goBack()
    await expect(page).toHaveURL(/\/sesmt$/)
  })
})

test.describe('right to left', () => {
  test.use({ viewport: DESKTOP })

  // prova: estado.arabe
  test('mirrors the page, its menus and what points; an Arabic language code does so by itself', async ({
    page,
  }) => {
    await entrar(page, 'gestor', '/operacional', { themeDirection: 'rtl' })
    const lado = async (): Promise<number> => (await menuDe(page).boundingBox())?.x ?? 0
    expect(await lado()).toBe(DESKTOP.width - 88)
    const seta = page.getByRole('button', { name: 'Expandir menu' }).locator('svg')
    await expect(seta).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
    const grupo = menuDe(page).getByRole('button', { name: 'Admissão' })
    await grupo.focus()
    await page.keyboard.press('ArrowLeft')
    const itens = menuDe(page).getByRole('list', { name: 'Admissão' })
    await expect(menuDe(page).getByRole('link', { name: 'Criar' })).toBeFocused()
    const { x = 0, width = 0 } = (await itens.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(DESKTOP.width - 88)
    await page.keyboard.press('ArrowRight')
    await expect(grupo).toBeFocused()
    const gaveta = await abrirAjustes(page)
    await expect.poll(async () => (await gaveta.boundingBox())?.x).toBe(0)
    await expectAcessivel(page, 'rtl')

    // Whatever is stored.
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'ar'))
    await guardar(page, { themeDirection: 'ltr' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await abrirAjustes(page)
    await expect(gaveta.getByRole('radio', { name: 'Da direita' })).toBeDisabled()
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'pt-BR'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })
})

test('nothing spills sideways at 1440 and at 390 pixels, in any layout and direction', async ({ page }) => {
  await entrar(page, 'administrador', '/operacional')
  for (const viewport of [DESKTOP, CELULAR]) {
    await page.setViewportSize(viewport)
    for (const path of ['/operacional', LISTA, '/operacional/colaborador/listar', '/setores']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      for (const themeLayout of layouts) {
        for (const themeDirection of ['ltr', 'rtl'] as const) {
          await ajustarDeFora(page, { themeLayout, themeDirection })
          await semSobra(page, `${path} ${themeLayout} ${themeDirection} ${viewport.width}`)
        }
      }
    }
  }
})
