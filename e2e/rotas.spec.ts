import type { Page } from '@playwright/test'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { ETAPA_REVISAR, etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { isPronta } from '@rh/domain/setores/ainda'
import { hrefOf, type Rota, rotasGerais, todasAsRotas } from '@rh/domain/setores/rotas'
import { setorOf } from '@rh/domain/setores/setores'
import { expectAcessivelDosDoisLados } from './acessibilidade.ts'
import { entrar, perguntar, seguirPara } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { test } from './test.ts'

// Generated from the sector table: each page that it grants, in each sector.

const prontas = todasAsRotas().filter(({ view, path }) => isPronta(view) && !path.includes(':'))

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
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' })
  await expectAcessivelDosDoisLados(page, onde)
}

/** Waits until the page of a sector is the one that is there, with all that it asks for. */
const chegar = (page: Page, { path, setor, titulo }: Rota): Promise<unknown> =>
  page
    .waitForFunction(
      // Every page of a sector has the sector's menu: of one view in two sectors only that differs.
      ([menu, dito]) =>
        document.title.includes(dito) &&
        document.querySelector(`nav[aria-label="${menu}"]`) !== null &&
        document.querySelector('h1')?.checkVisibility() === true &&
        document.querySelector('[aria-busy="true"]') === null,
      [`Menu ${setorOf(setor).label}`, titulo] as const,
      { polling: 50, timeout: 60_000 },
    )
    .catch((cause: unknown) => {
      throw new Error(`${path} did not come whole`, { cause })
    })

/** The pages of each view together: in the next sector a view finds answered what it asks for in every one. */
const porView = [...Map.groupBy(prontas, ({ view }) => view).values()]

// prova: acesso.setores
test.describe('every built page opens without errors, and every view passes axe in both themes and directions', () => {
  // A view asks nothing of another: the workers share them out, each with one page that is loaded once.
  test.describe.configure({ mode: 'parallel', timeout: 360_000 })

  for (const [n, parte] of ['the odd views', 'the even views'].entries()) {
    test(parte, async ({ page }) => {
      await entrar(page, 'administrador')
      let anterior: Rota | undefined
      for (const rotasDaView of porView.filter((_, i) => i % 2 === n)) {
        for (const [i, rota] of rotasDaView.entries()) {
          // After one of the same title in the same sector only a new document says that the page is there.
          const igual = anterior?.setor === rota.setor && anterior.titulo === rota.titulo
          await (igual ? page.goto(rota.path) : seguirPara(page, rota.path))
          await chegar(page, rota)
          anterior = rota
          // One page serves a view in every sector: its colours and labels are looked at once.
          if (i === 0) await expectAcessivelDosDoisLados(page, rota.path)
        }
      }
    })
  }

  test('the sectors, the board and every step of an admission', async ({ page, servidor }) => {
    await entrar(page, 'administrador')
    await conferir(page, rotasGerais.setores)
    const quadro = `${hrefOf('operacional', 'admissao.listar')}?visao=quadro`
    await seguirPara(page, quadro)
    await page.waitForFunction(() => document.title.includes('Listar'))
    await conferir(page, quadro)
    const id = await findRascunho(servidor)
    const passo = (etapa: string) => hrefOf('operacional', 'admissao.editar-rascunho', { id, etapa })
    await seguirPara(page, passo(ETAPA_REVISAR))
    await page
      .getByRole('heading', { name: /^Revisar/ })
      .first()
      .waitFor()
    await conferir(page, ETAPA_REVISAR)
    for (const etapa of [...etapaNomes, ETAPA_ANEXOS]) {
      await seguirPara(page, passo(etapa))
      await page.locator(`[data-etapa="${etapa}"]`).waitFor()
      await conferir(page, etapa)
    }
  })
})
