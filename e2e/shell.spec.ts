import type { Page } from '@playwright/test'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

// What is around every page: the specification's measures, bars, screens and ways out.

const larguraDe = async (page: Page, seletor: string): Promise<number> =>
  Math.round((await page.locator(seletor).first().boundingBox())?.width ?? 0)

/** The thin bar at the top; it says nothing to those who listen. */
const temBarra = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('div[aria-hidden="true"]')].some((div) => {
      const { position, height, top } = getComputedStyle(div)
      return position === 'fixed' && height === '3px' && top === '0px'
    }),
  )

// prova: acesso.carregando, casca.topo, casca.sair, constante.dicas
test('while it is not known who is there the logo fills the screen; then the top bar has a hint for each thing', async ({
  page,
}) => {
  await entrar(page, 'vagas', '/vagas')
  let soltar = (): void => {}
  const preso = new Promise<void>((resolve) => (soltar = resolve))
  await page.route('**/api/auth/me', async (route) => {
    await preso
    await route.continue()
  })
  await page.goto('/vagas')
  const espera = page.getByRole('status', { name: 'Carregando' })
  await expect(espera.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/')
  soltar()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(espera).toHaveCount(0)
  // Sectors only for who has several.
  await expect(page.getByRole('button', { name: 'Alterar Setor' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await entrar(page, 'rescisao', '/rh')
  await expect(page.getByRole('button', { name: 'Alterar Setor' })).toBeVisible()
  for (const nome of ['Alterar Tema', 'Meu Perfil', 'Alterar Setor', 'Desconectar']) {
    await page.locator(`header [aria-label="${nome}"]`).hover()
    await expect(page.getByRole('tooltip', { name: nome })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2F$/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('accessToken')
})

// prova: acesso.topo, acesso.barra, casca.empresa, constante.medidas, constante.fontes
test('a page starts at its top, with a bar while it is on its way; measures and fonts; a list is asked for once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await entrar(page, 'cadastro', '/rh/colaborador/listar', { themeLayout: 'vertical' })

  await test.step('a page starts at its top, with a bar while it is on its way', async () => {
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 300))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    let soltar = (): void => {}
    const preso = new Promise<void>((resolve) => (soltar = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await preso
      await route.continue()
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click()
    await expect.poll(() => temBarra(page)).toBe(true)
    soltar()
    await expect(page).toHaveURL(/\/rh$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => temBarra(page)).toBe(false)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('measures, fonts and the company name are those of the specification', async () => {
    const menu = 'nav[aria-label]'
    await expect(page.locator(menu).first()).toContainText('Alvorecer')
    expect(await larguraDe(page, menu)).toBe(230)
    await expect(page.locator('header').first()).toHaveCSS('height', '80px')
    const fontes = await page.evaluate(async () => {
      await document.fonts.ready
      const familia = (seletor: string) =>
        getComputedStyle(document.querySelector(seletor) as Element).fontFamily
      return [familia('body'), familia('h1'), document.fonts.check('16px "Public Sans Variable"')].map(String)
    })
    expect(fontes[0]).toMatch(/Public Sans/)
    expect(fontes[1]).toMatch(/Barlow/)
  })

  await test.step('pointing at a list asks for its rows, and opening it not again', async () => {
    const pedidas: string[] = []
    page.on('request', (request) => pedidas.push(new URL(request.url()).pathname))
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ themeLayout: 'mini' })))
    await page.goto('/rh')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await larguraDe(page, 'nav[aria-label]')).toBe(88)
    await page.waitForLoadState('networkidle')
    pedidas.length = 0
    const rows = page.waitForResponse('**/api/colaborador/listar?*')
    const entrada = page
      .getByRole('navigation', { name: 'Menu Rh' })
      .getByRole('link', { name: 'Colaborador' })
    await entrada.hover()
    await rows
    await entrada.click()
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    expect(pedidas.filter((path) => path === '/api/colaborador/listar')).toHaveLength(1)
  })

  // Opened at its width, not narrowed: Chromium leaves elements as they were when a width changes in the very frame in
  // which a rule is inserted, and a page that has just opened still inserts some.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('header').first()).toHaveCSS('height', '64px')
})
