import type { Page } from '@playwright/test'
import { hrefFixo } from '@rh/domain/setores/rotas'
import { entrar, seguirPara } from './pessoas.ts'
import { expect, test } from './test.ts'

// WCAG 2.4.7 and 2.4.11, as a browser scrolls: nothing of this can be seen in a document without a layout.

const PAGINAS = (
  ['setor.inicio', 'admissao.listar', 'demissao.estabilidades', 'promocao.reajuste'] as const
).flatMap((view) => hrefFixo('rh', view) ?? [])
/** As many as the longest of these pages has things that take the focus. */
const PARADAS_MAX = 200

/** What has the focus and cannot be seen, in words; null where it can. */
const escondido = (): string | null => {
  const foco = document.activeElement
  if (foco === null || foco === document.body) return null
  const { left, top, width, height } = foco.getBoundingClientRect()
  // Radios and ticks that are drawn by what is around them, and what is higher than the window.
  if (width < 8 || height > innerHeight / 2) return null
  const pontos = [0.2, 0.5, 0.8].map((parte) => [left + width * parte, top + height / 2] as const)
  const visto = pontos.some(([x, y]) => {
    const ali = document.elementFromPoint(x, y)
    return (
      ali !== null && (foco.contains(ali) || ali.contains(foco) || ali.closest('label')?.control === foco)
    )
  })
  const nome = foco.getAttribute('aria-label') ?? foco.textContent
  return visto ? null : `${nome} (${Math.round(left)}, ${Math.round(top)})`
}

async function percorrer(page: Page, tecla: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const achados: string[] = []
  for (let n = 0; n < PARADAS_MAX; n++) {
    await page.keyboard.press(tecla)
    if (await page.evaluate(() => document.activeElement === document.body)) break
    const achado = await page.evaluate(escondido)
    if (achado !== null) achados.push(`${tecla}: ${achado}`)
  }
  return achados
}

for (const [onde, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 780 }],
] as const) {
  test.describe(onde, () => {
    test.use({ viewport })

    test('nothing that the keyboard reaches is out of sight, forwards and backwards', async ({ page }) => {
      await entrar(page, 'coordenador', PAGINAS[0])
      for (const path of PAGINAS) {
        await seguirPara(page, path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' })
        expect(await percorrer(page, 'Tab'), path).toEqual([])
        expect(await percorrer(page, 'Shift+Tab'), path).toEqual([])
      }
    })

    test('the link past the menu leads below the bar, and the bar does not move the page', async ({
      page,
    }) => {
      await entrar(page, 'coordenador', PAGINAS[0])
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(escondido)).toBeNull()
      const rolagem = () => page.evaluate(() => window.scrollY)
      // A page is as tall as what it has read by now.
      const rolar = () => page.evaluate(() => (window.scrollTo(0, 600), window.scrollY))
      await expect.poll(rolar).toBe(600)
      await page.getByRole('button', { name: /^Notificações/ }).click()
      await page.getByRole('dialog', { name: 'Notificações' }).waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Notificações/ })).toBeFocused()
      expect(await rolagem()).toBe(600)
    })
  })
}

test('pages without a menu take the focus along, to a step and back from it, and after what they sent', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Tenho um código' }).click()
  await page.getByRole('button', { name: 'Voltar para usuário e senha' }).click()
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeFocused()
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeFocused()
  for (const [nome, valor] of [
    ['Nome', 'Ana'],
    ['Sobrenome', 'Lima'],
    ['E-mail', 'ana.lima@exemplo.com.br'],
    ['Senha', 'uma senha bem comprida'],
  ] as const)
    await page.getByLabel(nome, { exact: true }).fill(valor)
  // The button is off while it is sent, which only a browser answers by letting go of the focus.
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 403, json: {} }))
  const criar = page.getByRole('button', { name: 'Criar conta' })
  await criar.click()
  await page.getByRole('alert').waitFor()
  await expect(criar).toBeFocused()
})
