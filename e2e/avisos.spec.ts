import type { Page } from '@playwright/test'
import { cena, entrar, perguntar, SENHA } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Lista<R> {
  readonly results: readonly R[]
}

const sino = (page: Page) => page.getByRole('button', { name: /^Notificações/ })

const quantosPedem = async (servidor: Servidor, usuario: string): Promise<number> =>
  (await perguntar<{ totalPedem: number }>(servidor, usuario, '/api/notificacoes/entradas')).totalPedem

/** Signs in and waits until the server took up the live connection. */
async function entrarLigado(page: Page, usuario: string, destino: string): Promise<void> {
  const ACEITA = '40'
  const ligada = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith(ACEITA)),
    )
  await entrar(page, usuario, destino)
  await ligada
}

/** Types into the palette, opened by the keyboard. */
async function buscar(page: Page, texto: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Buscar/ }).fill(texto)
}

/** Presses the keys of the palette in the very task that draws its button, and types on before its code is there. */
async function pedirAoAparecer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector('button[aria-keyshortcuts~="Control+K"]')
      if (!button) return
      observer.disconnect()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
      setTimeout(() => {
        for (const key of 'listar')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

test('the palette opens a page, a person and a process by the keyboard alone', async ({ page, servidor }) => {
  const { results: pessoas } = await perguntar<Lista<{ nome: string; matricula: string }>>(
    servidor,
    'administrador',
    '/api/colaborador/listar',
  )
  const { results: processos } = await perguntar<Lista<{ id: number; numero: string; status: string }>>(
    servidor,
    'administrador',
    '/api/admissao/listar?status=solicitada',
  )
  const [pessoa] = pessoas
  const [processo] = processos
  if (!pessoa || !processo) throw new Error('The demo company has nobody to look for')
  await pedirAoAparecer(page)
  await entrar(page, 'administrador', '/rh')

  await expect(page.getByRole('combobox', { name: /^Buscar/ })).toHaveValue('listar')
  await page.getByRole('combobox', { name: /^Buscar/ }).pressSequentially(' admissoes')
  await expect(page.getByRole('option', { name: /Listar admissões/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rh/admissao/listar')

  await buscar(page, pessoa.matricula)
  await expect(page.getByRole('option', { name: new RegExp(pessoa.nome) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rh/colaborador/**')
  await expect(page.getByRole('main').getByText(pessoa.nome).first()).toBeVisible()

  await buscar(page, processo.numero)
  await expect(page.getByRole('option', { name: new RegExp(processo.numero) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/rh/admissao/visualizar/${processo.id}`)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: /^Buscar/ })).toBeHidden()
})

// prova: estado.alerta
test('a move is told at once to exactly the people whose turn it is', async ({ browser, page, servidor }) => {
  const { results } = await perguntar<Lista<{ id: number; nome: string }>>(
    servidor,
    'vagas',
    '/api/admissao/listar?status=solicitada',
  )
  const [processo] = results
  if (!processo) throw new Error('The demo company has no request for Vagas')
  const pediam = await quantosPedem(servidor, 'sesmt')
  const texto = `${processo.nome}: registrar exame`
  await using contexto = await browser.newContext({ baseURL: servidor.url })
  const alheia = await contexto.newPage()
  await entrarLigado(page, 'sesmt', '/sesmt')
  await entrarLigado(alheia, 'comercial', '/comercial')

  await cena({ browser, servidor }, 'vagas', `/vagas/admissao/visualizar/${processo.id}`, async (vagas) => {
    await vagas.getByRole('button', { name: 'Aprovar' }).click()
    await expect(vagas.getByRole('main').getByText('Em análise', { exact: true }).first()).toBeVisible()
  })
  await expect(page.getByText(texto)).toBeVisible()
  await expect(sino(page)).toContainText(new RegExp(`^Notificações${pediam + 1} pede`))
  const { results: alheios } = await perguntar<Lista<{ processo: { id: number } | null }>>(
    servidor,
    'comercial',
    '/api/notificacoes/listar',
  )
  expect(alheios.map((aviso) => aviso.processo?.id)).not.toContain(processo.id)
  await expect(alheia.getByText(texto)).toHaveCount(0)

  await sino(page).click()
  const lista = page.getByRole('dialog', { name: 'Notificações' })
  await lista.getByRole('link', { name: `Registrar exame: ${processo.nome}` }).click()
  await page.waitForURL(`**/sesmt/admissao/visualizar/${processo.id}`)
  // Reading is not doing: it goes on asking.
  expect(await quantosPedem(servidor, 'sesmt')).toBe(pediam + 1)

  await page.goto('/sesmt/avisos')
  await expect(page.getByRole('link', { name: `Registrar exame: ${processo.nome}` })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('listitem').and(page.locator('[data-aqui="true"]'))).toHaveCount(1)
  await page.keyboard.press('l')
  await expect.poll(() => quantosPedem(servidor, 'sesmt')).toBe(pediam)
})

test('without a network what waited is there with its age, until the person leaves', async ({
  context,
  page,
  queixas,
}) => {
  const guardada = () => page.evaluate(() => localStorage.getItem('espera'))
  await entrar(page, 'vagas', '/vagas')
  await expect.poll(guardada).toContain('"itens"')
  const esperavam = (JSON.parse((await guardada()) ?? '') as { itens: { nome: string }[] }).itens
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.goto('/vagas')
  const lista = page.getByRole('region', { name: 'Esperando por você' })
  await expect(lista).toContainText(/Sem conexão: lista de hoje, \d\d:\d\d/)
  await expect(lista.getByRole('listitem')).toHaveCount(esperavam.length)
  await expect(lista).toContainText(esperavam[0]?.nome ?? '')

  await context.setOffline(false)
  await page.goto('/vagas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.waitForURL('**/auth/login**')
  await expect.poll(guardada).toBeNull()
  // Without a network every call fails.
  queixas.length = 0
})

// prova: estado.expira
test('a session that ends under an open form keeps what was typed', async ({ page, queixas, servidor }) => {
  const { results } = await perguntar<Lista<{ id: number }>>(
    servidor,
    'coordenador.operacional',
    '/api/admissao/rascunhos',
  )
  const [rascunho] = results
  if (!rascunho) throw new Error('The demo company has no draft')
  const endereco = `/operacional/admissao/editar/rascunho/${rascunho.id}/pessoais`
  await page.clock.install()
  await entrar(page, 'coordenador.operacional', endereco)
  const mae = page.getByLabel('Nome da mãe')
  await expect(mae).toBeVisible()
  await page.route('**/api/admissao/editar', (route) => route.abort())
  await mae.fill('Joana das Dores Pacheco')
  await page.clock.runFor(2_000)

  const restam = await page.evaluate(() => {
    const [, claims = ''] = (sessionStorage.getItem('accessToken') ?? '').split('.')
    return (JSON.parse(atob(claims)) as { exp: number }).exp * 1000 - Date.now()
  })
  await page.clock.fastForward(restam - 9.5 * 60_000)
  await expect(page.getByText('Sua sessão termina em 10 minutos.')).toBeVisible()
  await page.clock.fastForward(10 * 60_000)
  await page.waitForURL('**/auth/login**')
  await expect(page.getByText('Login expirado, por favor faça login novamente.')).toBeVisible()

  await page.unroute('**/api/admissao/editar')
  await page.clock.setSystemTime(new Date())
  await page.getByLabel('Usuário').fill('coordenador.operacional')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`**${endereco}`)
  await expect(mae).toHaveValue('Joana das Dores Pacheco')
  await page.clock.runFor(5_000)
  // The calls that were cut off on purpose.
  queixas.length = 0
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('guarda:'))))
    .toEqual([])
})
