import { expectAcessivel } from './acessibilidade.ts'
import { anexar, estado, finalizar, lerTudo, mover } from './demissoes.ts'
import { cena, conectar, daquiA, entrar, teclas } from './pessoas.ts'
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

test('a dismissal without cause goes through every sector to its end, checked line by line', async ({
  page,
  browser,
  servidor,
}) => {
  test.slow()
  await semCorte(servidor)
  const pessoa = await alguem(servidor, 0)
  await entrar(page, 'gestor', `/operacional/colaborador/${pessoa.id}/demitir`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Pedir a demissão de ${pessoa.nome}` }),
  ).toBeVisible()
  await expect(page.getByText('Nenhuma estabilidade em vigor')).toBeVisible()
  await page.getByRole('radio', { name: 'Dispensa sem justa causa' }).check()
  await page.getByRole('radio', { name: 'Indenizado' }).check()
  await page.getByLabel('Motivo, para o Rh').fill('Redução do quadro pedida pelo cliente.')
  await expect(page.getByRole('row', { name: /^Total bruto/ })).toBeVisible()
  await page.getByRole('button', { name: 'Acordo entre as partes' }).click()
  await expect(page.getByRole('row', { name: /^Saldo de salário .* igual$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Aviso prévio indenizado .* − / })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Motivo, para o Rh')).toHaveValue('Redução do quadro pedida pelo cliente.')
  await lerTudo(page)
  await expectAcessivel(page, 'pedir demissão')
  await page.getByRole('button', { name: 'Enviar ao Rh' }).click()
  await page.waitForURL('**/parabens?**')
  const id = new URL(page.url()).searchParams.get('id')
  const em = (setor: string) => `/${setor}/demissao/visualizar/${id}`
  const mesa = { browser, servidor }

  await cena(mesa, 'cadastro', em('rh'), async (rh) => {
    await rh.getByRole('button', { name: 'Registrar o cálculo' }).click()
    await expect(estado(rh, 'Em análise')).toBeVisible()
  })
  await cena(mesa, 'coordenador', em('rh'), async (rh) => {
    await mover(rh, 'Aprovar', estado(rh, 'Aprovada'))
  })
  await cena(mesa, 'cadastro', em('rh'), async (rh) => {
    await anexar(rh, 'Aviso prévio, pedido')
    await mover(rh, 'Registrar a comunicação', estado(rh, 'Desligado'))
  })
  await cena(mesa, 'almoxarifado', em('almoxarifado'), async (almoxarifado) => {
    await almoxarifado.getByRole('button', { name: /^Dados da demissão/ }).click()
    await expect(almoxarifado.getByText('A causa e os valores são reservados')).toBeVisible()
    const todas = almoxarifado.getByRole('button', { name: 'Todas em bom estado' })
    if (await todas.isVisible()) await todas.click()
    await almoxarifado.getByRole('button', { name: 'Registrar as devoluções' }).click()
    await expect(almoxarifado.getByRole('button', { name: 'Registrar as devoluções' })).toHaveCount(0)
  })
  await cena(mesa, 'sesmt', em('sesmt'), async (sesmt) => {
    const registrar = sesmt.getByRole('button', { name: 'Registrar o exame' })
    await expect(estado(sesmt, 'Exame demissional')).toBeVisible()
    // A recent exam waives this one.
    const pedido = await registrar.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (!pedido) return
    await sesmt.getByLabel('Data do exame', { exact: true }).fill(teclas(daquiA(0)))
    await sesmt.getByLabel('Médico', { exact: true }).fill('Aurora Bittencourt')
    await sesmt.getByLabel('CRM', { exact: true }).fill('48213')
    await sesmt.getByRole('radio', { name: 'Apto', exact: true }).check()
    await registrar.click()
    await expect(registrar).toHaveCount(0)
  })
  await cena(mesa, 'cadastro', em('rh'), async (rh) => {
    await anexar(rh, 'Comprovante do pagamento')
    await anexar(rh, 'Termo de rescisão')
    await mover(rh, 'Enviar à conferência', estado(rh, 'Em conferência'))
  })

  await cena(mesa, 'rescisao', em('conferencia'), async (conferencia) => {
    const linhas = conferencia.getByRole('group', { name: /^Conferência: / })
    await expect(linhas.first()).toBeVisible()
    const quantas = await linhas.count()
    expect(quantas).toBeGreaterThan(3)
    await linhas.first().getByRole('button', { name: 'Certo' }).focus()
    await conferencia.keyboard.press('d')
    await expect(conferencia.getByRole('textbox', { name: /^Por que diverge/ })).toBeFocused()
    await conferencia.keyboard.type('Faltou um dia de saldo.')
    await expect(conferencia.getByRole('button', { name: 'Devolver com 1 divergência' })).toBeVisible()
    await linhas.first().getByRole('button', { name: 'Certo' }).focus()
    for (let i = 0; i < quantas; i += 1) await conferencia.keyboard.type('cj')
    await expectAcessivel(conferencia, 'conferência da rescisão')
    await conferencia.getByRole('button', { name: 'Registrar a conferência' }).click()
    await expect(conferencia.getByRole('button', { name: 'Registrar a conferência' })).toHaveCount(0)
    await finalizar(conferencia)
  })
})

test('a resignation is recorded on a phone, and the slot sees no more than its dates', async ({
  page,
  browser,
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

  await cena({ browser, servidor }, 'vagas', `/vagas/colaborador/${pessoa.id}/demissao`, async (vagas) => {
    await expect(vagas.getByRole('heading', { level: 1, name: pessoa.nome })).toBeVisible()
    await expect(vagas.getByText('Vaga livre', { exact: true })).toBeVisible()
    await expect(vagas.getByText('Pedido de demissão')).toHaveCount(0)
    await expect(vagas.getByText('Vai mudar de cidade.')).toHaveCount(0)
    await expectAcessivel(vagas, 'demissão vista pela vaga')
  })
})
