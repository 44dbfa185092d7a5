import type { Page } from '@playwright/test'
import { expectAcessivel } from './acessibilidade.ts'
import { contarTeclas } from './digitacao.ts'
import { cena, conectar, daquiA, entrar, perguntar, teclas } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Pessoa {
  readonly id: number
  readonly nome: string
  readonly salarioCentavos: number
}

/** Somebody whom this user may promote now, with what they earn. */
async function alguemAPromover(servidor: Servidor, usuario: string, vez: number): Promise<Pessoa> {
  const { ler } = await conectar(servidor, usuario)
  const { results } = await ler<{ results: { id: number; nome: string; situacao: string }[] }>(
    '/api/colaborador/listar?porPagina=100&situacao=ativo',
  )
  let livres = 0
  for (const { id, nome } of results) {
    const { pode, dados } = await ler<{ pode: boolean; dados: { salarioCentavos: number } }>(
      `/api/promocao/obter?colaborador=${id}`,
    )
    if (!pode) continue
    if (livres === vez) return { id, nome, salarioCentavos: dados.salarioCentavos }
    livres += 1
  }
  throw new Error('The demo company has nobody left to promote')
}

interface Verificado {
  readonly pendencias: readonly { readonly codigo: string; readonly severidade: string }[]
}

/** A promotion that was just asked for, by the API. */
async function pedida(servidor: Servidor): Promise<{ id: number; nome: string }> {
  const { id: colaboradorId, nome } = await alguemAPromover(servidor, 'gestor', 0)
  const { ler, mandar } = await conectar(servidor, 'gestor')
  const comeco = await ler<{ dados: { salarioCentavos: number } }>(
    `/api/promocao/obter?colaborador=${colaboradorId}`,
  )
  const dados = {
    ...comeco.dados,
    salarioCentavos: comeco.dados.salarioCentavos + 10_000,
    vigencia: daquiA(20),
    motivo: 'Treina quem chega à equipe.',
  }
  const { pendencias } = await mandar<Verificado>('/api/promocao/verificar', { colaboradorId, dados })
  const alertasAceitos = pendencias.flatMap(({ severidade, codigo }) =>
    severidade === 'alerta' ? [codigo] : [],
  )
  const { id } = await mandar<{ id: number }>('/api/promocao/criar', { colaboradorId, dados, alertasAceitos })
  return { id, nome }
}

const readTudo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

const salario = (page: Page) => page.getByLabel('Novo salário', { exact: true })

test('a promotion is asked for from the employee, returned, put right and sent again', async ({
  page,
  browser,
  servidor,
}) => {
  const pessoa = await alguemAPromover(servidor, 'gestor', 0)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/visualizar`)
  await page.getByRole('link', { name: 'Promover' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Promover ${pessoa.nome}` })).toBeVisible()
  await salario(page).fill(String(pessoa.salarioCentavos + 10_000))
  await page.getByLabel('Vigência', { exact: true }).fill(teclas(daquiA(20)))
  await page.getByLabel('Motivo', { exact: true }).fill('Treina quem chega à equipe.')
  await expect(page.getByText('+ R$ 100,00 por mês')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Motivo', { exact: true })).toHaveValue('Treina quem chega à equipe.')
  await readTudo(page)
  await expectAcessivel(page, 'promover')
  await page.getByRole('button', { name: 'Pedir promoção' }).click()
  await page.waitForURL('**/parabens?**')
  const id = new URL(page.url()).searchParams.get('id')

  await cena({ browser, servidor }, 'cadastro', `/rh/promocao/visualizar/${id}`, async (rh) => {
    await rh.getByRole('button', { name: 'Devolver', exact: true }).click()
    const devolver = rh.getByRole('dialog')
    await devolver.getByLabel('Motivo', { exact: true }).fill('Confira o salário com o cliente.')
    await devolver.getByRole('button', { name: 'Apontar um campo' }).click()
    await devolver.getByLabel('Campo', { exact: true }).click()
    await rh.getByRole('option', { name: 'Novo salário' }).click()
    await devolver.getByLabel('O que corrigir').fill('O aditivo prevê menos')
    await devolver.getByRole('button', { name: 'Devolver' }).click()
    await expect(rh.getByText('Devolvida', { exact: true }).first()).toBeVisible()
  })

  await page.goto(`/operacional/promocao/visualizar/${id}`)
  await page.getByRole('link', { name: 'Novo salário' }).click()
  await expect(salario(page)).toBeFocused()
  await salario(page).fill(String(pessoa.salarioCentavos + 5_000))
  await expect(page.getByText('+ R$ 50,00 por mês')).toBeVisible()
  await readTudo(page)
  await page.getByRole('button', { name: 'Reenviar' }).click()
  await expect(page.getByText('Solicitada', { exact: true }).first()).toBeVisible()
})

