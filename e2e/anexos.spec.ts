import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { conectar, entrar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Item {
  readonly codigo: string
  readonly estado: string
  readonly arquivos: readonly { readonly id: number }[]
}

/** An admission of the demo company with documents that wait for Cadastro. */
async function comDocumentos(servidor: Servidor): Promise<number> {
  const { ler } = await conectar(servidor, 'cadastro')
  const { results } = await ler<{ results: { id: number }[] }>(
    '/api/admissao/listar?status=em_analise&porPagina=20',
  )
  for (const { id } of results) {
    const { itens } = await ler<{ itens: Item[] }>(`/api/admissao/anexos/${id}`)
    if (itens.filter(({ estado }) => estado === 'enviado').length > 2) return id
  }
  throw new Error('The demo company has no documents to review')
}

/** The button of the open document; that of the sector's word stands elsewhere on the page. */
const aprovar = (page: Page) =>
  page.getByRole('region', { name: 'Documentos da admissão' }).getByRole('button', { name: /^Aprovar / })

test('documents are seen, approved, refused and taken back by the keyboard', async ({ page, servidor }) => {
  const id = await comDocumentos(servidor)
  await entrar(page, 'cadastro', `/rh/admissao/visualizar/${id}`)
  const documentos = page.getByRole('region', { name: 'Documentos da admissão' })
  // After the heading of the list: that of the document.
  const titulo = documentos.getByRole('heading', { level: 2 }).last()
  // The page of a PDF is drawn by a worker under the policy of the site.
  await expect(documentos.getByRole('figure')).toBeVisible()
  await expect(aprovar(page)).toBeEnabled()
  await expectAcessivel(page, 'a conferência de documentos')
  const primeiro = await titulo.textContent()
  await page.keyboard.press('g')
  await page.keyboard.press('+')
  await expect(aprovar(page)).toBeEnabled()
  await page.keyboard.press('a')
  await expect(titulo).not.toHaveText(primeiro ?? '')
  await expect(titulo).toBeFocused()
  await expect(page.getByText(`${primeiro}: aprovado`, { exact: true })).toBeVisible()
  await page.keyboard.press('z')
  await expect(titulo).toHaveText(primeiro ?? '')
  await expect(aprovar(page)).toBeEnabled()
  await page.keyboard.press('1')
  await page.keyboard.press('i')
  await expect(page.getByText(/vai ler: .*O arquivo está ilegível\.$/)).toBeVisible()
  await expectAcessivel(page, 'uma recusa por motivos')
  await page.keyboard.press('r')
  await expect(page.getByText(`${primeiro}: recusado`, { exact: true })).toBeVisible()
  const [baixado] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tudo em um PDF' }).click(),
  ])
  expect(baixado.suggestedFilename()).toMatch(/^documentos-.+\.pdf$/)
})
