import type { Page } from '@playwright/test'
import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import * as v from './variantes.ts'

// Signing in at Auth0 with its SDK, against an OpenID provider at the addresses of Auth0.

const CLIENTE = 'aplicativo-de-teste'
const LOGIN = '/auth/auth0/login'
const SEM_CONFIRMAR = v.emailDe('sesmt')

const test = v.comVariante({
  nome: 'auth0',
  contraparte: { CLIENTE, CONTAS: JSON.stringify({ [SEM_CONFIRMAR]: { email_verified: false } }) },
  ajustes: (url) => ({ METODO_LOGIN: 'auth0', AUTH0_DOMINIO: url, AUTH0_CLIENTE: CLIENTE }),
})

/** The provider's own pages: who one is, and that the application may know it. */
async function noProvedor(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill('qualquer uma')
  await page.locator('button[type=submit]').click()
}

async function entrar(page: Page, email: string): Promise<void> {
  await v.apertar(page, 'Entrar com Auth0')
  await noProvedor(page, email)
  await page.locator('button[type=submit]').click()
}

test.beforeEach(({ context }) =>
  // The provider's pages ask for a font of the internet.
  context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ body: '' }),
  ),
)

// prova: variantes
test('a person comes in through the provider, and leaves both', async ({ page }) => {
  await page.goto('/rh/perfil')
  await page.waitForURL(`**${LOGIN}?returnTo=%2Frh%2Fperfil`)
  await expectAcessivelDosDoisLados(page, 'sign-in')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAcessivelDosDoisLados(page, 'sign-in on a phone')
  await page.setViewportSize({ width: 1280, height: 720 })
  await entrar(page, v.emailDe('cadastro'))
  await page.waitForURL('**/rh/perfil')
  await v.expectNadaGuardado(page)

  await v.pedirSensivel(page, 'cadastro.novo@alvorecer.example')
  const dialogo = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await expectAcessivelDosDoisLados(page, 'the question for the password')
  const janela = page.waitForEvent('popup')
  await dialogo.getByRole('button', { name: 'Confirmar' }).click()
  await noProvedor(await janela, v.emailDe('cadastro'))
  await v.expect(page.getByText('Dados salvos.')).toBeVisible()

  const saida = page.waitForRequest('**/v2/logout?**')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await saida
  await page.waitForURL(`**${LOGIN}?returnTo=**`)
  // The provider forgot the person too: it asks again.
  await v.apertar(page, 'Entrar com Auth0')
  await v.expect(page.locator('input[name=login]')).toBeVisible()
})

test('who is not let in is told why', async ({ page }) => {
  // The server's other refusals in words are `provedor.test.ts`'s: they take the same way back.
  await page.goto(LOGIN)
  await entrar(page, SEM_CONFIRMAR)
  await v.expectDito(page, 'Seu e-mail ainda não foi confirmado.')
  await v.expect(page).toHaveURL(new RegExp(`${LOGIN}$`))
  await page.context().clearCookies()
  await v.apertar(page, 'Entrar com Auth0')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await v.expectDito(page, 'O provedor de acesso não permitiu a entrada.')
  // An answer that nobody here asked for.
  await page.goto(`${LOGIN}?code=de-outro&state=de-outro`)
  await v.expectDito(page, 'A entrada foi interrompida.')
  await v.expectSoEsta(page, LOGIN, ['/auth/amplify/login', '/auth/firebase/login', '/auth/auth0/register'])
})
