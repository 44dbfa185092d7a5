import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isPronta } from '@rh/domain/setores/ainda'
import { rotas, rotasGerais, setoresDe } from '@rh/domain/setores/rotas'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { setorSlugs } from '@rh/domain/setores/setores'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

// Generated from the sector table: what it grants opens, what it does not is refused, whoever asks.

const prontas = rotas.filter(({ view, path }) => isPronta(view) && !path.includes(':'))
const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')

async function conferirAcessibilidade(page: Page, onde: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
    onde,
  ).toEqual([])
}

for (const tema of ['light', 'dark'] as const) {
  test(`every built page of every sector opens without errors and passes axe (${tema})`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.addInitScript((themeMode) => {
      localStorage.setItem('settings', JSON.stringify({ themeMode }))
    }, tema)
    await entrar(page, 'administrador')
    await conferirAcessibilidade(page, rotasGerais.setores)
    for (const { path, titulo } of prontas) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
      await expect(page, path).toHaveTitle(new RegExp(titulo))
      await conferirAcessibilidade(page, path)
    }
  })
}

test('each group enters its own sectors and is refused in the others, in words', async ({ page }) => {
  test.setTimeout(240_000)
  for (const grupo of grupos.filter((g) => g !== 'Administrador')) {
    await entrar(page, loginDe(grupo))
    const dele = setoresDe([grupo])
    for (const setor of setorSlugs) {
      await page.goto(`/${setor}`)
      const recusa = page.getByText('Você não tem permissão para acessar esta página')
      if (dele.includes(setor)) await expect(recusa, `${grupo} in ${setor}`).toBeHidden()
      else await expect(recusa, `${grupo} in ${setor}`).toBeVisible()
    }
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('addresses that do not exist, or not yet, lead to /404', async ({ page }) => {
  await entrar(page, 'administrador')
  const ainda = rotas.find(({ view, path }) => !isPronta(view) && !path.includes(':'))
  for (const path of ['/nada', '/rh/nada', '/rh/admissao/criar', ainda?.path ?? '/nada']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
  }
})

test('a visitor is sent to the login with the way back, and never off the site', async ({ page }) => {
  await page.goto('/rh/admissao/listar?status=solicitada')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Frh%2Fadmissao%2Flistar/)
  await page.getByLabel('Usuário').fill('cadastro')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/rh\/admissao\/listar\?status=solicitada$/)
  await page.goto('/auth/login?returnTo=https://malvado.example')
  await expect(page).toHaveURL(/\/setores$/)
})

test('outside the hours the door stays shut, in the exact words', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Usuário').fill('fora.do.horario')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Horário de acesso não permitido!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('no storage of the browser ever holds the password', async ({ page, context }) => {
  await entrar(page, 'vagas')
  const guardado = await page.evaluate(
    () =>
      [sessionStorage, localStorage].map((cofre) => JSON.stringify(Object.entries(cofre))).join('') +
      document.cookie,
  )
  expect(guardado).not.toContain('demo-limpeza')
  expect(await context.cookies()).toEqual([])
})
