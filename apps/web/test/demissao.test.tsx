import { screen, waitFor, within } from '@testing-library/dom'
import { hrefOf } from '@rh/domain/setores/rotas'
import { describe, expect, it } from 'vitest'
import { alguem as emTeste, anexar, pedir, semCausa } from '../../server/src/test/demissoes.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const VERIFICAR = /^POST \/api\/demissao\/verificar$/

/** Somebody of the manager's people whom nothing protects and whose contract has no term. */
async function alguem(): Promise<number> {
  const gestor = await sistema().as('gestor')
  const { results } = await gestor.call('GET /api/colaborador/listar', {
    query: { situacao: 'ativo', porPagina: '100' },
  })
  for (const { id } of results) {
    const { pode, opcoes } = await gestor.call('GET /api/demissao/obter', {
      query: { colaborador: String(id) },
    })
    if (!pode) continue
    const { estabilidades, impedimentos, contrato } = opcoes.situacao
    if (estabilidades.length + impedimentos.length === 0 && contrato.tipo === 'indeterminado') return id
  }
  throw new Error('nobody of the demo company may be dismissed')
}

/** A dismissal of the demo company in a status. */
async function emStatus(login: string, status: 'em_conferencia' | 'aprovada' | 'desligado'): Promise<number> {
  const { results } = await (
    await sistema().as(login)
  ).call('GET /api/demissao/listar', { query: { status } })
  const [uma] = results
  if (!uma) throw new Error(`no dismissal ${status} in the demo company`)
  return uma.id
}

/** Makes a move in its dialog, and reads the alerts that it finds. */
async function mover(
  pessoa: Pessoa,
  acao: string,
  preencher?: (dialogo: ReturnType<typeof within>) => Promise<void>,
): Promise<void> {
  const pedir = await screen.findByRole('button', { name: new RegExp(`^${acao}( demissão)?$`) })
  await pessoa.click(pedir)
  let alertas = within(await screen.findByRole('dialog'))
  // A question with fields comes before its alerts; another one has them.
  if (preencher) {
    await preencher(alertas)
    await pessoa.click(alertas.getByRole('button', { name: acao }))
    alertas = within(await screen.findByRole('dialog', { name: 'Leia antes de continuar' }))
  }
  // Two about the same are ticked together.
  for (const alerta of alertas.getAllByRole<HTMLInputElement>('checkbox'))
    if (!alerta.checked) await pessoa.click(alerta)
  await pessoa.click(alertas.getByRole('button', { name: acao }))
}

const causa = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

