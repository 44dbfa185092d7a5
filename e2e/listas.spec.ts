import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { cena, perguntar } from './pessoas.ts'
import { expect, test } from './test.ts'

const LISTA = '/operacional/admissao/listar'

interface Pagina {
  readonly results: readonly {
    readonly numero: string
    readonly nome: string | null
    readonly posto: string | null
    readonly solicitante: string
  }[]
}

test('a list is filtered, gets other columns, and leaves as a file of exactly what it shows', async ({
  browser,
  servidor,
}) => {
  const usuario = 'coordenador.operacional'
  await cena({ browser, servidor }, usuario, LISTA, async (page) => {
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByLabel('Contrato', { exact: true }).fill('hospital')
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByLabel('Admissão: de', { exact: true }).fill('01/01/2026')
    await expect(
      page.getByRole('button', { name: /^Tirar filtro Admissão: a partir de 01\/01\/2026/ }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Salvar filtro' }).click()
    await page.getByLabel('Nome do filtro').fill('Hospital em 2026')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Hospital em 2026', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.getByRole('button', { name: 'Colunas' }).click()
    const colunas = page.getByRole('dialog', { name: 'Colunas da lista' })
    for (const label of ['Número', 'Solicitante']) await colunas.getByLabel(label).check()
    for (const label of ['Prazo', 'O que fazer', 'Contrato', 'Admissão', 'Situação', 'Na situação há'])
      await colunas.getByLabel(label, { exact: true }).uncheck()
    await expectAcessivel(page, 'filters and columns')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/colunas=numero%2Cnome%2Csolicitante/)

    await page.getByRole('button', { name: 'Exportar' }).click()
    const baixado = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const arquivo = await baixado
    expect(arquivo.suggestedFilename()).toMatch(/^admissoes-\d{4}-\d{2}-\d{2}\.csv$/)
    const { search } = new URL(page.url())
    const filtros = new URLSearchParams(search)
    filtros.delete('colunas')
    const { results } = await perguntar<Pagina>(
      servidor,
      usuario,
      `/api/admissao/listar?${filtros}&porPagina=100`,
    )
    expect(results.length).toBeGreaterThan(0)
    const linhas = results.map(({ numero, nome, posto, solicitante }) =>
      [numero, nome ?? '', posto, solicitante].join(';'),
    )
    const conteudo = await readFile(await arquivo.path(), 'utf8')
    expect(conteudo).toBe(`\uFEFF${['Número;Nome;Posto;Solicitante', ...linhas, ''].join('\r\n')}`)

    // The columns are the person's own from now on; the saved filter brings back what it was saved with.
    await page.goto(LISTA)
    await expect(page.getByRole('columnheader')).toHaveText(['Número', 'Nome', 'Solicitante'])
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('button', { name: 'Hospital em 2026', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText('a partir de 01/01/2026')
  })
})

test('on a phone the filters are a sheet, cards are headed by names, and "minha vez" says when nothing waits', async ({
  browser,
  servidor,
}) => {
  const { defaultBrowserType: _, ...opcoes } = devices['iPhone 13']
  await cena({ browser, servidor, opcoes }, 'coordenador.operacional', LISTA, async (page) => {
    await page.getByLabel('Ordenar por').selectOption('nome')
    await expect(page).toHaveURL(/ordenar=nome/)
    await page.getByRole('button', { name: 'Filtros' }).click()
    const folha = page.getByRole('dialog', { name: 'Filtros' })
    await folha.getByLabel('Admissão: até', { exact: true }).fill('31/12/1999')
    await expectAcessivel(page, 'the sheet of filters')
    await folha.getByRole('button', { name: 'Ver lista · 0 encontrados' }).click()
    await expect(page.getByText('Nada encontrado')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    // The tab that is pressed is in sight, however narrow the screen; all rows come, though not all at once.
    await page.goto('/operacional/colaborador/listar?situacao=desligado')
    await expect(page.getByRole('button', { name: /^Desligado\s*\d/ })).toBeInViewport({ ratio: 0.99 })
    await page.goto('/operacional/colaborador/listar')
    await expect(page.locator('tbody tr[data-link]')).toHaveCount(25)
  })
  await cena({ browser, servidor, opcoes }, 'gerente.rh', '/rh/admissao/listar?minhaVez=1', async (page) => {
    await expect(page.getByText('Nada espera por você').or(page.locator('[data-ato]').first())).toBeVisible()
  })
})
