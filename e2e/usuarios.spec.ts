import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar, SENHA } from './pessoas.ts'
import { expect, test } from './test.ts'

const NOVA = 'girassol torto no quintal 9'

async function confirmarSenha(page: Page): Promise<void> {
  const pergunta = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await pergunta.getByLabel('Senha', { exact: true }).fill(SENHA)
  await pergunta.getByRole('button', { name: 'Confirmar' }).click()
}

test('an administrator creates a user, who comes in with the code, until the account is closed', async ({
  browser,
  page,
  servidor,
}) => {
  await entrar(page, 'administrador', '/admin/usuarios/novo')
  await page.getByLabel('Nome completo').fill('Marina Duarte')
  await page.getByLabel('E-mail').fill('marina.duarte@alvorecer.example')
  // The login was suggested from the name.
  await expect(page.getByLabel('Usuário', { exact: true })).toHaveValue('marina.duarte')
  await page.getByRole('checkbox', { name: 'Vagas', exact: true }).check()
  await page.getByRole('button', { name: 'Adicionar janela em Sábado' }).click()
  await page.getByLabel('Entrada: Sábado, janela 1').fill('2200')
  await page.getByLabel('Saída: Sábado, janela 1').fill('0600')
  await page.getByRole('button', { name: 'Dividir em duas' }).click()
  await expect(page.getByLabel('Saída: Domingo, janela 1')).toHaveValue('06:00')
  // Whatever the day of the test, the person may come in.
  await page.getByRole('button', { name: 'Usar um modelo' }).click()
  await page.getByRole('menuitem', { name: /^Sem restrição/ }).click()
  await expectAcessivel(page, 'usuarios/novo')
  await page.getByRole('button', { name: 'Criar usuário' }).click()
  await confirmarSenha(page)
  const codigo = await page.getByLabel('Código de acesso', { exact: true }).innerText()

  const context = await browser.newContext({ baseURL: servidor.url, locale: 'pt-BR' })
  const pessoa = await context.newPage()
  await pessoa.goto('/auth/login')
  await pessoa.getByRole('button', { name: 'Tenho um código' }).click()
  await pessoa.getByLabel('Usuário').fill('marina.duarte')
  await pessoa.getByLabel('Código').fill(codigo.toLowerCase().replaceAll('-', ' '))
  await pessoa.getByLabel('Nova senha', { exact: true }).fill(NOVA)
  await pessoa.getByLabel('Repita a nova senha').fill(NOVA)
  await expectAcessivel(pessoa, 'the code screen')
  await pessoa.getByRole('button', { name: 'Criar senha e entrar' }).click()
  await pessoa.waitForURL('**/setores')

  await page.getByRole('link', { name: 'Ver o usuário' }).click()
  const painel = page.getByRole('dialog', { name: 'Marina Duarte' })
  await painel.getByRole('tab', { name: 'Sessões' }).click()
  await expect(painel.getByRole('button', { name: /^Encerrar a sessão/ })).toBeVisible()
  await painel.getByRole('button', { name: 'Desativar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Desativar Marina Duarte?' })
  await pergunta.getByLabel('Motivo').fill('Desligada da empresa')
  await pergunta.getByRole('button', { name: 'Desativar' }).click()
  await expect(painel.getByText('Desativado', { exact: true })).toBeVisible()
  await pessoa.waitForURL('**/auth/login**')
  await context.close()
})

test('the panel of a user: hours copied by keyboard, nothing lost by leaving, accessible tabs', async ({
  page,
}) => {
  await entrar(page, 'administrador', '/admin/usuarios/listar')
  await page.getByRole('searchbox').fill('rosana')
  await page.getByRole('link', { name: /^Rosana Prado/ }).click()
  const painel = page.getByRole('dialog', { name: 'Rosana Prado' })
  for (const aba of ['Dados', 'Grupos', 'Contratos', 'Alterações', 'Horários']) {
    await painel.getByRole('tab', { name: aba }).click()
    await expect(painel.getByRole('tab', { name: aba, selected: true })).toBeVisible()
    await expectAcessivel(page, aba)
  }
  await painel.getByLabel('Saída: Segunda-feira, janela 2').fill('18:00')
  await painel.getByRole('button', { name: 'Copiar ou limpar Segunda-feira' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copiar para os dias úteis' }).press('Enter')
  await expect(painel.getByLabel('Saída: Sexta-feira, janela 2')).toHaveValue('18:00')
  await painel.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await painel.getByRole('button', { name: 'Salvar' }).click()
  await confirmarSenha(page)
  await expect(page.getByText('Horários salvos.')).toBeVisible()
  await painel.getByRole('button', { name: 'Fechar' }).click()
  await expect(painel).toBeHidden()
})
