import type { Page } from '@playwright/test'
import { SENHA } from './pessoas.ts'
import { expect, test } from './test.ts'

// The door: who comes in by the login page, where to, and what the browser keeps of it.

async function tentar(page: Page, usuario: string, senha = SENHA): Promise<void> {
  await page.getByLabel('Usuário').fill(usuario)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('the API answers that it is well', async ({ request }) => {
  const answer = await request.get('/api/saude')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

// prova: acesso.return-to, erro.horario, constante.senha
test('a visitor is sent to the login with the way back, refused in words, and let in without a trace of the password', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await tentar(page, 'vagas', 'não é esta')
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible()
  await tentar(page, 'fora.do.horario')
  await expect(page.getByText('Horário de acesso não permitido!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await page.goto('/rh/admissao/listar?status=solicitada')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Frh%2Fadmissao%2Flistar/)
  await tentar(page, 'cadastro')
  await expect(page).toHaveURL(/\/rh\/admissao\/listar\?status=solicitada$/)
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
  const guardado = await page.evaluate(
    () =>
      [sessionStorage, localStorage].map((cofre) => JSON.stringify(Object.entries(cofre))).join('') +
      document.cookie,
  )
  expect(guardado).toContain('accessToken')
  expect(guardado).not.toContain(SENHA)
  // The mark of a browser from which somebody came in is all that is kept, and no script reads it.
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([{ name: 'rh_dispositivo', httpOnly: true, sameSite: 'Strict' }])
  expect(JSON.stringify(cookies)).not.toContain(SENHA)

  // Never off the site.
  await page.goto('/auth/login?returnTo=https://malvado.example')
  await expect(page).toHaveURL(/\/setores$/)
})
