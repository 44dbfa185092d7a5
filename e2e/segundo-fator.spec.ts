import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAcessivel, expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar, SENHA } from './pessoas.ts'
import { createServidor } from './servidor.ts'
import { expect, test } from './test.ts'

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app of codes shows that was given this key: an app of its own, not the server's arithmetic. */
function codigoDoApp(chave: string, passos = 0): string {
  const bits = Array.from(chave.replaceAll(' ', ''), (letra) =>
    ALFABETO.indexOf(letra).toString(2).padStart(5, '0'),
  ).join('')
  const segredo = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const passo = Buffer.alloc(8)
  passo.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + passos))
  const mac = createHmac('sha1', segredo).update(passo).digest()
  const numero = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff
  return String(numero % 1_000_000).padStart(6, '0')
}

/** Chromium's own authenticator, which unlocks itself. */
async function comAutenticador(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function confirmarSenha(page: Page): Promise<void> {
  const pergunta = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await pergunta.getByLabel('Senha', { exact: true }).fill(SENHA)
  await pergunta.getByRole('button', { name: 'Confirmar' }).click()
}

test('an administrator sets up a second factor, enters with it, and asks it of others, who set up theirs', async ({
  browser,
}) => {
  // A system of its own: a second factor that stays would keep the other journeys out.
  await using servidor = await createServidor()
  await servidor.start()
  const aqui = await browser.newContext({ baseURL: servidor.url })
  const page = await aqui.newPage()
  await entrar(page, 'administrador', '/admin/perfil')
  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click()
  await confirmarSenha(page)
  const chave = (await page.getByLabel('Chave para digitar no aplicativo').textContent()) ?? ''
  await expect(page.getByAltText('Código QR para o aplicativo')).toBeVisible()
  await expectAcessivel(page, 'setting up an app')
  await page.getByLabel('Código do aplicativo').fill(codigoDoApp(chave))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' })
  await expect(guardar.getByRole('listitem')).toHaveCount(10)
  await expectAcessivel(page, 'recovery codes')
  const arquivo = page.waitForEvent('download')
  await guardar.getByRole('link', { name: 'Baixar' }).click()
  expect((await arquivo).suggestedFilename()).toBe('codigos-de-recuperacao.txt')
  await guardar.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(page.getByText('Restam 10 por usar')).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'profile with a second factor')

  await page.goto('/admin/cadastros/empresa')
  await page.getByRole('radio', { name: 'Todas as pessoas' }).check()
  await page.getByRole('button', { name: 'Salvar exigência' }).click()
  await expect(page.getByText('Exigência salva.')).toBeVisible()

  const outro = await browser.newContext({
    // By its name: an address of the network has no passkeys.
    baseURL: servidor.url.replace('127.0.0.1', 'localhost'),
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  const celular = await outro.newPage()
  await comAutenticador(celular)
  await celular.goto('/auth/login')
  await celular.getByLabel('Usuário').fill('sesmt')
  await celular.getByLabel('Senha', { exact: true }).fill(SENHA)
  await celular.getByRole('button', { name: 'Entrar' }).click()
  await expect(celular.getByRole('heading', { name: 'Proteja o seu acesso' })).toBeVisible()
  await expect(celular.getByRole('button', { name: 'Criar chave de acesso' })).toBeFocused()
  await expectAcessivelDosDoisLados(celular, 'a passkey at the entry, on a phone')
  await celular.getByRole('button', { name: 'Prefiro um aplicativo de códigos' }).click()
  await expect(celular.getByLabel('Chave para digitar no aplicativo')).toBeVisible()
  await expectAcessivelDosDoisLados(celular, 'an app at the entry, on a phone')
  await celular.getByRole('button', { name: 'Prefiro uma chave de acesso' }).click()
  await celular.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(celular.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible()
  await expectAcessivel(celular, 'recovery codes, on a phone')
  await celular.getByRole('button', { name: 'Guardei os códigos: entrar' }).click()
  await expect(celular.getByRole('link', { name: 'Ir para o conteúdo' })).toBeAttached()

  await celular.evaluate(() => sessionStorage.clear())
  await celular.goto('/auth/login?returnTo=/sesmt/perfil')
  await celular.getByLabel('Usuário').fill('sesmt')
  await celular.getByLabel('Senha', { exact: true }).fill(SENHA)
  await celular.getByRole('button', { name: 'Entrar' }).click()
  const usar = celular.getByRole('button', { name: 'Usar chave de acesso' })
  await expect(usar).toBeFocused()
  await expectAcessivelDosDoisLados(celular, 'the second step with a passkey')
  await usar.press('Enter')
  await celular.getByRole('button', { name: /^Renomear a chave de acesso/ }).click()
  await celular.getByLabel('Nome da chave').fill('Celular do ambulatório')
  await expectAcessivel(celular, 'the name of a passkey')
  await celular.getByRole('button', { name: 'Salvar', exact: true }).click()
  const confirme = celular.getByRole('dialog', { name: 'Confirme sua senha' })
  await confirme.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(celular.getByText('Celular do ambulatório')).toBeVisible()
  await expectAcessivelDosDoisLados(celular, 'profile with a passkey, on a phone')
  await outro.close()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/auth/login')
  await page.getByLabel('Usuário').fill('administrador')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const codigo = page.getByLabel('Código do aplicativo')
  await expect(codigo).toBeFocused()
  await expectAcessivelDosDoisLados(page, 'the second step')
  await codigo.fill('12')
  await codigo.press('Enter')
  await expect(page.getByText('Digite os 6 números do aplicativo')).toBeVisible()
  // The code of the step in which it was set up is used; the next one is let in already.
  const novo = codigoDoApp(chave, 1)
  await codigo.fill(`${novo.slice(0, 3)} ${novo.slice(3)}`)
  await codigo.press('Enter')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeAttached()
  await aqui.close()
})
