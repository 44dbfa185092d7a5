import type { Page } from '@playwright/test'
import { cena, cpfDe, daquiA, perguntar, postoLivre, SENHA, teclas } from './pessoas.ts'
import { expect, test } from './test.ts'

const NOME = 'Jaciara Conceição de Araújo'

async function escolher(page: Page, campo: string, opcao: string): Promise<void> {
  await page.getByRole('combobox', { name: campo, exact: true }).click()
  await page.getByRole('option', { name: opcao, exact: true }).click()
}

const salvo = (page: Page) => expect(page.getByText(/^Salvo às \d\d:\d\d/)).toBeVisible()

async function criar(page: Page, posto: { cliente: string; local: string; cargo: string }, data: string) {
  await page.getByRole('textbox', { name: 'Data prevista de admissão' }).pressSequentially(teclas(data))
  const combo = page.getByRole('combobox', { name: 'Posto' })
  await combo.click()
  await combo.fill(`${posto.cliente} ${posto.local} ${posto.cargo}`)
  await page
    .getByRole('option', { name: new RegExp(posto.local) })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Aumento de quadro' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/editar\/rascunho\/\d+\/pessoais$/)
}

async function preencherPessoais(page: Page, cpf: string) {
  await page.getByLabel('CPF').pressSequentially(cpf)
  await page.getByLabel('Nome completo').fill(NOME)
  await page.getByRole('textbox', { name: 'Nascimento' }).pressSequentially('17041991')
  await escolher(page, 'Sexo', 'Feminino')
  await escolher(page, 'Estado civil', 'Casado(a)')
  await escolher(page, 'Raça/cor', 'Parda')
  await escolher(page, 'Grau de instrução', 'Ensino médio completo')
  await page.getByLabel('Nome da mãe').fill('Maria da Conceição')
  await page.getByLabel('Telefone').pressSequentially('11987654321')
  await salvo(page)
}

async function preencherDocumentos(page: Page) {
  await page.getByLabel('RG', { exact: true }).fill('32455678')
  await page.getByLabel('Órgão expedidor').fill('SSP')
  await escolher(page, 'UF do RG', 'SP')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.waitForURL(/\/endereco$/)
}

async function preencherEndereco(page: Page) {
  await page.getByLabel('CEP').pressSequentially('01310100')
  await page.getByLabel('Logradouro').fill('Avenida Paulista')
  await page.getByLabel('Número').fill('1000')
  await page.getByLabel('Bairro').fill('Bela Vista')
  await page.getByLabel('Município').fill('São Paulo')
  await escolher(page, 'UF', 'SP')
}

async function enviar(page: Page) {
  await page.getByRole('button', { name: 'Revisar' }).click()
  await page.waitForURL(/\/revisar$/)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.waitForURL(/\/parabens\?processo=admissao&id=\d+$/)
  await expect(page.getByRole('heading', { name: 'Tudo certo por aqui!' })).toBeVisible()
  await page.getByRole('link', { name: 'Abrir admissão' }).click()
  await page.waitForURL(/\/visualizar\/\d+$/)
}