test('a promotion of today changes the contract as soon as it is approved, and another may not be asked for', async ({
  page,
  browser,
  servidor,
}) => {
  const pessoa = await alguemAPromover(servidor, 'coordenador.operacional', 3)
  const novo = pessoa.salarioCentavos + 10_000
  const operacional = await conectar(servidor, 'coordenador.operacional')
  const colaboradorId = pessoa.id
  const dados = {
    ...(await operacional.ler<{ dados: object }>(`/api/promocao/obter?colaborador=${colaboradorId}`)).dados,
    salarioCentavos: novo,
    vigencia: daquiA(0),
    motivo: 'Avaliação acima do esperado.',
  }
  const { pendencias } = await operacional.mandar<{ pendencias: { codigo: string }[] }>(
    '/api/promocao/verificar',
    { colaboradorId, dados },
  )
  const alertasAceitos = pendencias.map(({ codigo }) => codigo)
  const { id } = await operacional.mandar<{ id: number }>('/api/promocao/criar', {
    colaboradorId,
    dados,
    alertasAceitos,
  })

  await entrar(page, 'cadastro', `/rh/promocao/visualizar/${id}`)
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.getByText('Nem a função nem o risco mudam.').first()).toBeVisible()

  const telefone = { opcoes: { viewport: { width: 390, height: 844 }, hasTouch: true } }
  await cena(
    { browser, servidor, ...telefone },
    'coordenador',
    `/rh/promocao/visualizar/${id}`,
    async (celular) => {
      await celular.getByRole('button', { name: 'Aprovar' }).click()
      const pergunta = celular.getByRole('dialog', { name: 'Aprovar a promoção?' })
      await pergunta.getByRole('button', { name: 'Aprovar' }).click()
      if (alertasAceitos.length > 0) {
        const alertas = celular.getByRole('dialog', { name: 'Leia antes de continuar' })
        await expect(alertas).toBeVisible()
        for (const ciente of await alertas.getByRole('checkbox').all()) await ciente.check()
        await alertas.getByRole('button', { name: 'Aprovar' }).click()
      }
      await expect(celular.getByText('Efetivada', { exact: true }).first()).toBeVisible()
    },
  )
  const { pode, dados: depois } = await perguntar<{ pode: boolean; dados: { salarioCentavos: number } }>(
    servidor,
    'coordenador.operacional',
    `/api/promocao/obter?colaborador=${colaboradorId}`,
  )
  expect({ pode, salario: depois.salarioCentavos }).toEqual({ pode: false, salario: novo })
})

test('an agreement raises everybody under a union at once, and is undone as one', async ({ page }) => {
  await entrar(page, 'coordenador', '/rh/promocao')
  await page.getByRole('link', { name: 'Reajuste da convenção' }).click()
  await page.getByRole('combobox', { name: 'Sindicato' }).click()
  await page.getByRole('option', { name: /Minas Gerais/ }).click()
  await expect(page.getByLabel('Reajuste', { exact: false }).first()).toHaveValue('5,2')
  await page.getByRole('button', { name: 'Ver quem é reajustado' }).click()
  const pessoas = page.getByRole('table', { name: 'Pessoas: Reajustadas' })
  await expect(pessoas).toBeVisible()
  await expectAcessivel(page, 'reajuste')
  await pessoas.getByRole('checkbox').first().click()
  await page.getByLabel('Motivo', { exact: true }).fill('Acordo individual anterior')
  await page.getByRole('button', { name: 'Deixar de fora' }).click()
  await page.getByRole('button', { name: /^Reajustar \d+ pessoas$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reajustar' }).click()
  await page.waitForURL(/\/rh\/promocao\/reajustes\/\d+$/)
  await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
  await expectAcessivel(page, 'reajuste feito')
  const reajuste = page.url()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText(/Reajuste de 5,2% da convenção/).first()).toBeVisible()
  await page.goto(reajuste)
  await page.getByRole('button', { name: 'Desfazer tudo' }).click()
  await page.getByLabel('Motivo', { exact: true }).fill('A convenção ainda não foi registrada')
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer tudo' }).click()
  await expect(page.getByText('Desfeito', { exact: true })).toBeVisible()
})

test('a queue of three is decided by the keyboard, and what was decided wrong is undone', async ({
  page,
  servidor,
}) => {
  const terceira = await pedida(servidor)
  const segunda = await pedida(servidor)
  const primeira = await pedida(servidor)
  const dito = (texto: string) => page.getByRole('status').filter({ hasText: texto })
  const titulo = (nome: string) => page.getByRole('heading', { level: 1, name: nome })
  await entrar(page, 'cadastro', `/rh/promocao/visualizar/${primeira.id}?fila=ordenar%3D-numero`)
  await expect(titulo(primeira.nome)).toBeFocused()
  await expect(page.getByText(/^1 de \d+$/).first()).toBeVisible()
  // High enough that the bar of acts cuts no button in two, which would count as a small one.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expectAcessivel(page, 'fila')
  const teclado = contarTeclas(page.keyboard)
  const aprovar = () => teclado.press('Shift+A')
  await aprovar()
  expect(teclado.teclas).toBe(2)
  await expect(titulo(segunda.nome)).toBeFocused()
  await expect(dito(`${primeira.nome} · Departamento Pessoal: aprovado`)).toBeVisible()
  await teclado.press('z')
  await expect(titulo(primeira.nome)).toBeFocused()
  await aprovar()
  await expect(titulo(segunda.nome)).toBeFocused()
  await aprovar()
  await expect(titulo(terceira.nome)).toBeFocused()
  await aprovar()
  await expect(dito(`${terceira.nome} · Departamento Pessoal: aprovado`)).toBeVisible()
  await teclado.press('Escape')
  await page.waitForURL('**/rh/promocao/listar?ordenar=-numero**')
  const { ler } = await conectar(servidor, 'administrador')
  const decisao = async (id: number) => {
    const { pareceres } = await ler<{ pareceres: { nome: string; decisao: string }[] }>(
      `/api/promocao/obter/${id}`,
    )
    return pareceres.find(({ nome }) => nome === 'departamento_pessoal')?.decisao
  }
  for (const { id } of [primeira, segunda, terceira]) await expect.poll(() => decisao(id)).toBe('aprovado')
})
