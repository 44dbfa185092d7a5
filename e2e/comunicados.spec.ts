import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { cena, entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a notice is published at a desk, acknowledged on a phone, and its author sees by whom', async ({
  browser,
  page,
  servidor,
}) => {
  const TITULO = 'Novo endereço do almoxarifado'
  await entrar(page, 'gerente.rh', '/rh/avisos/comunicados')
  await expect(page.getByRole('list', { name: 'No ar' })).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'os comunicados')
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  const form = page.getByRole('dialog', { name: 'Novo comunicado' })
  await form.getByRole('textbox', { name: /^Título/ }).fill(TITULO)
  await form
    .getByRole('textbox', { name: /^Texto/ })
    .fill('A partir de segunda, os uniformes são entregues na rua de trás.')
  await form.getByRole('checkbox', { name: /li e estou ciente/ }).check()
  await form.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('link', { name: TITULO })).toBeVisible()

  const opcoes = { viewport: { width: 390, height: 844 } }
  await cena({ browser, servidor, opcoes }, 'comercial', '/comercial', async (celular) => {
    await celular.getByRole('link', { name: TITULO }).click()
    const aberto = celular.getByRole('dialog', { name: TITULO })
    await expect(aberto.getByRole('button', { name: 'Li e estou ciente' })).toBeVisible()
    await expectAcessivelDosDoisLados(celular, 'um comunicado no celular')
    await aberto.getByRole('button', { name: 'Li e estou ciente' }).click()
    await expect(aberto.getByText(/^Você confirmou que leu em /)).toBeVisible()
  })

  await page.getByRole('link', { name: TITULO }).click()
  await page.getByRole('tab', { name: /^Recibos/ }).click()
  await expect(
    page.getByRole('list', { name: 'Recibos' }).getByRole('listitem').filter({ hasText: 'Ciente' }),
  ).toHaveCount(1)
  await expectAcessivelDosDoisLados(page, 'os recibos de um comunicado')
})