describe('asking for a dismissal', () => {
  it('asks what the cause asks for, and takes back a notice that it does not have', async () => {
    const pessoa = await abrir('gestor', `/operacional/colaborador/${await alguem()}/demitir`)
    expect(await screen.findByText('Nenhuma estabilidade em vigor')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Comunicar em' })).toBeNull()
    await pessoa.click(await causa('Dispensa sem justa causa'))
    await pessoa.click(await causa('Trabalhado'))
    expect(await screen.findByRole('combobox', { name: /^Redução do aviso/ })).toBeTruthy()
    await pessoa.click(await causa('Pedido de demissão'))
    await pessoa.click(await causa('Não vai cumprir'))
    expect(await screen.findByRole('textbox', { name: /^Dias de aviso cumpridos/ })).toBeTruthy()
    await pessoa.click(await causa('Justa causa'))
    expect(await screen.findByRole('combobox', { name: /^Alínea/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Trabalhado' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /^Dias de aviso cumpridos/ })).toBeNull()
    await pessoa.click(await causa('Acordo entre as partes'))
    expect((await causa('Trabalhado')).checked).toBe(false)
  })

  it('starts from the cause of its address, and puts another beside it, line by line', async () => {
    const id = await alguem()
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/demitir?causa=02&aviso=indenizado`)
    expect((await causa('Dispensa sem justa causa')).checked).toBe(true)
    await screen.findByRole('row', { name: /^Aviso prévio indenizado/ })
    const comparar = within(screen.getByRole('group', { name: 'Comparar com' }))
    await pessoa.click(comparar.getByRole('button', { name: 'Acordo entre as partes' }))
    const saldo = await screen.findByRole('row', { name: /^Saldo de salário .* igual$/ })
    expect(saldo.dataset['changed']).toBe('false')
    const aviso = screen.getByRole('row', { name: /^Aviso prévio indenizado .* − / })
    expect(aviso.dataset['changed']).toBe('true')
    // Another choice is not shown over the amounts of the one before it.
    const soltar = rede.segurar(VERIFICAR)
    await pessoa.click(comparar.getByRole('button', { name: 'Pedido de demissão' }))
    expect(screen.queryByRole('columnheader', { name: /^Pedido de demissão/ })).toBeNull()
    soltar()
    expect(await screen.findByRole('columnheader', { name: /^Pedido de demissão/ })).toBeTruthy()
    await pessoa.click(comparar.getByRole('button', { name: 'Acordo entre as partes' }))
    await screen.findByRole('columnheader', { name: /^Acordo entre as partes/ })
    await pessoa.click(comparar.getByRole('button', { name: 'Usar no pedido' }))
    expect((await causa('Acordo entre as partes')).checked).toBe(true)
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Diferença' })).toBeNull())
  })

  it('asks on which day a trial ends', async () => {
    const id = await emTeste(sistema().db, { admissao: '2026-08-31', experienciaDias: 90 })
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/demitir`)
    expect(screen.queryByRole('textbox', { name: /^Último dia do contrato/ })).toBeNull()
    await pessoa.click(await causa('Fim do prazo do contrato'))
    expect(await screen.findByRole('textbox', { name: /^Último dia do contrato/ })).toBeTruthy()
  })

  it('CLT art. 481: takes a trial for one without a term once its clause was corrected on the file', async () => {
    const id = await emTeste(sistema().db, { admissao: '2026-08-31', experienciaDias: 90 })
    const pessoa = await abrir('cadastro', hrefOf('rh', 'colaborador.visualizar', { id }))
    await pessoa.click(await screen.findByRole('button', { name: 'Corrigir cláusula' }))
    const dialogo = within(await screen.findByRole('dialog'))
    await pessoa.click(dialogo.getByRole('radio', { name: 'Sim' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Cláusula corrigida.')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByText(/^Cláusula assecuratória/).parentElement?.textContent).toContain('Sim'),
    )
    // Operacional reads it and does not correct it.
    await abrir('gestor', hrefOf('operacional', 'colaborador.visualizar', { id }))
    await screen.findByText(/^Cláusula assecuratória/)
    expect(screen.queryByRole('button', { name: 'Corrigir cláusula' })).toBeNull()
  })

  it('keeps the last account while there is no connection, and says so', async () => {
    const id = await alguem()
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/demitir?causa=02&aviso=indenizado`)
    await screen.findByRole('row', { name: /^Total bruto/ })
    const reparar = rede.cortar(VERIFICAR)
    await pessoa.click(await causa('Trabalhado'))
    expect(await screen.findByText('Sem conexão: é a última conta.')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Total bruto/ })).toBeTruthy()
    reparar()
  })
})

describe('the record of a dismissal', () => {
  it('goes from the calculation to a notice that was signed a month ago, and to the exam', async () => {
    const rh = sistema()
    const dados = semCausa({ aviso: 'trabalhado' })
    const pedida = await pedir(await rh.as('coordenador.operacional'), await emTeste(rh.db), dados)
    const naRh = `/rh/demissao/visualizar/${pedida.id}`
    const cadastro = await abrir('cadastro', naRh)
    await cadastro.click(await screen.findByRole('button', { name: 'Registrar o cálculo' }))
    expect((await screen.findAllByText('Em análise')).length).toBeGreaterThan(0)

    const gerente = await abrir('gerente.rh', naRh)
    await mover(gerente, 'Aprovar')
    expect((await screen.findAllByText('Aprovada')).length).toBeGreaterThan(0)

    await anexar(await rh.as('cadastro'), pedida.id, 'AVISO_DEMISSAO')
    const aoComunicar = await abrir('cadastro', naRh)
    await mover(aoComunicar, 'Registrar a comunicação', async (dialogo) => {
      expect(dialogo.getByRole('combobox', { name: /^Redução do aviso/ })).toBeTruthy()
      await aoComunicar.type(dialogo.getByRole('textbox', { name: /^Assinado em/ }), '20102026')
    })
    expect((await screen.findAllByText('Desligado')).length).toBeGreaterThan(0)

    const sesmt = await abrir('sesmt', `/sesmt/demissao/visualizar/${pedida.id}`)
    const registrar = await screen.findByRole('button', { name: 'Registrar o exame' })
    await sesmt.type(screen.getByRole('textbox', { name: 'Data do exame' }), '20112026')
    await sesmt.type(screen.getByRole('textbox', { name: 'Médico' }), 'Aurora Bittencourt')
    await sesmt.type(screen.getByRole('textbox', { name: 'CRM' }), '48213')
    await sesmt.click(screen.getByRole('radio', { name: 'Apto' }))
    await sesmt.click(registrar)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Registrar o exame' })).toBeNull())
  })

  it('is checked line by line, and goes back with what is not right', async () => {
    const id = await emStatus('administrador', 'em_conferencia')
    const pessoa = await abrir('administrador', `/conferencia/demissao/visualizar/${id}`)
    const linhas = await screen.findAllByRole('group', { name: /^Conferência: / })
    const registrar = await screen.findByRole('button', {
      name: 'Registrar a conferência',
      description: `Faltam ${linhas.length} linhas por responder`,
    })
    expect(registrar.getAttribute('aria-disabled')).toBe('true')
    await pessoa.click(registrar)
    expect(linhas[0]?.contains(document.activeElement)).toBe(true)
    await pessoa.click(screen.getByRole('button', { name: 'Marcar certas as iguais ao sistema' }))
    expect(await screen.findByText(`${linhas.length} linhas: ${linhas.length} certas`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Registrar a conferência' })).toBeTruthy()
    const [primeira] = linhas
    if (!primeira) throw new Error('a statement without lines')
    await pessoa.click(within(primeira).getByRole('button', { name: 'Divergente' }))
    const devolver = await screen.findByRole('button', { description: 'Diga por que diverge' })
    await pessoa.click(devolver)
    expect(screen.getByRole('textbox', { name: /^Por que diverge/ })).toBe(document.activeElement)
    await pessoa.type(screen.getByRole('textbox', { name: /^Por que diverge/ }), 'Falta um dia.')
    await pessoa.click(await screen.findByRole('button', { name: 'Devolver com 1 divergência' }))
    expect((await screen.findAllByText('Desligado')).length).toBeGreaterThan(0)
  })

  it('tells the Almoxarifado the pieces and the dates, and nothing of why or how much', async () => {
    const id = await emStatus('gerente.rh', 'aprovada')
    const { causa: porque } = await (
      await sistema().as('gerente.rh')
    ).call('GET /api/demissao/obter/:id', { params: { id: String(id) } })
    const pessoa = await abrir('almoxarifado', `/almoxarifado/demissao/visualizar/${id}`)
    expect(
      await screen.findByText('A causa e os valores são reservados: aqui aparecem só as datas.'),
    ).toBeTruthy()
    const dito = document.body.textContent
    for (const segredo of [porque?.rotulo ?? '', 'Total bruto', 'Multa do FGTS']) {
      expect(segredo).not.toBe('')
      expect(dito).not.toContain(segredo)
    }
    await pessoa.click(screen.getByRole('button', { name: 'Todas em bom estado' }))
    await pessoa.click(screen.getByRole('button', { name: 'Registrar as devoluções' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Registrar as devoluções' })).toBeNull())
  })
})

describe('the slot of who leaves', () => {
  it('is read by Vagas as dates alone', async () => {
    const id = await emStatus('gerente.rh', 'desligado')
    const { colaborador, causa: porque } = await (
      await sistema().as('gerente.rh')
    ).call('GET /api/demissao/obter/:id', { params: { id: String(id) } })
    await abrir('vagas', `/vagas/colaborador/${colaborador?.id}/demissao`)
    expect(await screen.findByRole('heading', { level: 1, name: colaborador?.nome ?? '' })).toBeTruthy()
    expect(screen.getByText('Vaga livre')).toBeTruthy()
    expect(document.body.textContent).not.toContain(porque?.rotulo ?? '?')
  })
})

describe('what may be begun for a person', () => {
  it('is told once of who left, with the reason that all of it has', async () => {
    const rh = await sistema().as('gerente.rh')
    const { results } = await rh.call('GET /api/colaborador/listar', {
      query: { situacao: 'desligado', porPagina: '1' },
    })
    await abrir('gerente.rh', `/rh/colaborador/${results[0]?.id}/visualizar`)
    const motivos = await screen.findAllByText(/^Desligado em \d\d\/\d\d\/\d{4}\.$/)
    expect(motivos).toHaveLength(1)
    expect(motivos[0]?.previousSibling?.textContent).toBe(
      'Marcar férias, Informar afastamento, Promover, Remanejar e Demitir',
    )
  })
})
