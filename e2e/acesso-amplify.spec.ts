import type { Page } from '@playwright/test'
import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import * as v from './variantes.ts'

// Signing in at Amazon Cognito with the SDK of Amplify, against cognito-local.

const POOL = 'sa-east-1_Teste'
const CLIENTE = 'clientedeteste'
/** The emulator sends the same code to everybody. */
const CODIGO = '123456'
const LOGIN = '/auth/amplify/login'

const test = v.comVariante({
  nome: 'cognito',
  contraparte: { POOL, CLIENTE, CODE: CODIGO },
  ajustes: (url) => ({
    METODO_LOGIN: 'amplify',
    COGNITO_POOL: POOL,
    COGNITO_CLIENTE: CLIENTE,
    COGNITO_EMULADOR: url,
  }),
})

/** What the administrator of the pool does. */
async function noPool(url: string, acao: string, dados: object): Promise<void> {
  const resposta = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${acao}`,
    },
    body: JSON.stringify({ UserPoolId: POOL, ...dados }),
  })
  if (!resposta.ok) throw new Error(`${acao}: ${await resposta.text()}`)
}

const confirmado = { Name: 'email_verified', Value: 'true' }

/** An account whose e-mail is confirmed; with a temporary password, or with the person's own. */
async function criarConta(url: string, email: string, temporaria?: string): Promise<void> {
  await noPool(url, 'AdminCreateUser', {
    Username: email,
    MessageAction: 'SUPPRESS',
    TemporaryPassword: temporaria ?? v.SENHA,
    UserAttributes: [{ Name: 'email', Value: email }, confirmado],
  })
  if (temporaria === undefined)
    await noPool(url, 'AdminSetUserPassword', { Username: email, Password: v.SENHA, Permanent: true })
}

/** What the page sends to the pool from now on with one of its actions. */
function pedidosDe(page: Page, acao: string): unknown[] {
  const pedidos: unknown[] = []
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith(`.${acao}`)) pedidos.push(request.postDataJSON())
  })
  return pedidos
}

// prova: variantes
test('an account is created, confirmed by its code, and lets its person in', async ({ page, provedor }) => {
  const email = v.emailDe('cadastro')
  await page.goto('/rh/perfil')
  await page.waitForURL(`**${LOGIN}?returnTo=%2Frh%2Fperfil`)
  await expectAcessivelDosDoisLados(page, 'sign-in')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  // Both pages have these fields.
  await page.waitForURL('**/auth/amplify/register?**')
  await v.preencher(page, { 'E-mail': email, Senha: v.SENHA, 'Repita a senha': 'outra' })
  await v.apertar(page, 'Criar conta')
  await v.expect(page.getByText('As duas senhas estão diferentes')).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'registration')
  await v.preencher(page, { 'Repita a senha': v.SENHA })
  await v.apertar(page, 'Criar conta')

  await page.waitForURL('**/auth/amplify/verify?returnTo=%2Frh%2Fperfil')
  await v.expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await v.preencher(page, { Código: '999999' })
  await v.apertar(page, 'Confirmar')
  await v.expectDito(page, 'O código não confere.')
  await expectAcessivelDosDoisLados(page, 'verification')
  await v.preencher(page, { Código: CODIGO })
  await page.keyboard.press('Enter')

  await page.waitForURL(`**${LOGIN}?returnTo=%2Frh%2Fperfil`)
  await v.expectDito(page, 'E-mail confirmado.')
  await v.preencher(page, { Senha: v.SENHA })
  await v.apertar(page, 'Entrar')
  // Cognito says of the e-mail that it is confirmed; the emulator leaves that to its administrator.
  await v.expectDito(page, 'Seu e-mail ainda não foi confirmado.')
  await noPool(provedor, 'AdminUpdateUserAttributes', {
    Username: email,
    UserAttributes: [{ Name: 'email', Value: email }, confirmado],
  })
  await v.apertar(page, 'Entrar')
  await page.waitForURL('**/rh/perfil')
  await v.expectNadaGuardado(page)

  await v.expectPedeSenhaDeNovo(page, LOGIN)
  // The account is of an e-mail that nobody here has any more.
  await v.entrar(page, email)
  await v.expectDito(page, 'Este e-mail não tem cadastro no sistema.')
})

test('a forgotten password is replaced with a code; a code that was used is old', async ({
  page,
  provedor,
}) => {
  const email = v.emailDe('vagas')
  await criarConta(provedor, email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LOGIN)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.waitForURL('**/auth/amplify/forgot-password')
  await expectAcessivelDosDoisLados(page, 'forgotten password on a phone')
  await v.preencher(page, { 'E-mail': email })
  await v.apertar(page, 'Enviar código')
  await page.waitForURL('**/auth/amplify/new-password')
  await expectAcessivelDosDoisLados(page, 'new password on a phone')
  const nova = { 'Nova senha': v.OUTRA_SENHA, 'Repita a nova senha': v.OUTRA_SENHA }
  await v.preencher(page, { Código: '999999', ...nova })
  await v.apertar(page, 'Salvar senha')
  await v.expectDito(page, 'O código não confere.')
  await v.preencher(page, { Código: CODIGO })
  await v.apertar(page, 'Salvar senha')
  await v.expectDito(page, 'Senha alterada.')
  await v.preencher(page, { Senha: v.SENHA })
  await v.apertar(page, 'Entrar')
  await v.expectDito(page, 'E-mail ou senha incorretos.')

  await page.goto('/auth/amplify/verify')
  await v.preencher(page, { 'E-mail': email, Código: CODIGO })
  await v.apertar(page, 'Confirmar')
  await v.expectDito(page, 'O código venceu ou já foi usado.')

  await page.goto(LOGIN)
  const provas = pedidosDe(page, 'InitiateAuth')
  await v.entrar(page, email, v.OUTRA_SENHA)
  await page.waitForURL('**/setores')
  v.expect(provas).toEqual([v.expect.objectContaining({ AuthFlow: 'USER_SRP_AUTH' })])
  v.expect(JSON.stringify(provas)).not.toContain(v.OUTRA_SENHA)
})

test('who has no hours is told so, no other way in is there, and a temporary password is changed before it lets in', async ({
  page,
  provedor,
}) => {
  const semHorario = v.emailDe('fora.do.horario')
  const email = v.emailDe('rescisao')
  await criarConta(provedor, semHorario)
  await criarConta(provedor, email, 'Temporaria-1234')
  await page.goto(LOGIN)
  await v.entrar(page, semHorario)
  await v.expectDito(page, 'Horário de acesso não permitido!')
  await v.expectSoEsta(page, LOGIN, ['/auth/firebase/login', '/auth/auth0/login', '/auth/amplify/outra'])
  await v.entrar(page, email, 'Temporaria-1234')
  await page.waitForURL('**/auth/amplify/new-password**')
  await v.preencher(page, { 'Nova senha': v.SENHA, 'Repita a nova senha': v.SENHA })
  await v.apertar(page, 'Salvar e entrar')
  await page.waitForURL('**/rh')
})
