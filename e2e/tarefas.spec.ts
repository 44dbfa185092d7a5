import type { Page } from '@playwright/test'
import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { cena, entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

const coluna = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cartao = (page: Page, onde: string, name: string) =>
  coluna(page, onde).getByRole('button', { name, exact: true })

/** Drags a card onto a column, and lets go once the column knows that it is above it. */
async function arrastar(page: Page, titulo: string, de: string, para: string): Promise<void> {
  await cartao(page, de, titulo).hover()
  await page.mouse.down()
  const alvo = await coluna(page, para).getByRole('list').first().boundingBox()
  if (!alvo) throw new Error(`No column ${para}`)
  const [x, y] = [alvo.x + alvo.width / 2, alvo.y + 6]
  await page.mouse.move(x, y + 40, { steps: 8 })
  await page.mouse.move(x, y, { steps: 4 })
  await expect(coluna(page, para).locator('[data-sobre]')).toBeVisible()
  await page.mouse.up()
  await expect(cartao(page, para, titulo)).toBeVisible()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a first board is begun, and its cards are moved by keys and by pointer under the eyes of a colleague', async ({
  browser,
  page,
  servidor,
}) => {
  await entrar(page, 'sesmt', '/sesmt/tarefas')
  await expect(page.getByRole('heading', { name: /^O que o setor tem a fazer/ })).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'um quadro vazio')
  await page.getByRole('button', { name: 'Criar a primeira tarefa' }).click()
  const titulo = page.getByRole('textbox', { name: 'Título da nova tarefa em A fazer' })
  for (const tarefa of ['Conferir extintores', 'Agendar exames']) {
    await titulo.fill(tarefa)
    await titulo.press('Enter')
    await expect(cartao(page, 'A fazer', tarefa)).toBeVisible()
  }
  await titulo.press('Escape')

  await cartao(page, 'A fazer', 'Conferir extintores').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Conferir extintores na mão. Está em A fazer, posição 1.')).toBeAttached()
  // Mirrored by now: the next column is on the left.
  await page.keyboard.press('ArrowLeft')
  await expect(coluna(page, 'Fazendo').locator('[data-sobre]')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(cartao(page, 'Fazendo', 'Conferir extintores')).toBeVisible()

  await cena({ browser, servidor }, 'administrador', '/sesmt/tarefas', async (colega) => {
    await expect(cartao(colega, 'Fazendo', 'Conferir extintores')).toBeVisible()
    await arrastar(page, 'Agendar exames', 'A fazer', 'Fazendo')
    await expect(cartao(colega, 'Fazendo', 'Agendar exames')).toBeVisible()
  })
  await expectAcessivelDosDoisLados(page, 'um quadro com tarefas')
})

test('a task is read and its list ticked on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await entrar(page, 'gestor', '/operacional/tarefas')
  await page.getByText('Combinar o novo horário de entrada').click()
  const painel = page.getByRole('dialog', { name: 'Combinar o novo horário de entrada' })
  const item = painel.getByRole('textbox', { name: 'Novo item da lista de verificação' })
  await item.fill('Perguntar da condução')
  await item.press('Enter')
  // Ticked once the server knows.
  const feito = painel.getByRole('checkbox', { name: 'Perguntar da condução' })
  await feito.click()
  await expect(feito).toBeChecked()
  await expect(painel.getByText(/1 de 1/)).toBeVisible()
  await expectAcessivelDosDoisLados(page, 'uma tarefa no celular')
})
