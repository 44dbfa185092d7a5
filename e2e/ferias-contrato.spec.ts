import { expectAcessivel } from './acessibilidade.ts'
import { conectar, entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

interface Mapa {
  readonly contratos: readonly { readonly value: number; readonly label: string }[]
}

test('a year of a contract is planned, accepted as one batch, and stands on its map', async ({
  page,
  servidor,
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
  const aberta = page.getByRole('row', { name: /FER-/ }).first().getByRole('link')
  const nome = (await aberta.textContent())?.replace(/Matrícula.*/, '') ?? ''
  await expectAcessivel(page, 'lote de férias')

  const { ler } = await conectar(servidor, 'gerente.rh')
  const { contratos } = await ler<Mapa>('/api/ferias/mapa')
  const contrato = contratos.find(({ label }) => label.startsWith('002'))
  await page.goto(`/rh/ferias/mapa?contratoId=${contrato?.value}`)
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('row', { name: new RegExp(nome) }).first()).toBeVisible()
  await expectAcessivel(page, 'mapa de férias')
})
