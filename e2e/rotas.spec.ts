import type { Page } from '@playwright/test'
import { ETAPA_ANEXOS, ETAPA_REVISAR, etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { isPronta } from '@rh/domain/setores/ainda'
import { hrefOf, rotas, rotasGerais, setoresDe } from '@rh/domain/setores/rotas'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { setorSlugs } from '@rh/domain/setores/setores'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar, entrarPelaTela, perguntar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

// Generated from the sector table: what it grants opens, what it does not is refused, whoever asks.

const prontas = rotas.filter(({ view, path }) => isPronta(view) && !path.includes(':'))
const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')

/** Axe over the page as it stands, and again in the other theme. */
async function conferirOsDoisTemas(page: Page, onde: string): Promise<void> {
  await expectAcessivel(page, `${onde} (light)`)
  await page.getByRole('button', { name: 'Alterar Tema' }).click()
  // A tooltip on its way out is half transparent: what is looked at is the page at rest.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAcessivel(page, `${onde} (dark)`)
  await page.getByRole('button', { name: 'Alterar Tema' }).click()
}

/** Pages that one view has several of, and those that need a record: each step of a draft, the board. */
async function outrasPaginas(servidor: Servidor): Promise<string[]> {
  const { results } = await perguntar<{ results: { id: number }[] }>(
    servidor,
    'administrador',
    '/api/admissao/rascunhos?porPagina=1',
  )
  const id = results[0]?.id
  if (id === undefined) throw new Error('The demo company has no draft')
  const passos = [...etapaNomes, ETAPA_ANEXOS, ETAPA_REVISAR]
  return [
    ...passos.map((etapa) => hrefOf('operacional', 'admissao.editar-rascunho', { id, etapa })),
    `${hrefOf('operacional', 'admissao.listar')}?visao=quadro`,
  ]
}

/** One page serves a view in every sector: its colours and labels are looked at once. */
const primeiras = new Set(
  prontas.filter(({ view }, i) => prontas.findIndex((r) => r.view === view) === i).map(({ path }) => path),
)

test.describe('every built page opens without errors, and every view passes axe in both themes', () => {
  // A sector asks nothing of another: the workers share them out.
  test.describe.configure({ mode: 'parallel', timeout: 180_000 })

  test('setores', async ({ page }) => {
    await entrar(page, 'administrador')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await conferirOsDoisTemas(page, rotasGerais.setores)
  })

  for (const setor of setorSlugs) {
    test(setor, async ({ page }) => {
      await entrar(page, 'administrador')
      for (const { path, titulo } of prontas.filter((rota) => rota.setor === setor)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
        await expect(page, path).toHaveTitle(new RegExp(titulo))
        if (primeiras.has(path)) await conferirOsDoisTemas(page, path)
      }
    })
  }

  test('every step of an admission and the board pass axe in both themes', async ({ page, servidor }) => {
    await entrar(page, 'administrador')
    for (const path of await outrasPaginas(servidor)) {
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname + url.search === path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root'), path).toHaveCount(0)
      await conferirOsDoisTemas(page, path)
    }
  })
})

test('each group enters its sector and is refused in another, in words', async ({ page }) => {
  test.setTimeout(240_000)
  for (const grupo of grupos.filter((g) => g !== 'Administrador')) {
    const [dele = 'rh'] = setoresDe([grupo])
    const alheio = setorSlugs.find((setor) => !setoresDe([grupo]).includes(setor))
    await entrar(page, loginDe(grupo), `/${dele}`)
    const recusa = page.getByText('Você não tem permissão para acessar esta página')
    await expect(page.getByRole('heading', { level: 1 }), grupo).toBeVisible()
    await expect(recusa, grupo).toBeHidden()
    await page.goto(`/${alheio}`)
    await expect(recusa, grupo).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('addresses that do not exist, or not yet, lead to /404', async ({ page }) => {
  await entrar(page, 'administrador')
  const ainda = rotas.find(({ view, path }) => !isPronta(view) && !path.includes(':'))
  for (const path of ['/nada', '/rh/nada', '/rh/admissao/criar', ainda?.path ?? '/nada']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
  }
})

test('a visitor is sent to the login with the way back, and never off the site', async ({ page }) => {
  await page.goto('/rh/admissao/listar?status=solicitada')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Frh%2Fadmissao%2Flistar/)
  await page.getByLabel('Usuário').fill('cadastro')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/rh\/admissao\/listar\?status=solicitada$/)
  await page.goto('/auth/login?returnTo=https://malvado.example')
  await expect(page).toHaveURL(/\/setores$/)
})

test('outside the hours the door stays shut, in the exact words', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Usuário').fill('fora.do.horario')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Horário de acesso não permitido!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('no storage of the browser ever holds the password', async ({ page, context }) => {
  await entrarPelaTela(page, 'vagas')
  const guardado = await page.evaluate(
    () =>
      [sessionStorage, localStorage].map((cofre) => JSON.stringify(Object.entries(cofre))).join('') +
      document.cookie,
  )
  expect(guardado).not.toContain('demo-limpeza')
  expect(await context.cookies()).toEqual([])
})
