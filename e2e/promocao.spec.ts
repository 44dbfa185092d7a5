import { expectAcessivel } from './acessibilidade.ts'
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

/** Departamento Pessoal finds nothing against it. */
async function conferida(servidor: Servidor, id: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, 'cadastro')
  const { versao } = await ler<{ versao: number }>(`/api/promocao/obter/${id}`)
  const parecer = { id, versao, parecer: 'departamento_pessoal', decisao: 'aprovado', dados: {} }
  await mandar('/api/promocao/parecer', parecer)
}

test('a promotion of today is asked for from the employee, and changes the contract once it is approved on a phone', async ({
  page,
  browser,
  servidor,
}) => {
  const pessoa = await alguemAPromover(servidor, 'gestor', 0)
  const novo = pessoa.salarioCentavos + 10_000
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/visualizar`)
  await page.getByRole('link', { name: 'Promover' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Promover ${pessoa.nome}` })).toBeVisible()
  await page.getByLabel('Novo salário', { exact: true }).fill(String(novo))
  await page.getByLabel('Vigência', { exact: true }).fill(teclas(daquiA(0)))
  await page.getByLabel('Motivo', { exact: true }).fill('Treina quem chega à equipe.')
  await page.reload()
  await expect(page.getByLabel('Motivo', { exact: true })).toHaveValue('Treina quem chega à equipe.')
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
  await expectAcessivel(page, 'promover')
  await page.getByRole('button', { name: 'Pedir promoção' }).click()
  await page.waitForURL('**/parabens?**')
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await conferida(servidor, id)

  const palco = { browser, servidor, opcoes: { viewport: { width: 390, height: 844 }, hasTouch: true } }
  await cena(palco, 'coordenador', `/rh/promocao/visualizar/${id}`, async (celular) => {
    await celular.getByRole('button', { name: 'Aprovar' }).click()
    const pergunta = celular.getByRole('dialog', { name: 'Aprovar a promoção?' })
    await pergunta.waitFor()
    for (const ciente of await pergunta.getByRole('checkbox').all()) await ciente.check()
    await pergunta.getByRole('button', { name: 'Aprovar' }).click()
    await expect(celular.getByText('Efetivada', { exact: true }).first()).toBeVisible()
  })
  const { pode, dados } = await perguntar<{ pode: boolean; dados: { salarioCentavos: number } }>(
    servidor,
    'coordenador.operacional',
    `/api/promocao/obter?colaborador=${pessoa.id}`,
  )
  expect({ pode, salario: dados.salarioCentavos }).toEqual({ pode: false, salario: novo })
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
  await page.getByRole('button', { name: /^Reajustar \d+ pessoas$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reajustar' }).click()
  await page.waitForURL(/\/rh\/promocao\/reajustes\/\d+$/)
  await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
  await expectAcessivel(page, 'reajuste feito')
  await page.getByRole('button', { name: 'Desfazer tudo' }).click()
  await page.getByLabel('Motivo', { exact: true }).fill('A convenção ainda não foi registrada')
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer tudo' }).click()
  await expect(page.getByText('Desfeito', { exact: true })).toBeVisible()
})

test('a queue is decided by the keyboard, and what was decided wrong is undone', async ({
  page,
  servidor,
}) => {
  const segunda = await pedida(servidor)
  const primeira = await pedida(servidor)
  const titulo = (nome: string) => page.getByRole('heading', { level: 1, name: nome })
  await entrar(page, 'cadastro', `/rh/promocao/visualizar/${primeira.id}?fila=ordenar%3D-numero`)
  await expect(titulo(primeira.nome)).toBeFocused()
  // High enough that the bar of acts cuts no button in two, which would count as a small one.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await expectAcessivel(page, 'fila')
  // Two keys, as one of them is Shift.
  await page.keyboard.press('Shift+A')
  await expect(titulo(segunda.nome)).toBeFocused()
  await page.keyboard.press('z')
  await expect(titulo(primeira.nome)).toBeFocused()
  await page.keyboard.press('Shift+A')
  await expect(titulo(segunda.nome)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/rh/promocao/listar?ordenar=-numero**')
  const { ler } = await conectar(servidor, 'administrador')
  const decisao = async (): Promise<string | undefined> => {
    const { pareceres } = await ler<{ pareceres: { nome: string; decisao: string }[] }>(
      `/api/promocao/obter/${primeira.id}`,
    )
    return pareceres.find(({ nome }) => nome === 'departamento_pessoal')?.decisao
  }
  await expect.poll(decisao).toBe('aprovado')
})
