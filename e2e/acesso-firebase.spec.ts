import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import * as v from './variantes.ts'

// Signing in at Firebase Authentication with its SDK, against the emulator of firebase-tools.

const PROJETO = 'rh-empresa-1a2b3'
const LOGIN = '/auth/firebase/login'
const VERIFY = '/auth/firebase/verify'

const test = v.comVariante({
  nome: 'firebase',
  contraparte: { PROJETO },
  ajustes: (url) => ({
    METODO_LOGIN: 'firebase',
    FIREBASE_PROJETO: PROJETO,
    FIREBASE_CHAVE_WEB: 'chave-de-teste',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(url).host,
  }),
})

/** An account whose e-mail is confirmed, as an administrator of the project makes one. */
async function criarConta(url: string, email: string): Promise<void> {
  const resposta = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${PROJETO}/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password: v.SENHA, emailVerified: true }),
  })
  if (!resposta.ok) throw new Error(await resposta.text())
}

/** The code in the last message to somebody. */
async function codigoPara(url: string, email: string): Promise<string> {
  const resposta = await fetch(`${url}/emulator/v1/projects/${PROJETO}/oobCodes`)
  const { oobCodes } = (await resposta.json()) as { oobCodes: { email: string; oobCode: string }[] }
  return oobCodes.findLast((codigo) => codigo.email === email)?.oobCode ?? ''
}

// prova: variantes
test('an account is created, confirmed by its link, and lets its person in', async ({
  page,
  provedor,
  context,
}) => {
  const email = v.emailDe('cadastro')
  await page.goto('/rh/perfil')
  await page.waitForURL(`**${LOGIN}?returnTo=%2Frh%2Fperfil`)
  await page.getByRole('link', { name: 'Criar conta' }).click()
  // Both pages have these fields.
  await page.waitForURL('**/auth/firebase/register?**')
  await v.preencher(page, { 'E-mail': email, Senha: v.SENHA, 'Repita a senha': v.SENHA })
  await v.apertar(page, 'Criar conta')
  await page.waitForURL(`**${VERIFY}?returnTo=%2Frh%2Fperfil`)
  await expectAcessivelDosDoisLados(page, 'waiting for the confirmation')
  await v.apertar(page, 'Já confirmei')
  await v.expectDito(page, 'Seu e-mail ainda não foi confirmado.')
  await v.apertar(page, 'Enviar outra mensagem')
  await v.expectDito(page, 'Enviamos outra mensagem.')

  const outra = await context.newPage()
  await outra.goto(`${VERIFY}?mode=verifyEmail&oobCode=errado`)
  await v.apertar(outra, 'Confirmar e-mail')
  await v.expectDito(outra, 'Este link venceu ou já foi usado.')
  await expectAcessivelDosDoisLados(outra, 'the link of the message')
  await outra.goto(`${VERIFY}?mode=verifyEmail&oobCode=${await codigoPara(provedor, email)}`)
  // The code is gone from the address before anybody could read it there.
  await v.expect(outra).toHaveURL(new RegExp(`${VERIFY}$`))
  await v.apertar(outra, 'Confirmar e-mail')
  await v.expectDito(outra, 'E-mail confirmado.')
  await outra.close()

  await v.apertar(page, 'Já confirmei')
  await page.waitForURL('**/rh/perfil')
  await v.expectNadaGuardado(page)

  await v.expectPedeSenhaDeNovo(page, LOGIN)
})

test('no other way in is there; a forgotten password is replaced by a link, which is good for once', async ({
  page,
  provedor,
}) => {
  await v.expectSoEsta(page, LOGIN, [
    '/auth/amplify/login',
    '/auth/auth0/login',
    '/auth/firebase/new-password',
  ])
  const email = v.emailDe('vagas')
  await criarConta(provedor, email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/firebase/forgot-password')
  await v.preencher(page, { 'E-mail': email })
  await v.apertar(page, 'Enviar link')
  await v.expectDito(page, 'o link já foi enviado')
  await expectAcessivelDosDoisLados(page, 'forgotten password on a phone')
  const link = `${VERIFY}?mode=resetPassword&oobCode=${await codigoPara(provedor, email)}`
  const trocar = async (): Promise<void> => {
    await page.goto(link)
    await v.preencher(page, { 'Nova senha': v.OUTRA_SENHA, 'Repita a nova senha': v.OUTRA_SENHA })
    await v.apertar(page, 'Salvar senha')
  }
  await trocar()
  await v.expectDito(page, 'Senha alterada.')
  await trocar()
  await v.expectDito(page, 'Este link venceu ou já foi usado.')
  await page.goto(LOGIN)
  await v.entrar(page, email)
  await v.expectDito(page, 'E-mail ou senha incorretos.')
  await v.entrar(page, email, v.OUTRA_SENHA)
  await page.waitForURL('**/setores')
})
