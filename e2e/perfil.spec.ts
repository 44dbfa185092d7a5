import type { Page } from '@playwright/test'
import { cena, entrar, SENHA } from './pessoas.ts'
import { expect, test } from './test.ts'

const NOVA = 'girassol torto no quintal 9'

async function trocarSenha(page: Page, atual: string, nova: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(atual)
  await page.getByLabel('Nova senha').fill(nova)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByText('Senha trocada.')).toBeVisible()
}

/** Changes the own telephone without this page. */
const mudarLonge = (page: Page, telefone: string): Promise<number> =>
  page.evaluate(async (novo) => {
    const authorization = `Bearer ${sessionStorage.getItem('accessToken')}`
    const lido = await fetch('/api/conta/perfil', { headers: { authorization } })
    const { versao, nome, email } = (await lido.json()) as Record<string, unknown>
    const salvo = await fetch('/api/conta/atualizar', {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ versao, nome, email, telefone: novo }),
    })
    return salvo.status
  }, telefone)

test('a person changes the own data, and a stale page says what changed meanwhile', async ({ page }) => {
  await entrar(page, 'beneficio', '/rh/perfil')
  await page.getByLabel('Nome', { exact: true }).fill('Patrícia Gonçalves Prado')
  expect(await mudarLonge(page, '11987651234')).toBe(200)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Seus dados foram alterados em outra janela')).toBeVisible()
  await expect(page.getByText('Telefone agora é')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Patrícia Gonçalves Prado')).toBeVisible()
})

interface Arquivo {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Drops a file on the place of the photo. */
async function soltar(page: Page, { name, mimeType, buffer }: Arquivo): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([arquivo, type, base64]) => {
      const conteudo = Uint8Array.from(atob(base64), (c) => c.codePointAt(0) ?? 0)
      const transfer = new DataTransfer()
      transfer.items.add(new File([conteudo], arquivo, { type }))
      return transfer
    },
    [name, mimeType, buffer.toString('base64')] as const,
  )
  const alvo = page.getByRole('button', { name: /foto$/ })
  await alvo.dispatchEvent('dragover', { dataTransfer })
  await alvo.dispatchEvent('drop', { dataTransfer })
}

test('another e-mail asks for the password; a photo is chosen or dropped, and a refused file says why', async ({
  page,
}) => {
  await entrar(page, 'comercial', '/comercial/perfil')
  await page.getByLabel('E-mail').fill('leticia.brandao@alvorecer.example')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await dialogo.getByLabel('Senha', { exact: true }).fill(SENHA)
  await dialogo.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Dados salvos.')).toBeVisible()

  const arquivo = page.locator('input[type="file"]')
  await arquivo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('oi') })
  await expect(page.getByText('Envie um arquivo JPEG, PNG ou WebP.')).toBeVisible()
  const imagem = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 } })
  await arquivo.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: imagem })
  await expect(page.getByText('Foto salva.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meu Perfil' }).locator('img')).toBeVisible()

  // Dropped on its place as well.
  await expect(page.getByText('Envie um arquivo JPEG, PNG ou WebP.')).toHaveCount(0)
  await soltar(page, { name: 'eu.txt', mimeType: 'text/plain', buffer: Buffer.from('oi') })
  await expect(page.getByText('Envie um arquivo JPEG, PNG ou WebP.')).toBeVisible()
  const posta = page.waitForResponse('**/api/conta/foto')
  await soltar(page, { name: 'eu.png', mimeType: 'image/png', buffer: imagem })
  expect((await posta).ok()).toBe(true)
  await expect(page.getByText('Envie um arquivo JPEG, PNG ou WebP.')).toHaveCount(0)
})

test('a new password signs the other devices out and is the one that counts', async ({
  browser,
  page,
  servidor,
}) => {
  const palco = { browser, servidor }
  await entrar(page, 'rescisao', '/conferencia/perfil')
  await cena(palco, 'rescisao', '/conferencia', async (outra) => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Encerrar a sessão/ }).first()).toBeVisible()
    await page.getByLabel('Nova senha').fill('curta')
    await expect(page.getByText('Força da senha: fraca')).toBeVisible()
    await trocarSenha(page, SENHA, NOVA)
    await outra.waitForURL('**/auth/login**')
    await expect(outra.getByText('Login expirado, por favor faça login novamente.')).toBeVisible()
  })
  await trocarSenha(page, NOVA, SENHA)
})

test('an open tab lets another one in; leaving one leaves both, and "sair de todas" leaves everywhere', async ({
  browser,
  page,
  servidor,
}) => {
  await entrar(page, 'cadastro', '/rh')
  const outra = await page.context().newPage()
  await outra.goto('/rh')
  const tokenDe = (aba: Page) => aba.evaluate(() => sessionStorage.getItem('accessToken'))
  await expect(outra.getByRole('button', { name: 'Desconectar' })).toBeVisible()
  expect(new URL(outra.url()).pathname).toBe('/rh')
  expect(await tokenDe(outra)).not.toBe(await tokenDe(page))
  expect(await outra.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ')
  await outra.getByRole('button', { name: 'Desconectar' }).click()
  await page.waitForURL('**/auth/login**')
  await page.goto('/rh/colaborador/listar')
  await page.waitForURL('**/auth/login**')

  await entrar(page, 'cadastro', '/rh/perfil')
  await cena({ browser, servidor }, 'cadastro', '/rh', async (longe) => {
    await page.getByRole('button', { name: 'Sair de todas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sair de todas' }).click()
    await page.waitForURL('**/auth/login**')
    await longe.waitForURL('**/auth/login**')
  })
})
