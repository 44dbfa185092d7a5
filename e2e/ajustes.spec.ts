import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const LISTA = '/operacional/admissao/listar'

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

const guardados = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown)

const menuDe = (page: Page) => page.getByRole('navigation', { name: 'Menu Operacional' })

async function abrirAjustes(page: Page) {
  await page.getByRole('button', { name: 'Configurações' }).click()
  const gaveta = page.getByRole('dialog', { name: 'Configurações' })
  await expect(gaveta).toBeVisible()
  return gaveta
}

test.describe('settings', () => {
  test.use({ viewport: DESKTOP })

  // prova: casca.modo, casca.ajustes, casca.guardados, estado.layout
  test('show at once, survive a reload and go back to the defaults', async ({ page }) => {
    await entrar(page, 'gestor', '/operacional')
    const raiz = page.locator('html')
    const gaveta = await abrirAjustes(page)
    expect((await gaveta.boundingBox())?.width).toBe(280)
    const restaurar = gaveta.getByRole('button', { name: 'Restaurar o padrão' })
    await expect(restaurar).toBeDisabled()
    for (const nome of ['Escuro', 'Forte', 'Roxo', 'Vertical', 'Da direita']) {
      const opcao = gaveta.getByRole('radio', { name: nome })
      await opcao.click()
      await expect(opcao).toBeChecked()
    }
    await gaveta.getByRole('switch', { name: 'Esticar o conteúdo' }).check()
    const escolhas = {
      themeMode: 'dark',
      themeContrast: 'bold',
      themeDirection: 'rtl',
      themeLayout: 'vertical',
      themeStretch: true,
      themeColorPresets: 'purple',
    }
    expect(await guardados(page)).toEqual(escolhas)
    await expectAcessivel(page, 'the drawer')
    await page.reload()
    await expect(raiz).toHaveAttribute('data-tema', 'dark')
    await expect(raiz).toHaveAttribute('dir', 'rtl')
    expect((await menuDe(page).boundingBox())?.width).toBe(230)
    await (await abrirAjustes(page)).getByRole('button', { name: 'Restaurar o padrão' }).click()
    await expect(raiz).toHaveAttribute('data-tema', 'light')
    await expect(raiz).toHaveAttribute('dir', 'ltr')
    await expect(restaurar).toBeDisabled()
    await expect(restaurar).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(gaveta).toBeHidden()
    await expect(page.getByRole('button', { name: 'Configurações' })).toBeFocused()
    expect((await menuDe(page).boundingBox())?.width).toBe(88)
  })

  test.describe('before any file of the application', () => {
    // The files are held back from the page; a worker would bring those that it kept.
    test.use({ serviceWorkers: 'block' })

    test('the first paint already wears them', async ({ page, queixas }) => {
      await entrar(page, 'gestor', '/operacional', {
        themeMode: 'dark',
        themeDirection: 'rtl',
        themeColorPresets: 'orange',
      })
      // Nothing of the application arrives: what is painted is the document's own.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 25, 31)')
      await expect(page.locator('#splash rect')).toHaveCSS('fill', 'rgb(247, 178, 103)')
      queixas.length = 0
    })
  })

  // prova: estado.painel
  test('are read again: damaged, from another tab, above 1600 pixels, and where the browser has no full screen', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', {
        get: () => sessionStorage.getItem('cheia') === '1',
      })
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
    })
    await entrar(page, 'gestor', LISTA)
    const raiz = page.locator('html')

    await test.step('damaged storage falls back to the defaults, field by field', async () => {
      // The values that are none are `parseSettings`' own; here they meet the script before the first paint too.
      for (const texto of ['{', 'null', '{"themeMode":"neon","themeColorPresets":"toString"}']) {
        await guardar(page, texto)
        await expect(raiz, texto).toHaveAttribute('data-tema', 'light')
        expect((await menuDe(page).boundingBox())?.width, texto).toBe(88)
      }
      await guardar(page, { themeMode: 'dark', themeLayout: 'diagonal' })
      await expect(raiz).toHaveAttribute('data-tema', 'dark')
      expect((await menuDe(page).boundingBox())?.width).toBe(88)
    })

    await test.step('full screen is offered only where the browser has it', async () => {
      const cheia = page.getByRole('button', { name: 'Tela cheia' })
      const gaveta = await abrirAjustes(page)
      await expect(cheia).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(gaveta).toBeHidden()
      await page.evaluate(() => sessionStorage.setItem('cheia', '1'))
      await page.setViewportSize({ width: 1600, height: 900 })
      await guardar(page, { themeLayout: 'mini', themeStretch: true })
      await abrirAjustes(page)
      await cheia.click()
      await expect(page.getByText('O navegador não permitiu a tela cheia.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(gaveta).toBeHidden()
    })

    await test.step('another tab follows', async () => {
      const outra = await context.newPage()
      await outra.goto('/auth/login')
      await expect(outra.locator('html')).toHaveAttribute('data-tema', 'light')
      await page.getByRole('button', { name: 'Alterar Tema' }).click()
      await expect(outra.locator('html')).toHaveAttribute('data-tema', 'dark')
      await outra.close()
    })

    await test.step('stretching has its effect above 1600 pixels only', async () => {
      const largura = async (): Promise<number> => (await page.getByRole('main').boundingBox())?.width ?? 0
      await expect(page.locator('[data-stretch="true"]')).toBeVisible()
      await expect.poll(largura).toBe(1440)
      await page.setViewportSize({ width: 1920, height: 900 })
      await page.reload()
      await expect.poll(largura).toBe(1920 - 88)
    })
  })
})
