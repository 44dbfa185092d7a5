import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { conectar, entrar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Comeco {
  readonly pode: boolean
  readonly pessoa: { readonly nome: string }
  readonly opcoes: {
    readonly periodos: readonly { readonly completo: boolean; readonly saldo: number }[]
    readonly cobertura: readonly object[]
  }
}

/** Somebody with a whole period to enjoy and people who could cover. */
async function alguemComFerias(servidor: Servidor, vez: number): Promise<{ id: number; nome: string }> {
  const { ler } = await conectar(servidor, 'gestor')
  const { results } = await ler<{ results: { id: number }[] }>(
    '/api/colaborador/listar?porPagina=100&situacao=ativo',
  )
  let livres = 0
  for (const { id } of results) {
    const { pode, pessoa, opcoes } = await ler<Comeco>(`/api/ferias/obter?colaborador=${id}`)
    const inteiro = opcoes.periodos.some(({ completo, saldo }) => completo && saldo === 30)
    if (!pode || !inteiro || opcoes.cobertura.length === 0) continue
    if (livres === vez) return { id, nome: pessoa.nome }
    livres += 1
  }
  throw new Error('The demo company has nobody left with vacation to take')
}

const readTudo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

const campo = (page: Page, nome: string, vez = 0) =>
  page.getByRole('group', { name: `Fração ${vez + 1}` }).getByRole('textbox', { name: nome, exact: true })

/** Departamento Pessoal gives a request back. */
async function devolver(servidor: Servidor, id: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, 'cadastro')
  const { versao } = await ler<{ versao: number }>(`/api/ferias/obter/${id}`)
  await mandar('/api/ferias/status', {
    id,
    versao,
    transicao: 'devolver',
    motivo: 'Divida em duas, por favor.',
  })
}

test('a vacation is marked in one click on a phone, returned, put right and sent again', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pessoa = await alguemComFerias(servidor, 0)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/ferias`)
  await expect(page.getByRole('heading', { level: 1, name: `Marcar férias de ${pessoa.nome}` })).toBeVisible()
  await page.getByRole('button', { name: 'Melhores datas' }).click()
  await page
    .getByRole('button', { name: /^Marcar 30 dias a partir de/ })
    .first()
    .click()
  await expect(campo(page, 'Dias')).toHaveValue('30')
  await page.getByRole('group', { name: 'Fração 1' }).getByRole('radio').first().check()
  await expect(page.getByText('total bruto, sem INSS e IRRF')).toBeVisible()
  await readTudo(page)
  await expectAcessivel(page, 'marcar férias no celular')
  await page.getByRole('button', { name: 'Pedir férias' }).click()
  await page.waitForURL('**/parabens?**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await devolver(servidor, id)

  await page.goto(`/operacional/ferias/visualizar/${id}?corrigir=1`)
  // Its own days are free again: the whole balance is there to be divided.
  await expect(campo(page, 'Dias')).toHaveValue('30')
  await campo(page, 'Dias').fill('20')
  await page.getByRole('checkbox', { name: 'A pessoa concorda em dividir as férias' }).check()
  await readTudo(page)
  await page.getByRole('button', { name: 'Reenviar' }).click()
  await expect(page.getByText('Solicitada', { exact: true }).first()).toBeVisible()
  await expectAcessivel(page, 'férias')
})

test('the days are marked on the calendar without a mouse, and the fields follow', async ({
  page,
  servidor,
}) => {
  const pessoa = await alguemComFerias(servidor, 1)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/ferias`)
  const livre = page.locator('[data-dia]:not([data-nao])').first()
  await livre.focus()
  const dia = await livre.getAttribute('data-dia')
  await page.keyboard.press('Enter')
  await expect(campo(page, 'Início')).toHaveValue((dia ?? '').split('-').toReversed().join('/'))
  for (let menos = 0; menos < 15; menos += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(campo(page, 'Dias')).toHaveValue('15')
  await expectAcessivel(page, 'marcar férias')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('group', { name: 'Fração 1' })).toHaveCount(0)
})
