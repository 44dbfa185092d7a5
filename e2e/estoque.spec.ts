import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the stock keeper reads, looks at one piece, and hands pieces out', async ({ page }) => {
    await entrar(page, 'almoxarifado', '/almoxarifado/estoque')
    await page.getByRole('link', { name: /Botina de segurança/ }).click()
    const painel = page.getByRole('dialog', { name: 'Botina de segurança' })
    await expect(painel.getByRole('region', { name: 'Almoxarifado central' })).toBeVisible()
    await expectAcessivelDosDoisLados(page, 'uma peça do estoque')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Entregar', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Entregar' })
    await form.getByRole('combobox', { name: /^Pessoa/ }).fill('maria')
    await page.getByRole('option').first().click()
    await form.getByRole('combobox', { name: /^Peça/ }).fill('óculos')
    await page.getByRole('option', { name: /Óculos de proteção/ }).click()
    await expect(form.getByRole('combobox', { name: /^Tamanho/ })).toContainText('Único')
    await expectAcessivelDosDoisLados(page, 'entrega do estoque')
    await form.getByRole('button', { name: 'Entregar' }).click()
    await expect(form).toBeHidden()

    await page.getByRole('link', { name: 'Recibos' }).click()
    await expect(page.getByText(/1 Óculos de proteção Único/).first()).toBeVisible()
    await expectAcessivelDosDoisLados(page, 'recibos do estoque')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a shelf is counted with the keys of numbers', async ({ page }) => {
    await entrar(page, 'almoxarifado', '/almoxarifado/estoque/contagem')
    await page.getByRole('button', { name: 'Abrir contagem' }).first().click()
    const abrir = page.getByRole('dialog')
    // The usual place is chosen once the places are known.
    await expect(abrir.getByRole('combobox', { name: 'Local do estoque' })).toHaveText('Almoxarifado central')
    await abrir.getByRole('button', { name: 'Abrir', exact: true }).click()
    const campo = page.getByRole('textbox', { name: 'Quantas há: Calça de brim 34' })
    await expect(campo).toHaveAttribute('inputmode', 'numeric')
    await campo.fill('3')
    await campo.press('Enter')
    await expect(page.getByText(/^Diferença /).first()).toBeVisible()
    await expectAcessivelDosDoisLados(page, 'contagem do estoque no celular')
    await page.getByRole('button', { name: 'Desistir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
    await expect(page.getByText('Cancelada')).toBeVisible()
  })
})
