import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { conectar, daquiA, entrar, perguntar, teclas } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Vaga {
  readonly postoId: number
  readonly local: string
  readonly porques: readonly { readonly bom: boolean; readonly texto: string }[]
}
interface Alvo {
  readonly id: number
  readonly nome: string
  readonly vaga: Vaga
  readonly data: string
}

/** Somebody whom this user may transfer to a post with a slot that nothing blocks, and that post. */
async function alguemARemanejar(servidor: Servidor, usuario: string): Promise<Alvo> {
  const { ler, mandar } = await conectar(servidor, usuario)
  const { results } = await ler<{ results: { id: number; nome: string }[] }>(
    '/api/colaborador/listar?porPagina=50&situacao=ativo',
  )
  const data = daquiA(20)
  for (const { id, nome } of results) {
    const { pode } = await ler<{ pode: boolean }>(`/api/remanejamento/obter?colaborador=${id}`)
    if (!pode) continue
    const vagas = await ler<{ results: Vaga[] }>(
      `/api/remanejamento/vagas?colaborador=${id}&vigencia=${data}`,
    )
    for (const vaga of vagas.results.slice(0, 3)) {
      const dados = {
        tipo: 'definitivo',
        vigencia: data,
        postoId: vaga.postoId,
        motivo: 'Vaga aberta no posto.',
      }
      const { pendencias } = await mandar<{ pendencias: { severidade: string }[] }>(
        '/api/remanejamento/verificar',
        { colaboradorId: id, dados },
      )
      if (pendencias.some(({ severidade }) => severidade === 'bloqueio')) continue
      return { id, nome, vaga, data }
    }
  }
  throw new Error('The demo company has nobody left to transfer')
}

/** Fills the request up to its sending, the destination among the slots that are offered. */
async function pedir(page: Page, { vaga, data }: Alvo): Promise<void> {
  await page.getByLabel('A partir de', { exact: true }).fill(teclas(data))
  await page.getByLabel('Buscar outro posto').fill(vaga.local)
  const postos = page.getByRole('radiogroup', { name: 'Posto de destino' })
  await postos
    .getByRole('radio', { name: new RegExp(vaga.local) })
    .first()
    .check()
  await page.getByLabel('Motivo', { exact: true }).fill('Vaga aberta no posto, mais perto de casa.')
  await expect(page.getByRole('rowheader', { name: 'Vagas no destino' })).toBeVisible()
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a transfer is asked for from the employee, who keeps one request, and seen by two sectors', async ({
    page,
    servidor,
  }) => {
    const alvo = await alguemARemanejar(servidor, 'coordenador.operacional')
    await entrar(page, 'coordenador.operacional', `/operacional/colaborador/${alvo.id}/visualizar`)
    await page.getByRole('link', { name: 'Remanejar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Remanejar ${alvo.nome}` })).toBeVisible()
    await pedir(page, alvo)
    const largura = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(largura).toBeLessThanOrEqual(0)
    await expectAcessivel(page, 'remanejar')
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await page.waitForURL('**/parabens?**')
    const id = new URL(page.url()).searchParams.get('id')
    const { motivo } = await perguntar<{ motivo: string | null }>(
      servidor,
      'coordenador.operacional',
      `/api/remanejamento/obter?colaborador=${alvo.id}`,
    )
    expect(motivo).toContain('Já há um remanejamento em andamento')

    for (const [usuario, setor, parecer] of [
      ['vagas', 'vagas', 'Vaga no destino'],
      ['cadastro', 'rh', 'Departamento Pessoal'],
    ] as const) {
      await entrar(page, usuario, `/${setor}/remanejamento/visualizar/${id}`)
      await page.getByRole('button', { name: /^Aprovar/ }).click()
      await page.getByRole('region', { name: parecer }).waitFor({ state: 'hidden' })
    }
    await expect(page.getByText('Em análise', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Vagas na origem' })).toBeVisible()
  })
})

test('a contract that ends names everybody, and what was decided is started together', async ({ page }) => {
  await entrar(page, 'coordenador.operacional', '/operacional/remanejamento')
  await page.getByRole('link', { name: 'Fins de contrato' }).click()
  await page
    .getByRole('link', { name: /sem destino/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Fim do contrato: \d+ pessoas$/ })).toBeVisible()
  const linhas = page.getByRole('table', { name: 'Pessoas do contrato' })
  // Both costs are there once both ways were checked for everybody.
  await expect(linhas.getByText(/^aviso: R\$/).first()).toBeVisible()
  await expectAcessivel(page, 'fim do contrato')
  const nome = await linhas.getByRole('link').first().innerText()
  const reserva = linhas
    .getByRole('group', { name: `Decisão de ${nome}` })
    .getByRole('button', { name: 'Reserva' })
  await reserva.click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Decisões guardadas.')).toBeVisible()
  await expect(page.getByText(/^1 remanejamento e 0 avisos por abrir/)).toBeVisible()
  await page.getByRole('button', { name: 'Revisar e iniciar 1' }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByText(/^1 remanejamento/)).toBeVisible()
  for (const ciente of await dialogo.getByRole('checkbox').all()) await ciente.check()
  await dialogo.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('1 de 1 abertos')).toBeVisible()
  await page.getByRole('button', { name: /^Em andamento/ }).click()
  await expect(linhas.getByText('Solicitado').first()).toBeVisible()
})
