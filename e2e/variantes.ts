import type { Page } from '@playwright/test'
import { seguirPara } from './pessoas.ts'
import { createContraparte } from './provedores.ts'
import { createServidor, type Servidor } from './servidor.ts'
import { expect, test as base } from './test.ts'

export { expect }

/** A password that all the providers take. */
export const SENHA = 'Sabiá-na-laranjeira-7'
export const OUTRA_SENHA = 'Bem-te-vi-no-telhado-8'

export const emailDe = (usuario: string): string => `${usuario}@alvorecer.example`

interface Variante {
  readonly nome: 'cognito' | 'firebase' | 'auth0'
  /** What the counterpart is told; the origin of the application comes by itself. */
  readonly contraparte: Readonly<Record<string, string>>
  /** Settings of the application, once the counterpart's address is known. */
  readonly ajustes: (url: string) => Readonly<Record<string, string>>
}

interface Lugar {
  readonly servidor: Servidor
  readonly provedor: string
}

/** Tests against the application with another method of signing in, and the counterpart of its provider. */
export const comVariante = ({ nome, contraparte, ajustes }: Variante) =>
  base.extend<object, { readonly lugar: Lugar; readonly provedor: string }>({
    lugar: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it must prepare
      async ({}, use) => {
        await using servidor = await createServidor()
        await using provedor = await createContraparte(nome, { ...contraparte, ORIGEM: servidor.url })
        await servidor.start(ajustes(provedor.url))
        await use({ servidor, provedor: provedor.url })
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    servidor: [async ({ lugar }, use) => use(lugar.servidor), { scope: 'worker' }],
    provedor: [async ({ lugar }, use) => use(lugar.provedor), { scope: 'worker' }],
  })

export async function preencher(page: Page, campos: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, valor] of Object.entries(campos))
    await page.getByLabel(label, { exact: true }).fill(valor)
}

export const apertar = (page: Page, botao: string): Promise<void> =>
  page.getByRole('button', { name: botao, exact: true }).click()

export const expectDito = (page: Page, texto: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: texto })).toBeVisible()

/**
 * Nothing of the provider is kept by the browser: neither tokens nor the password. (The heartbeat of Firebase counts the
 * days on which its SDK was used.)
 */
export async function expectNadaGuardado(page: Page): Promise<void> {
  const guardado = await page.evaluate(async () => {
    const bancos = await indexedDB.databases()
    const tudo = JSON.stringify([localStorage, sessionStorage, document.cookie])
    return {
      bancos: bancos.map(({ name }) => name ?? '').filter((name) => /firebase(?!-heartbeat)/i.test(name)),
      tudo,
    }
  })
  expect(guardado.bancos).toEqual([])
  expect(guardado.tudo).not.toMatch(/cognito|firebase|refresh|auth0|@@/i)
  for (const senha of [SENHA, OUTRA_SENHA]) expect(guardado.tudo).not.toContain(senha)
}

/** The addresses of the other methods are not there, and those of our own passwords lead to this one. */
export async function expectSoEsta(page: Page, esta: string, outras: readonly string[]): Promise<void> {
  await page.goto(esta)
  for (const path of outras) {
    await seguirPara(page, path)
    await page.waitForURL('**/404')
  }
  await page.goto('/auth/login?returnTo=%2Frh')
  await page.waitForURL(`**${esta}?returnTo=%2Frh`)
}

/** Changes the own e-mail, which asks for the password again. */
export async function pedirSensivel(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('E-mail', { exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Confirme sua senha' })).toBeVisible()
}

export async function entrar(page: Page, email: string, senha = SENHA): Promise<void> {
  await preencher(page, { 'E-mail': email, Senha: senha })
  await apertar(page, 'Entrar')
}

/** A sensitive move asks the provider for the password anew; after it the person leaves by the button. */
export async function expectPedeSenhaDeNovo(page: Page, login: string): Promise<void> {
  await pedirSensivel(page, 'cadastro.novo@alvorecer.example')
  const dialogo = page.getByRole('dialog', { name: 'Confirme sua senha' })
  const confirmar = async (senha: string): Promise<void> => {
    await dialogo.getByLabel('Senha', { exact: true }).fill(senha)
    await dialogo.getByRole('button', { name: 'Confirmar' }).click()
  }
  await confirmar('não é esta')
  await expect(dialogo.getByText('E-mail ou senha incorretos.')).toBeVisible()
  await confirmar(SENHA)
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.waitForURL(`**${login}?returnTo=**`)
}
