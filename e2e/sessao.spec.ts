import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar, entrarPelaTela, SENHA } from './pessoas.ts'
import { expect, test } from './test.ts'

// What a day at work does to a page that stays open: it sleeps, goes back, loses the server, is outdated.

const EXPIRADO = 'Login expirado, por favor faça login novamente.'
const RECUPERADO = 'Recuperamos o que você digitou.'
const PERFIL = '/rh/perfil'

const telefone = (page: Page) => page.getByLabel('Telefone')

const guardados = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('guarda:')))

async function entrarDeNovo(page: Page, usuario: string): Promise<void> {
  await page.getByLabel('Usuário').fill(usuario)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The server forgets the session of this tab, which does not know yet. */
const encerrarLonge = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` }
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status
  })

test('what was typed comes back after a reload and an ended session, and goes with the person', async ({
  page,
}) => {
  await entrar(page, 'assistente.departamento.pessoal', PERFIL)
  await telefone(page).fill('11987651234')
  await page.reload()
  await expect(page.getByText(RECUPERADO)).toBeVisible()
  await expect(telefone(page)).toHaveValue('(11) 98765-1234')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(telefone(page)).toHaveValue('')
  expect(await guardados(page)).toEqual([])

  await telefone(page).fill('11912345678')
  await page.getByLabel('Nova senha').fill('girassol torto')
  await encerrarLonge(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForURL('**/auth/login**')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('girassol')
  await entrarDeNovo(page, 'assistente.departamento.pessoal')
  await page.waitForURL(`**${PERFIL}`)
  await expect(telefone(page)).toHaveValue('(11) 91234-5678')

  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.waitForURL('**/auth/login**')
  expect(await guardados(page)).toEqual([])
})

test('a page that was kept asks whether its session lives; a machine that slept past it wakes up at the door', async ({
  page,
}) => {
  await page.clock.install()
  await entrar(page, 'vagas', '/vagas')
  const pergunta = page.waitForResponse('**/api/auth/me')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect((await pergunta).status()).toBe(200)
  // Time passes without the timers: that is what sleeping is.
  await page.clock.setSystemTime(Date.now() + 11 * 60 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForURL('**/auth/login**')
  await page.clock.runFor(1_000)
  await expect(page.getByText(EXPIRADO)).toBeVisible()
})

test('a restart of the server signs nobody out', async ({ page, queixas, servidor }) => {
  await entrar(page, 'comercial', '/comercial')
  // Who stands before a whole page: a page that is still loading its parts needs the server.
  await page.waitForLoadState('networkidle')
  await servidor.stop()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await page.evaluate(() => fetch('/api/saude').catch(() => null))
  await servidor.start()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/comercial')
  // The calls that found nobody there.
  queixas.length = 0
})

test('a new version is offered, but not over work that would be lost', async ({ page }) => {
  await page.clock.install()
  await entrar(page, 'cadastro', PERFIL)
  await expect(telefone(page)).toBeVisible()
  await page.route('**/versao.json', (route) => route.fulfill({ json: { versao: 'index-outra.js' } }))
  const convite = page.getByText('Há uma nova versão disponível.')
  await telefone(page).fill('11987651234')
  await page.clock.fastForward(6 * 60_000)
  const lida = page.waitForResponse('**/versao.json')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await lida
  await page.clock.runFor(1_000)
  await expect(convite).toHaveCount(0)
  await telefone(page).fill('')
  await page.clock.runFor(1_000)
  await expect(convite).toBeVisible()
  const recarrega = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await recarrega
})

test('a person without a sector has the profile over the page, and nothing else', async ({ page }) => {
  await entrar(page, 'sem.grupo')
  await expect(page.getByRole('heading', { name: 'Aguardando liberação do administrador' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver meu perfil' }).click()
  const perfil = page.getByRole('dialog', { name: 'Meu perfil' })
  await expect(perfil.getByLabel('Nome', { exact: true })).toHaveValue('Bárbara Teles')
  await expectAcessivel(page, 'the profile over /setores')
  await page.keyboard.press('Escape')
  await expect(perfil).toBeHidden()
  await expect(page).toHaveURL(/\/setores$/)
  await page.getByRole('banner').getByRole('link', { name: 'Meu Perfil' }).click()
  await expect(perfil).toBeVisible()
})

// prova: erro.setor
test('a sector that the screens do not know is told, not left out', async ({ page }) => {
  const nova = { PK_ID_projeto: 99, Nome: 'Fiscal', Icon: 'fiscal' }
  await page.route('**/api/setores', async (route) => {
    const resposta = await route.fetch()
    const { results } = (await resposta.json()) as { results: unknown[] }
    await route.fulfill({ json: { results: [...results, nova] } })
  })
  await page.route('**/api/auth/login', async (route) => {
    const resposta = await route.fetch()
    const corpo = (await resposta.json()) as { user: { Grupos: unknown[] } }
    corpo.user.Grupos.push({ Grupo_nome: 'Fiscal', ID_setor: 99 })
    await route.fulfill({ json: corpo })
  })
  const avisos: string[] = []
  page.on('console', (message) => message.type() === 'warning' && avisos.push(message.text()))
  await entrarPelaTela(page, 'vagas')
  await expect(page.getByText('Fiscal: Setor não encontrado nos dados de navegação.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Vagas/ })).toBeVisible()
  await expectAcessivel(page, 'a sector without a menu')
  await page.getByRole('button', { name: 'Alterar Setor' }).click()
  await expect(page.getByRole('menuitem', { name: /^Fiscal Setor não encontrado/ })).toBeVisible()
  expect(avisos.join()).toContain('Sector 99 is not in the navigation data')
})
