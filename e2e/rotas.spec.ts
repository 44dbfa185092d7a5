import type { Page } from '@playwright/test'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { ETAPA_REVISAR, etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { isPronta } from '@rh/domain/setores/ainda'
import { hrefOf, rotasGerais, setoresDe, todasAsRotas } from '@rh/domain/setores/rotas'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { setorSlugs } from '@rh/domain/setores/setores'
import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar, entrarPelaTela, perguntar, seguirPara } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

// Generated from the sector table: what it grants opens, what it does not is refused, whoever asks.

const rotas = todasAsRotas()
const prontas = rotas.filter(({ view, path }) => isPronta(view) && !path.includes(':'))
const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')

/** A draft of the demo company. */
async function findRascunho(servidor: Servidor): Promise<number> {
  const { results } = await perguntar<{ results: { id: number }[] }>(
    servidor,
    'administrador',
    '/api/admissao/rascunhos?porPagina=1',
  )
  const id = results[0]?.id
  if (id === undefined) throw new Error('The demo company has no draft')
  return id
}

/** Looks at a page that needs a record, or that is one of several of a view, once it is all there. */
async function conferir(page: Page, onde: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), onde).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root'), onde).toHaveCount(0)
  await expectAcessivelDosDoisLados(page, onde)
}

/** One page serves a view in every sector: its colours and labels are looked at once. */
const primeiras = new Set(
  prontas.filter(({ view }, i) => prontas.findIndex((r) => r.view === view) === i).map(({ path }) => path),
)

// prova: acesso.setores
test.describe('every built page opens without errors, and every view passes axe in both themes and directions', () => {
  // A sector asks nothing of another: the workers share them out.
  test.describe.configure({ mode: 'parallel', timeout: 360_000 })

  test('setores', async ({ page }) => {
    await entrar(page, 'administrador')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAcessivelDosDoisLados(page, rotasGerais.setores)
  })

  for (const setor of setorSlugs) {
    test(setor, async ({ page }) => {
      await entrar(page, 'administrador')
      let anterior = ''
      for (const { path, titulo } of prontas.filter((rota) => rota.setor === setor)) {
        // The title says that the next page is there; after one of the same title only a new document does.
        await (anterior === '' || anterior === titulo ? page.goto(path) : seguirPara(page, path))
        anterior = titulo
        await expect(page, path).toHaveTitle(new RegExp(titulo))
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
        if (primeiras.has(path)) await expectAcessivelDosDoisLados(page, path)
      }
    })
  }

  test('every step of an admission', async ({ page, servidor }) => {
    const id = await findRascunho(servidor)
    const passo = (etapa: string) => hrefOf('operacional', 'admissao.editar-rascunho', { id, etapa })
    await entrar(page, 'administrador', passo(ETAPA_REVISAR))
    await expect(page.getByRole('heading', { name: /^Revisar/ }).first()).toBeVisible()
    await conferir(page, ETAPA_REVISAR)
    for (const etapa of [...etapaNomes, ETAPA_ANEXOS]) {
      await seguirPara(page, passo(etapa))
      await expect(page.locator(`[data-etapa="${etapa}"]`)).toBeVisible()
      await conferir(page, etapa)
    }
  })

  test('the board of admissions', async ({ page }) => {
    const path = `${hrefOf('operacional', 'admissao.listar')}?visao=quadro`
    await entrar(page, 'administrador', path)
    await conferir(page, path)
  })
})

// prova: acesso.guarda, erro.sem-permissao
test.describe('each group is refused in a sector of others, in words, and enters its own', () => {
  // Two, for the two workers; each with one browser session, whose cache the next group finds warm.
  test.describe.configure({ mode: 'parallel' })
  const comuns = grupos.filter((g) => g !== 'Administrador')
  const meio = Math.ceil(comuns.length / 2)

  for (const alguns of [comuns.slice(0, meio), comuns.slice(meio)]) {
    test(`${alguns.at(0)} to ${alguns.at(-1)}`, async ({ page }) => {
      for (const grupo of alguns) {
        const [dele = 'rh'] = setoresDe([grupo])
        const alheio = setorSlugs.find((setor) => !setoresDe([grupo]).includes(setor))
        const recusa = page.getByText('Você não tem permissão para acessar esta página')
        await entrar(page, loginDe(grupo), `/${alheio}`)
        await expect(recusa, grupo).toBeVisible()
        await seguirPara(page, `/${dele}`)
        await expect(recusa, grupo).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 }), grupo).toBeVisible()
      }
    })
  }
})

// prova: acesso.desconhecida, erro.rota
test('addresses that do not exist, or not yet, lead to /404', async ({ page }) => {
  await entrar(page, 'administrador')
  const ainda = rotas.find(({ view, path }) => !isPronta(view) && !path.includes(':'))
  for (const path of ['/nada', '/rh/nada', '/rh/admissao/criar', ainda?.path ?? '/nada']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
  }
})

// prova: acesso.return-to
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

// prova: erro.horario
test('outside the hours the door stays shut, in the exact words', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Usuário').fill('fora.do.horario')
  await page.getByLabel('Senha', { exact: true }).fill('demo-limpeza-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Horário de acesso não permitido!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

// prova: constante.senha
test('no storage of the browser ever holds the password', async ({ page, context }) => {
  await entrarPelaTela(page, 'vagas')
  const guardado = await page.evaluate(
    () =>
      [sessionStorage, localStorage].map((cofre) => JSON.stringify(Object.entries(cofre))).join('') +
      document.cookie,
  )
  expect(guardado).not.toContain('demo-limpeza')
  // The mark of a browser from which somebody came in is all that is kept, and no script reads it.
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([{ name: 'rh_dispositivo', httpOnly: true, sameSite: 'Strict' }])
  expect(JSON.stringify(cookies)).not.toContain('demo-limpeza')
})
