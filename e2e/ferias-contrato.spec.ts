import { expectAcessivel } from './acessibilidade.ts'
import { entrar, seguirPara } from './pessoas.ts'
import { expect, test } from './test.ts'

test('a year of a contract is planned, accepted as one batch, and its map read as a table', async ({
  page,
}) => {
  await entrar(page, 'gerente.rh', '/rh/ferias/planejamento')
  await page.getByRole('combobox', { name: 'Contrato' }).fill('002')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Propor as datas' }).click()
  await page.waitForURL(/\/rh\/ferias\/planejamento\/\d+$/)
  await expect(page.getByText('Resolvido', { exact: true })).toBeVisible()
  await expectAcessivel(page, 'plano de férias')

  await page.getByRole('button', { name: 'Aceitar e pedir' }).click()
  const aceitar = page.getByRole('dialog')
  for (const ciente of await aceitar.getByRole('checkbox').all()) await ciente.check()
  await aceitar.getByRole('button', { name: 'Fazer os pedidos' }).click()
  await page.waitForURL(/\/rh\/ferias\/lotes\/\d+$/)
  await expect(page.getByRole('button', { name: /^A criar 0/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Recusado 0/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /FER-/ }).first()).toBeVisible()
  await expectAcessivel(page, 'lote de férias')

  await seguirPara(page, '/rh/ferias/mapa')
  // The shortest range is hit as easily as a button.
  const faixas = page.getByRole('table', { name: /^Mapa de férias do contrato/ }).locator('td a')
  await expect(faixas.first()).toBeVisible()
  const larguras = await faixas.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().width),
  )
  // A browser lays out in parts of a pixel.
  expect(Math.round(Math.min(...larguras))).toBeGreaterThanOrEqual(24)
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('table', { name: /^Mapa de férias do contrato/ })).toBeVisible()
  await expectAcessivel(page, 'mapa de férias')
})
