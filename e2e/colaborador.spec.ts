import { expectAcessivel } from './acessibilidade.ts'
import { entrar, perguntar } from './pessoas.ts'
import { expect, test } from './test.ts'

interface Achados {
  readonly results: readonly { readonly id: number; readonly nome: string }[]
}

const ATIVOS = '/api/colaborador/listar?situacao=ativo&ordenar=dataAdmissao&porPagina=5'

test('Rh corrects an address, schedules a raise and cancels it; the past stays as it was', async ({
  page,
  servidor,
}) => {
  const { results } = await perguntar<Achados>(servidor, 'cadastro', ATIVOS)
  const { id, nome } = results[0] ?? { id: 0, nome: '' }
  await entrar(page, 'cadastro', '/rh/colaborador/listar?situacao=ativo&ordenar=dataAdmissao')
  await page.getByRole('link', { name: nome }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  expect(page.url()).toContain(`/rh/colaborador/${id}/visualizar`)
  const abas = page.getByRole('navigation', { name: `Ficha de ${nome}` })

  await abas.getByRole('link', { name: 'Dados' }).click()
  await page.getByRole('button', { name: 'Corrigir: Endereço' }).click()
  await page.getByLabel('Logradouro', { exact: true }).fill('das Acácias Amarelas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('das Acácias Amarelas')).toBeVisible()
  await expectAcessivel(page, 'dados da ficha')

  await abas.getByRole('link', { name: 'Contrato e posto' }).click()
  await page.getByRole('button', { name: 'Corrigir contrato' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Corrigir contrato' })
  await dialogo.getByLabel('Salário').fill('100')
  await expect(dialogo.getByText(/O salário não pode diminuir/)).toBeVisible()
  await dialogo.getByLabel('Salário').fill('300000')
  await dialogo.getByLabel('Motivo').fill('Aumento combinado com o cliente')
  const ciente = dialogo.getByLabel(/^Estou ciente/)
  await ciente.first().check()
  await dialogo.getByRole('button', { name: 'Registrar versão' }).click()
  await expect(page.getByText('Nova versão registrada.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar versão' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('O cliente voltou atrás')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar versão' }).click()
  await expect(page.getByText('Versão cancelada.')).toBeVisible()

  await abas.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText('O cliente voltou atrás')).toBeVisible()
  await abas.getByRole('link', { name: 'Alterações' }).click()
  await expect(page.getByText('das Acácias Amarelas')).toBeVisible()

  await page.getByRole('button', { name: 'Como era em outra data' }).click()
  await page.getByRole('slider', { name: 'Dia da ficha' }).press('Home')
  await expect(page.getByText(/^A ficha como era em .* Somente para consulta\.$/)).toBeVisible()
  await abas.getByRole('link', { name: 'Dados' }).click()
  await expect(page.getByRole('button', { name: /^Corrigir/ })).toHaveCount(0)
  await expect(page.getByText('das Acácias Amarelas')).toHaveCount(0)
})

test('a supervisor on a phone finds who needs attention, and sees no pay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await entrar(page, 'gestor', '/operacional/colaborador')
  await expect(page.getByRole('heading', { name: 'Experiência terminando' })).toBeVisible()
  await expectAcessivel(page, 'início dos colaboradores')
  await page.getByRole('link', { name: /Ativo/ }).first().click()
  await page.waitForURL('**/colaborador/listar?situacao=ativo')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Em poucas linhas' })).toBeVisible()
  await expect(page.getByText('Salário')).toHaveCount(0)
  await page.getByRole('link', { name: 'Uniforme/EPI' }).click()
  await expect(page.getByRole('heading', { name: 'Entregas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar entrega' })).toHaveCount(0)
  await expectAcessivel(page, 'ficha no celular')
})

test('Rh decides from the dashboard that a trial goes on, by keyboard', async ({ page, servidor }) => {
  const { results } = await perguntar<{ results: { id: number; nome: string; termo: 1 | 2 }[] }>(
    servidor,
    'cadastro',
    '/api/colaborador/experiencias',
  )
  const { id, nome } = results.findLast(({ termo }) => termo === 1) ?? { id: 0, nome: '' }
  await entrar(page, 'cadastro', '/rh')
  await page.getByRole('region', { name: 'Experiência terminando' }).getByRole('link', { name: nome }).click()
  const cartao = page.getByRole('region', { name: 'Contrato de experiência' })
  await expect(cartao.getByText(/Sem decisão, o contrato passa a ser por prazo indeterminado/)).toBeVisible()
  expect(page.url()).toContain(`/rh/colaborador/${id}/visualizar`)
  await expectAcessivel(page, 'experiência na ficha')

  await cartao.getByRole('button', { name: 'Prorrogar' }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Prorrogar a experiência' })
  await dialogo.getByLabel('Dias de prorrogação').fill('60')
  await dialogo.getByLabel('Dias de prorrogação').press('Enter')
  await expect(dialogo.getByText(/não pode passar de 90 dias/).last()).toBeVisible()
  await dialogo.getByLabel('Dias de prorrogação').fill('30')
  await expect(dialogo.getByText(/Envie o S-2206 ao eSocial até/)).toBeVisible()
  await dialogo.getByLabel('Dias de prorrogação').press('Enter')
  await expect(cartao.getByText(/^Experiência prorrogada até .* Envie o S-2206 até/)).toBeVisible()
  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText('Experiência prorrogada', { exact: true })).toBeVisible()
})
