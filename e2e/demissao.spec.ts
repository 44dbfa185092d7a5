import { expectAcessivel } from './acessibilidade.ts'
import { anexar, aprovar, estado, finalizar, lerTudo, ouvirSetores, mover } from './demissoes.ts'
import { conectar, daquiA, entrar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Comeco {
  readonly pode: boolean
  readonly pessoa: { readonly nome: string }
  readonly opcoes: {
    readonly situacao: {
      readonly impedimentos: readonly object[]
      readonly estabilidades: readonly object[]
      readonly contrato: { readonly tipo: string }
    }
  }
}

/** Somebody of the manager's people whom nothing protects and whose contract has no term. */
async function alguem(servidor: Servidor, vez: number): Promise<{ id: number; nome: string }> {
  const { ler } = await conectar(servidor, 'gestor')
  const { results } = await ler<{ results: { id: number }[] }>(
    '/api/colaborador/listar?porPagina=100&situacao=ativo',
  )
  let livres = 0
  for (const { id } of results) {
    const { pode, pessoa, opcoes } = await ler<Comeco>(`/api/demissao/obter?colaborador=${id}`)
    if (!pode) continue
    const { impedimentos, estabilidades, contrato } = opcoes.situacao
    if (impedimentos.length > 0 || estabilidades.length > 0 || contrato.tipo !== 'indeterminado') continue
    if (livres === vez) return { id, nome: pessoa.nome }
    livres += 1
  }
  throw new Error('The demo company has nobody left to dismiss')
}

/** Lets a dismissal end on any day of the month: the demo company closes its payroll on the twentieth. */
async function semCorte(servidor: Servidor): Promise<void> {
  const { mandar } = await conectar(servidor, 'administrador')
  const motivo = 'A folha não espera o corte para desligar.'
  await mandar('/api/limite/criar', { regra: 'demissao.corte', desde: daquiA(0), valor: 31, motivo })
}

test('a dismissal is asked for, signed on paper and checked line by line to its end', async ({
  page,
  servidor,
}) => {
  test.slow()
  await semCorte(servidor)
  const pessoa = await alguem(servidor, 0)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/demitir`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Pedir a demissão de ${pessoa.nome}` }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Dispensa sem justa causa' }).check()
  await page.getByRole('radio', { name: 'Indenizado' }).check()
  await page.getByLabel('Motivo, para o Rh').fill('Redução do quadro pedida pelo cliente.')
  await page.reload()
  await expect(page.getByLabel('Motivo, para o Rh')).toHaveValue('Redução do quadro pedida pelo cliente.')
  await expect(page.getByRole('row', { name: /^Total bruto/ })).toBeVisible()
  await page.getByRole('button', { name: 'Acordo entre as partes' }).click()
  await expect(page.getByRole('row', { name: /^Saldo de salário .* igual$/ })).toBeVisible()
  await lerTudo(page)
  await expectAcessivel(page, 'pedir demissão')
  await page.getByRole('button', { name: 'Enviar ao Rh' }).click()
  await page.waitForURL('**/parabens?**')
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  await aprovar(servidor, id)
  await entrar(page, 'cadastro', `/rh/demissao/visualizar/${id}`)
  await anexar(page, 'Aviso prévio, pedido')
  await mover(page, 'Registrar a comunicação', estado(page, 'Desligado'))

  await ouvirSetores(servidor, id)
  await page.reload()
  await mover(page, 'Enviar à conferência', estado(page, 'Em conferência'))

  await entrar(page, 'rescisao', `/conferencia/demissao/visualizar/${id}`)
  const linhas = page.getByRole('group', { name: /^Conferência: / })
  await expect(linhas.first()).toBeVisible()
  const quantas = await linhas.count()
  expect(quantas).toBeGreaterThan(3)
  await linhas.first().getByRole('button', { name: 'Certo' }).focus()
  await page.keyboard.press('d')
  await expect(page.getByRole('textbox', { name: /^Por que diverge/ })).toBeFocused()
  await page.keyboard.type('Faltou um dia de saldo.')
  await expect(page.getByRole('button', { name: 'Devolver com 1 divergência' })).toBeVisible()
  await linhas.first().getByRole('button', { name: 'Certo' }).focus()
  for (let i = 0; i < quantas; i += 1) await page.keyboard.type('cj')
  await expectAcessivel(page, 'conferência da rescisão')
  await page.getByRole('button', { name: 'Registrar a conferência' }).click()
  await page.getByRole('button', { name: 'Registrar a conferência' }).waitFor({ state: 'detached' })
  await finalizar(page)
})

test('a resignation is recorded on a phone, and the slot sees no more than its dates', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pessoa = await alguem(servidor, 1)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/demitir`)
  await page.getByRole('radio', { name: 'Pedido de demissão' }).check()
  await page.getByRole('radio', { name: 'Trabalhado' }).check()
  await page.getByLabel('Motivo, para o Rh').fill('Vai mudar de cidade.')
  await page.getByRole('checkbox', { name: 'Repor a vaga' }).check()
  await lerTudo(page)
  await expectAcessivel(page, 'pedido de demissão no telefone')
  await page.getByRole('button', { name: 'Enviar ao Rh' }).click()
  await page.waitForURL('**/parabens?**')

  await entrar(page, 'vagas', `/vagas/colaborador/${pessoa.id}/demissao`)
  await expect(page.getByRole('heading', { level: 1, name: pessoa.nome })).toBeVisible()
  await expect(page.getByText('Vaga livre', { exact: true })).toBeVisible()
  await expect(page.getByText('Pedido de demissão')).toHaveCount(0)
  await expect(page.getByText('Vai mudar de cidade.')).toHaveCount(0)
  await expectAcessivel(page, 'demissão vista pela vaga')
})
