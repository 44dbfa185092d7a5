import { expectAcessivel } from './acessibilidade.ts'
import { daquiA, entrar, teclas } from './pessoas.ts'
import { expect, test } from './test.ts'

// Comercial creates a contract from the keyboard, sees its vacancies, and amends it.

test('a contract is created without the mouse, shows its free slots, and an amendment adds to them', async ({
  page,
}) => {
  await entrar(page, 'comercial', '/comercial/contratos/novo')
  const escolher = async (label: string, texto: string): Promise<void> => {
    await page.getByRole('combobox', { name: label }).focus()
    await page.keyboard.type(texto)
    await expect(page.getByRole('option').first()).toContainText(texto)
    await page.keyboard.press('Enter')
  }
  const escrever = async (label: string, texto: string): Promise<void> => {
    await page.getByRole('textbox', { name: label, exact: true }).focus()
    await page.keyboard.type(texto)
  }
  const apertar = async (botao: string): Promise<void> => {
    await page.getByRole('button', { name: botao, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  await escolher('Escolha o cliente', 'Torre')
  await escrever('Número do contrato', '500/2026')
  await escrever('Objeto', 'Limpeza do anexo')
  await escrever('Início', teclas(daquiA(10)))
  await escrever('Fim', teclas(daquiA(5)))
  await escrever('Código', 'MG.500')
  await escrever('Descrição', 'Anexo da torre')
  await page.keyboard.press('Enter')
  await expect(page.getByText('O contrato termina antes de começar: confira as datas')).toBeVisible()
  await page.getByRole('textbox', { name: 'Fim', exact: true }).fill('')
  await escrever('Fim', teclas(daquiA(375)))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Locais' })).toBeVisible()
  await escrever('Nome', 'Anexo')
  await escrever('Endereço', 'Rua dos Ipês, 40')
  await escolher('Município', 'Contagem')
  await apertar('Usar este sindicato')
  await apertar('Próximo')

  // What was typed outlives a reload.
  await expect(page.getByRole('heading', { name: 'Postos' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Recuperamos o que você digitou.')).toBeVisible()
  await apertar('Próximo')
  await expect(page.getByRole('alert').filter({ hasText: 'Informe pelo menos um posto' })).toBeVisible()
  await apertar('Adicionar posto')
  await expect(page.getByLabel('Cargo')).toBeVisible()
  await expect(page.getByText('Campo obrigatório')).toHaveCount(0)
  await escolher('Cargo', 'Auxiliar de limpeza')
  // The first one; opening the list alone chooses nothing.
  await page.getByRole('combobox', { name: 'Escala' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await escrever('Vagas', '3')
  await escrever('Salário previsto', '190000')
  await expect(page.getByText(/^Piso do sindicato(?:, na jornada da escala)?: R\$/)).toBeVisible()
  await expectAcessivel(page, 'the posts of a new contract')
  await apertar('Próximo')
  await apertar('Criar contrato')

  await expect(page.getByRole('heading', { level: 1, name: 'Torre Ipê' })).toBeVisible()
  const posto = page.getByRole('button', { name: /^Auxiliar de limpeza/ })
  await expect(posto).toContainText('3 vagas de 3')
  await expectAcessivel(page, 'a contract')
  await page.getByRole('button', { name: 'Alterar Tema' }).click()
  // A tooltip on its way out is half transparent: what is looked at is the page at rest.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAcessivel(page, 'a contract (dark)')

  await apertar('Novo aditivo')
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Acréscimo').check()
  await dialogo.getByRole('textbox', { name: 'Assinado em' }).pressSequentially(teclas(daquiA(0)))
  await dialogo.getByRole('textbox', { name: 'Vale a partir de' }).pressSequentially(teclas(daquiA(40)))
  await dialogo.getByLabel('Descrição').fill('Mais duas pessoas no anexo')
  await dialogo.getByRole('button', { name: 'Mudar um posto' }).click()
  await escolher('Posto', 'Auxiliar de limpeza')
  await dialogo.getByLabel('Nova quantidade').fill('5')
  await expectAcessivel(page, 'a new amendment')
  await dialogo.getByRole('button', { name: 'Registrar aditivo' }).click()

  await expect(page.getByText('Auxiliar de limpeza · Anexo – quantidade: de 3 para 5')).toBeVisible()
  await expect(posto).toContainText('3 vagas de 3')
  await page.getByRole('button', { name: 'Último dia' }).click()
  await expect(posto).toContainText('5 vagas de 5')
})
