import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

const assunto = `Escala do feriado ${Date.now()}`

// prova: /api/mail
test('a message is written at a desk, answered with a file on a phone, put away and found again', async ({
  browser,
}) => {
  await using mesa = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await mesa.newPage()
  await entrar(page, 'coordenador.operacional', '/operacional/mensagens')
  await expect(page.getByRole('list', { name: 'Mensagens' })).toBeVisible()
  await page.getByRole('button', { name: 'Escrever' }).click()
  const nova = page.getByRole('region', { name: 'Nova mensagem' })
  await nova.getByRole('combobox', { name: 'Para' }).fill('vagas')
  await page.getByRole('option', { name: /^Grupo Vagas/ }).click()
  await nova.getByRole('textbox', { name: 'Assunto' }).fill(assunto)
  await nova.getByRole('textbox', { name: 'Mensagem' }).fill('Quem cobre a portaria no dia 25?')
  await expect(nova.getByText('Rascunho salvo')).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'mensagem nova')
  await nova.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Mensagem enviada.')).toBeVisible()
  // Whoever leaves the page sends at once what could still be called back.
  await page.goto('/operacional/mensagens?caixa=enviadas')

  await using bolso = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const tela = await bolso.newPage()
  await entrar(tela, 'vagas', '/vagas/mensagens')
  const recebida = tela.getByRole('link', { name: new RegExp(assunto) })
  await expect(async () => {
    await tela.reload()
    await expect(recebida).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expectAcessivelDosDoisLados(tela, 'lista de mensagens no celular')
  await recebida.click()
  await expect(tela.getByRole('heading', { level: 1, name: assunto })).toBeVisible()
  await tela.getByRole('button', { name: 'Responder', exact: true }).click()
  const resposta = tela.getByRole('region', { name: 'Resposta' })
  await resposta.getByRole('textbox', { name: 'Mensagem' }).fill('Segue a escala com os nomes.')
  await resposta.locator('input[type=file]').setInputFiles({
    name: 'escala.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('dia;nome\r\n25;Ana\r\n'),
  })
  await expect(resposta.getByText('escala.csv', { exact: true }).first()).toBeVisible()
  await expectAcessivelDosDoisLados(tela, 'resposta no celular')
  await resposta.getByRole('button', { name: 'Enviar' }).click()
  await expect(tela.getByText('Mensagem enviada.')).toBeVisible()
  await tela.goto('/vagas/mensagens')

  const linha = page.getByRole('link', { name: new RegExp(assunto) })
  await expect(async () => {
    await page.goto('/operacional/mensagens')
    await expect(linha).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await linha.click()
  await expect(page.getByRole('button', { name: 'Baixar escala.csv' })).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'mensagem aberta')
  await page.keyboard.press('e')
  await expect(page.getByText('Arquivada.')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Mensagens' }).getByRole('link', { name: new RegExp(assunto) }),
  ).toHaveCount(0)
  await page
    .getByRole('searchbox', { name: 'Buscar em todas as mensagens' })
    .fill(`escala.csv ${assunto.split(' ').at(-1)}`)
  await expect(linha).toBeVisible()
})
