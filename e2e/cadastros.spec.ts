import { expectAcessivel } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

test('an administrator adds a record and reads its history, checks a scale while typing it, and sets a limit from a day on', async ({
  page,
}) => {
  await entrar(page, 'administrador', '/admin')
  await page.getByRole('region', { name: 'Administrar' }).getByRole('link', { name: 'Cadastros' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastros', level: 1 })).toBeVisible()
  await expectAcessivel(page, 'cadastros')
  await page.getByRole('link', { name: /^Cargos/ }).click()

  await page.getByRole('link', { name: 'Novo cargo' }).first().click()
  const painel = page.getByRole('dialog', { name: 'Novo cargo' })
  await painel.getByLabel('Título').fill('Limpador de piscinas')
  await painel.getByRole('combobox', { name: 'Ocupação (CBO)' }).fill('faxineiro')
  await page.getByRole('option', { name: '5143-20 · Faxineiro' }).click()
  await painel.getByLabel('NR-35 · Trabalho em altura').check()
  await expectAcessivel(page, 'novo cargo')
  await painel.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Cargo cadastrado.')).toBeVisible()

  await page.getByRole('link', { name: 'Limpador de piscinas' }).click()
  const cargo = page.getByRole('dialog', { name: 'Limpador de piscinas' })
  await cargo.getByLabel('Título').fill('Piscineiro')
  // Another part of the panel is another place: what was typed is not lost without a word.
  await cargo.getByRole('tab', { name: 'Pisos' }).click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await cargo.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Alterações salvas.')).toBeVisible()

  await page.getByRole('link', { name: 'Piscineiro' }).click()
  const salvo = page.getByRole('dialog', { name: 'Piscineiro' })
  await salvo.getByRole('tab', { name: 'Histórico' }).click()
  await expect(salvo.getByText('Título: Limpador de piscinas → Piscineiro')).toBeVisible()

  // A scale is checked while it is typed, and a limit holds from its day on.
  await page.goto('/admin/cadastros/escalas?registro=novo')
  const escala = page.getByRole('dialog', { name: 'Nova escala' })
  await escala.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: '6x1' }).click()
  await escala.getByLabel('Entrada', { exact: true }).fill('0700')
  await escala.getByLabel('Saída', { exact: true }).fill('1600')
  await expect(escala.getByText('48 h por semana')).toBeVisible()
  await expect(escala.getByText('A jornada semanal passa do limite legal.')).toBeVisible()
  await escala.getByLabel('Saída no sábado').fill('1100')
  await escala.getByLabel('Entrada no sábado').fill('0700')
  await expect(escala.getByText('44 h por semana')).toBeVisible()

  await page.goto('/admin/cadastros/limites')
  await page.getByRole('button', { name: 'Novo valor: Rascunhos abertos por pessoa' }).click()
  const limite = page.getByRole('dialog', { name: 'Admissão: rascunhos abertos por pessoa' })
  await limite.getByLabel('Valor').fill('12')
  await limite.getByLabel('A partir de', { exact: true }).fill('01012020')
  await limite.getByLabel('Motivo').fill('Mutirão de vagas')
  await limite.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(limite.getByText('Uma regra da empresa só pode valer de hoje em diante').first()).toBeVisible()
  await limite.getByLabel('A partir de', { exact: true }).fill('01012090')
  await limite.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('a partir de 01/01/2090 · Mutirão de vagas')).toBeVisible()
})
