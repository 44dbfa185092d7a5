import type { Locator, Page } from '@playwright/test'
import { abrirDocumentos, SENHA } from './pessoas.ts'
import { expect } from './test.ts'

// What the scenes of a dismissal do, whichever its cause.

/** Ticks every alert of the form. */
export const lerTudo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

/** Sends a signed paper to its place among the documents. */
export async function anexar(page: Page, documento: string): Promise<void> {
  const linha = page.getByRole('button', { name: new RegExp(`^${documento}.*: `) })
  // In a narrow column the list of documents is behind the name of the open one.
  const seletor = page.getByRole('button', { name: /documento \d+ de \d+/ })
  const grupos = page.getByRole('button', { name: /^(Se houver|Para assinar)/, expanded: false })
  const lista = linha.or(seletor).or(grupos).first()
  await abrirDocumentos(page, lista)
  // Unfolded, the section is still on its way.
  await expect(lista).toBeVisible()
  if (!(await linha.isVisible()) && (await seletor.isVisible())) await seletor.click()
  while (!(await linha.isVisible()) && (await grupos.count()) > 0) await grupos.first().click()
  await linha.click()
  const [escolha] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: new RegExp(`^Enviar: ${documento}`) }).click(),
  ])
  await escolha.setFiles({
    name: `${documento}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${documento}\n%%EOF`),
  })
  // It asks for another one once this one is kept.
  await expect(page.getByRole('button', { name: new RegExp(`^Enviar outro: ${documento}`) })).toBeVisible()
}

/** A status, where it is shown first. */
export const estado = (page: Page, nome: string) => page.getByText(nome, { exact: true }).first()

/** Makes a move, reads the alerts that it finds, and waits for what it leads to: who is chosen decides what is found. */
export async function mover(
  page: Page,
  acao: string,
  ate: Locator,
  preencher: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${acao}( demissão)?$`) }).click()
  await preencher()
  const confirmar = page.getByRole('dialog').getByRole('button', { name: acao, exact: true })
  await confirmar.click()
  const cientes = page.getByRole('dialog').getByRole('checkbox', { name: /Estou ciente/ })
  await expect(ate.or(cientes.first())).toBeVisible()
  if ((await cientes.count()) > 0) {
    for (const ciente of await cientes.all()) await ciente.check()
    await confirmar.click()
  }
  await expect(ate).toBeVisible()
}

/** Finishes with the password, having read what is to be read. */
export async function finalizar(page: Page): Promise<void> {
  const senha = page.getByLabel('Senha', { exact: true })
  await mover(page, 'Finalizar', senha)
  await senha.fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  const cientes = page.getByRole('dialog').getByRole('checkbox', { name: /Estou ciente/ })
  await expect(async () => {
    expect(page.url().includes('/parabens?') || (await cientes.count()) > 0).toBe(true)
  }).toPass()
  for (const ciente of await cientes.all()) await ciente.check()
  if ((await cientes.count()) > 0)
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar', exact: true }).click()
  await page.waitForURL('**/parabens?**')
}
