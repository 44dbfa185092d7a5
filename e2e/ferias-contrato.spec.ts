import { expectAcessivel } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

test('a year of a contract is planned, and accepted as one batch', async ({ page }) => {
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
})
