import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { conectar, entrar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Comeco {
  readonly pode: boolean
  readonly pessoa: { readonly nome: string }
  readonly opcoes: { readonly impedimentos: readonly object[] }
}

/** Somebody of the manager's people whose days are all free. */
async function alguem(servidor: Servidor): Promise<{ id: number; nome: string }> {
  const { ler } = await conectar(servidor, 'gestor')
  const { results } = await ler<{ results: { id: number }[] }>(
    '/api/colaborador/listar?porPagina=100&situacao=ativo',
  )
  for (const { id } of results) {
    const { pode, pessoa, opcoes } = await ler<Comeco>(`/api/afastamento/obter?colaborador=${id}`)
    if (pode && opcoes.impedimentos.length === 0) return { id, nome: pessoa.nome }
  }
  throw new Error('Everybody of the demo company is away')
}

const foto = {
  name: 'atestado.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\natestado\n%%EOF'),
}

const lerTudo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

test('a certificate of three days goes from a phone to Sesmt, who homologates it from the keyboard', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pessoa = await alguem(servidor)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/afastamento`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Informar afastamento de ${pessoa.nome}` }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Atestado de poucos dias' }).click()
  await page.getByRole('textbox', { name: 'Quantos dias' }).fill('3')
  const [escolha] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher o arquivo do atestado' }).click(),
  ])
  await escolha.setFiles(foto)
  await expect(page.getByText('atestado.pdf')).toBeVisible()
  await lerTudo(page)
  await expectAcessivel(page, 'informar afastamento')
  await page.getByRole('button', { name: 'Informar afastamento' }).click()
  await page.waitForURL('**/parabens?**')
  const id = new URL(page.url()).searchParams.get('id')

  await page.setViewportSize({ width: 1280, height: 720 })
  await entrar(page, 'sesmt', `/sesmt/afastamento/visualizar/${id}`)
  await expect(page.getByText(/^atestado\.pdf/)).toBeVisible()
  await page.getByRole('button', { name: 'Homologar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Homologado', { exact: true }).first()).toBeVisible()
  await expectAcessivel(page, 'afastamento homologado')
})
