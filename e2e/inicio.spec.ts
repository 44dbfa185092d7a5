import { expect, test } from './test.ts'

test('the API answers that it is well', async ({ request }) => {
  const answer = await request.get('/api/saude')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

test('a visitor is asked to sign in, and a demo user gets in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await page.getByLabel('Usuário').fill('coordenador.operacional')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

test('a wrong password is refused in words', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Usuário').fill('vagas')
  await page.getByLabel('Senha', { exact: true }).fill('não é esta')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible()
})