/** The confirmation of a move, and of a password when it asks for one. */
async function mover(page: Page, acao: string, { senha = false } = {}) {
  await page.getByRole('button', { name: acao, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: acao, exact: true }).click()
  if (!senha) return
  await page.getByRole('textbox', { name: 'Senha' }).fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

const situacao = (page: Page, texto: string) =>
  expect(page.getByRole('main').getByText(texto, { exact: true }).first()).toBeVisible()

test('an admission walks through every sector, over a kill -9 and a restart, and nothing is lost', async ({
  browser,
  servidor,
}) => {
  test.setTimeout(240_000)
  const palco = { browser, servidor }
  const data = daquiA(25)
  const posto = await postoLivre(servidor, data)
  let id = ''

  await test.step('Operacional drafts, and the server dies under the open form', () =>
    cena(palco, 'coordenador.operacional', '/operacional/admissao/criar', async (page) => {
      await criar(page, posto, data)
      id = /rascunho\/(\d+)/.exec(page.url())?.[1] ?? ''
      await preencherPessoais(page, cpfDe(4_711))
      await servidor.killNode()
      await servidor.start()
      await page.reload()
      await expect(page.getByLabel('Nome completo')).toHaveValue(NOME)
      await page.getByRole('button', { name: 'Próximo' }).click()
      await page.waitForURL(/\/documentos$/)
      await preencherDocumentos(page)
      await preencherEndereco(page)
      await enviar(page)
      await situacao(page, 'Solicitada')
    }))

  await test.step('each sector gives its word in its turn', async () => {
    const em = (setor: string) => `/${setor}/admissao/visualizar/${id}`
    await cena(palco, 'vagas', em('vagas'), async (page) => {
      await page.getByRole('button', { name: 'Aprovar' }).click()
      await situacao(page, 'Em análise')
    })
    await cena(palco, 'sesmt', em('sesmt'), async (page) => {
      await page.getByRole('textbox', { name: 'Data do exame' }).pressSequentially(teclas(daquiA(0)))
      await page.getByLabel('Médico').fill('Dra. Lúcia Prado')
      await page.getByLabel('CRM').fill('12345/SP')
      await page.getByRole('radio', { name: 'Apto', exact: true }).check()
      await page.getByRole('button', { name: 'Aprovar' }).click()
      await expect(page.getByText('Dra. Lúcia Prado')).toBeVisible()
    })
    await cena(palco, 'cadastro', em('rh'), async (page) => {
      await page.getByLabel('Conferi os dados').check()
      await page.getByRole('button', { name: 'Aprovar' }).click()
      await expect(page.getByLabel('Conferi os dados')).toBeHidden()
    })
    await cena(palco, 'almoxarifado', em('almoxarifado'), async (page) => {
      await page.getByLabel('O kit de uniforme').check()
      await page.getByRole('button', { name: 'Aprovar' }).click()
      await expect(page.getByLabel('O kit de uniforme')).toBeHidden()
    })
  })

  await test.step('the whole machine stops and comes back', async () => {
    expect(await servidor.stop()).toBe(0)
    await servidor.start()
  })

  let matricula = ''
  await test.step('Rh approves and effects it, with the password', async () => {
    await cena(palco, 'coordenador', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Aprovar')
      await situacao(page, 'Aprovada')
    })
    await cena(palco, 'gerente.rh', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Efetivar', { senha: true })
      await situacao(page, 'Efetivada')
      const cartao = page.getByRole('region', { name: 'Matrícula' })
      matricula = /\d{6,}/.exec(await cartao.innerText())?.[0] ?? ''
      expect(matricula).not.toBe('')
    })
  })

  await test.step('the new colaborador is in the list', () =>
    cena(palco, 'cadastro', `/rh/colaborador/listar?busca=${matricula}`, async (page) => {
      const linha = page.getByRole('row', { name: new RegExp(matricula) })
      await expect(linha).toContainText(NOME)
      await expect(linha).toContainText('Pré-admissão')
    }))

  const { eventos } = await perguntar<{ eventos: { nome: string | null }[] }>(
    servidor,
    'gerente.rh',
    `/api/admissao/obter/${id}`,
  )
  expect(eventos.map(({ nome }) => nome)).toEqual(expect.arrayContaining(['enviar', 'aprovar', 'efetivar']))
})

test('a supervisor drafts an admission on a phone', async ({ browser, servidor }) => {
  test.setTimeout(120_000)
  const data = daquiA(26)
  const posto = await postoLivre(servidor, data)
  const opcoes = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  await cena(
    { browser, servidor, opcoes },
    'coordenador.operacional',
    '/operacional/admissao/criar',
    async (page) => {
      await criar(page, posto, data)
      await preencherPessoais(page, cpfDe(4_712))
      // Nothing sticks out of a phone's screen.
      const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sobra).toBeLessThanOrEqual(0)
      await page.goto('/operacional/admissao/rascunho')
      await expect(page.getByText(NOME).first()).toBeVisible()
    },
  )
})
