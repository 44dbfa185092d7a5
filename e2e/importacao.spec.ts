import { expectAcessivel } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

const CABECALHO = ['Dia festivo', 'Data', 'Repete todo ano', 'UF', 'Município', 'Fundamento']

const planilha = (name: string, linha: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([CABECALHO, linha].map((celulas) => celulas.join(';')).join('\r\n')),
})

test('a spreadsheet comes in: columns chosen, errors by cell, corrected, imported once', async ({ page }) => {
  await entrar(page, 'administrador', '/admin/importar')
  await page.getByRole('link', { name: /^Feriados Feriados/ }).click()
  const modelo = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar modelo' }).click()
  expect((await modelo).suggestedFilename()).toBe('Modelo - feriados.xlsx')
  await expectAcessivel(page, 'spreadsheet')

  const arquivo = page.locator('input[type="file"]')
  await arquivo.setInputFiles({
    name: 'velha.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('salve como Pasta de Trabalho do Excel (.xlsx)')).toBeVisible()
  const ruim = ['Festa do peão', '31/02/2026', 'Sim', 'SP', 'Barretos', 'Lei 9']
  await arquivo.setInputFiles(planilha('festas.csv', ruim))

  await expect(page.getByText('Falta a coluna “Nome”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Conferir a planilha' })).toBeDisabled()
  await page.getByLabel('Coluna do arquivo para Nome').click()
  await page.getByRole('option', { name: 'A · Dia festivo' }).click()
  await expectAcessivel(page, 'columns')
  await page.getByRole('button', { name: 'Conferir a planilha' }).click()

  await expect(
    page.getByRole('row', { name: /B2 Data 31\/02\/2026 O dia 31\/02\/2026 não existe/ }),
  ).toBeVisible()
  await expectAcessivel(page, 'errors')
  const devolvida = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar com os erros' }).click()
  expect((await devolvida).suggestedFilename()).toBe('festas - erros.xlsx')
  await page.getByRole('link', { name: 'Enviar a planilha corrigida' }).click()
  await arquivo.setInputFiles(planilha('festas.csv', ruim.with(1, '25/08/2026')))

  await page.getByLabel('Coluna do arquivo para Nome').click()
  await page.getByRole('option', { name: 'A · Dia festivo' }).click()
  await page.getByRole('button', { name: 'Conferir a planilha' }).click()
  await page.getByRole('button', { name: 'Importar 1 feriado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByRole('heading', { name: '1 feriado importado' })).toBeVisible()
  await expectAcessivel(page, 'result')

  await page.getByRole('link', { name: 'Todas as importações' }).click()
  await expect(page.getByRole('row', { name: /festas\.csv .* Importada/ })).toBeVisible()
})
