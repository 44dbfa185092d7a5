// A form stays open for minutes: meanwhile somebody else saves the same record, and the page behind it is read again.
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { setClock } from './clock.ts'
import { incidenteDe, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

type Dialogo = ReturnType<typeof within>

const dialogo = async (name: string | RegExp): Promise<Dialogo> =>
  within(await screen.findByRole('dialog', { name }))

const campo = async (onde: Dialogo, name: string | RegExp): Promise<HTMLElement> => {
  const [primeiro] = await onde.findAllByRole('textbox', { name })
  if (!primeiro) throw new Error('No such field')
  return primeiro
}

const salvar = async (pessoa: Pessoa, onde: Dialogo): Promise<void> =>
  pessoa.click(onde.getByRole('button', { name: 'Salvar' }))

/** Comes back to the tab a minute later: what the page shows is read again, and shown where `visto` says. */
async function voltar(visto: () => unknown): Promise<void> {
  setClock(sistema().clock.agora().add({ minutes: 1 }))
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(visto()).toBeTruthy())
}

describe('what somebody else saved meanwhile is not undone unseen', () => {
  it('in the data of a user', async () => {
    const { db } = sistema()
    const doBanco = () =>
      db
        .selectFrom('usuario')
        .select(['id', 'nome', 'telefone', 'versao'])
        .where('usuario', '=', 'comercial')
        .executeTakeFirstOrThrow()
    const { id, nome, versao } = await doBanco()
    const pessoa = await abrir('administrador', `/admin/usuarios/listar?usuario=${id}&aba=dados`)
    const painel = await dialogo(nome)
    await pessoa.escrever(await campo(painel, /^Telefone/), '(11) 98888-7777')
    await db
      .updateTable('usuario')
      .set({ nome: 'Comercial da Outra Tela', versao: versao + 1 })
      .where('id', '=', id)
      .execute()
    await voltar(() => screen.queryByRole('dialog', { name: 'Comercial da Outra Tela' }))
    const depois = await dialogo('Comercial da Outra Tela')
    await salvar(pessoa, depois)
    expect(await depois.findByText('Nome agora é Comercial da Outra Tela.')).toBeTruthy()
    expect(await doBanco()).toMatchObject({ nome: 'Comercial da Outra Tela' })
    await salvar(pessoa, depois)
    await screen.findByText('Dados salvos.')
    expect(await doBanco()).toMatchObject({ nome, telefone: '11988887777' })
  })

  it('in a task', async () => {
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const { id } = await cadastro.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo: 'Trocar o relógio' },
    })
    const lida = () => cadastro.call('GET /api/kanban/cartao/:id', { params: { id } })
    const pessoa = await abrir('cadastro', `/rh/tarefas?cartao=${id}`)
    await pessoa.click(await (await dialogo('Trocar o relógio')).findByRole('button', { name: 'Alterar' }))
    const formulario = await dialogo('Alterar tarefa')
    await pessoa.escrever(await campo(formulario, /^Descrição/), 'O da portaria')
    await cadastro.call('PUT /api/kanban/cartao/:id', {
      params: { id },
      body: {
        versao: 1,
        titulo: 'Trocar o relógio de ponto',
        descricao: null,
        vence: null,
        responsaveis: [],
        etiquetas: [],
        referencia: null,
      },
    })
    await voltar(() => screen.queryByText('Trocar o relógio de ponto', { selector: 'h2, h2 *' }))
    await salvar(pessoa, formulario)
    expect(await formulario.findByText(/^Alterado por /)).toBeTruthy()
    expect(await lida()).toMatchObject({ titulo: 'Trocar o relógio de ponto', descricao: null })
    await salvar(pessoa, formulario)
    await screen.findByText('Tarefa alterada.')
    const ambos = { titulo: 'Trocar o relógio de ponto', descricao: 'O da portaria' }
    expect(await lida()).toMatchObject(ambos)
  })

  it('in a contract', async () => {
    const comercial = await sistema().as('comercial')
    const { results } = await comercial.call('GET /api/contratos/listar', { query: {} })
    const id = results[0]?.id ?? 0
    const { db } = sistema()
    const doBanco = () =>
      db
        .selectFrom('contrato')
        .select(['numero', 'objeto', 'versao'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const antes = await doBanco()
    const pessoa = await abrir('comercial', `/comercial/contratos/visualizar/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Corrigir dados' }))
    const formulario = await dialogo('Corrigir dados')
    await pessoa.escrever(await campo(formulario, /^Número/), 'CT-2027/900')
    await db
      .updateTable('contrato')
      .set({ objeto: 'Limpeza e jardinagem', versao: antes.versao + 1 })
      .where('id', '=', id)
      .execute()
    await voltar(() => screen.queryByText(/· Limpeza e jardinagem$/))
    await salvar(pessoa, formulario)
    expect(await formulario.findByText(/^(Alterado por|Este registro foi alterado)/)).toBeTruthy()
    expect(await doBanco()).toMatchObject({ numero: antes.numero, objeto: 'Limpeza e jardinagem' })
    await salvar(pessoa, formulario)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await doBanco()).toMatchObject({ numero: 'CT-2027/900', objeto: 'Limpeza e jardinagem' })
  })
})

/** Somebody else was faster: that is said, `visto` says what they wrote, and the next save keeps both. */
async function salvarDuasVezes(pessoa: Pessoa, formulario: Dialogo, visto: () => unknown): Promise<void> {
  const botao = formulario.getByRole('button', { name: 'Salvar' })
  await pessoa.click(botao)
  expect(await formulario.findByText(/^(Alterado por|Este registro foi alterado)/)).toBeTruthy()
  await waitFor(() => expect(visto()).toBeTruthy())
  await pessoa.click(botao)
  await waitFor(() => expect(botao.isConnected).toBe(false))
}

describe('a row of a list that somebody else saves while it is being typed in', () => {
  it('of the events', async () => {
    const cadastro = await sistema().as('cadastro')
    const reuniao = {
      setor: 'rh' as const,
      titulo: 'Reunião da folha',
      descricao: null,
      inicio: '2026-12-03',
      fim: '2026-12-03',
      horaInicio: null,
      horaFim: null,
      contratoId: null,
      doSetor: true,
      lembrete: null,
    }
    const { id } = await cadastro.call('POST /api/calendar', { body: reuniao })
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-12-03')
    await pessoa.click(await screen.findByRole('button', { name: /Reunião da folha/ }))
    const formulario = await dialogo('Alterar evento')
    await pessoa.escrever(await campo(formulario, /^Anotações/), 'Levar os holerites')
    await cadastro.call('PUT /api/calendar/:id', {
      params: { id },
      body: { ...reuniao, versao: 1, titulo: 'Reunião do 13º' },
    })
    await salvarDuasVezes(pessoa, formulario, () => formulario.queryByDisplayValue('Reunião do 13º'))
    const { eventos } = await cadastro.call('GET /api/calendar', {
      query: { setor: 'rh', de: '2026-12-01', ate: '2026-12-31' },
    })
    expect(eventos.find((um) => um.id === id)).toMatchObject({
      titulo: 'Reunião do 13º',
      descricao: 'Levar os holerites',
    })
  })

  it('of an event that is in no month that is shown any more', async () => {
    const cadastro = await sistema().as('cadastro')
    const visita = {
      setor: 'rh' as const,
      titulo: 'Visita do sindicato',
      descricao: null,
      inicio: '2026-12-09',
      fim: '2026-12-09',
      horaInicio: null,
      horaFim: null,
      contratoId: null,
      doSetor: true,
      lembrete: null,
    }
    const { id } = await cadastro.call('POST /api/calendar', { body: visita })
    const pessoa = await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-12-09')
    await pessoa.click(await screen.findByRole('button', { name: /Visita do sindicato/ }))
    const formulario = await dialogo('Alterar evento')
    await pessoa.escrever(await campo(formulario, /^Anotações/), 'Levar a pauta')
    const dias = { inicio: '2027-03-10', fim: '2027-03-10' }
    await cadastro.call('PUT /api/calendar/:id', { params: { id }, body: { ...visita, ...dias, versao: 1 } })
    await salvarDuasVezes(
      pessoa,
      formulario,
      () => formulario.queryAllByDisplayValue('10/03/2027').length === 2,
    )
    const { eventos } = await cadastro.call('GET /api/calendar', {
      query: { setor: 'rh', de: '2027-03-01', ate: '2027-03-31' },
    })
    expect(eventos.find((um) => um.id === id)).toMatchObject({ ...dias, descricao: 'Levar a pauta' })
  })

  it('of the places of the stock', async () => {
    const almoxarife = await sistema().as('almoxarifado')
    const { id } = await almoxarife.call('POST /api/product/locais', {
      body: { nome: 'Depósito velho', contratoId: null, padrao: false },
    })
    const lido = async () =>
      (await almoxarife.call('GET /api/product/locais')).results.find((um) => um.id === id)
    const pessoa = await abrir('almoxarifado', '/almoxarifado/estoque')
    await pessoa.click(await screen.findByRole('button', { name: 'Locais' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Alterar Depósito velho' }))
    const formulario = await dialogo('Alterar local')
    await pessoa.escrever(await campo(formulario, /^Nome/), 'Depósito do Pici')
    await almoxarife.call('PUT /api/product/locais/:id', {
      params: { id },
      body: { nome: 'Depósito velho', contratoId: null, padrao: false, ativo: false, versao: 1 },
    })
    await salvarDuasVezes(pessoa, formulario, () =>
      formulario.queryByRole('checkbox', { name: /^Em uso/, checked: false }),
    )
    expect(await lido()).toMatchObject({ nome: 'Depósito do Pici', ativo: false })
  })

  it('of the reports that a sector keeps', async () => {
    const gerente = await sistema().as('gerente.rh')
    const { id } = await gerente.call('POST /api/relatorios/salvos/criar', {
      body: { setor: 'rh', relatorio: 'desligamentos', nome: 'Saídas', busca: '' },
    })
    const pessoa = await abrir('gerente.rh', '/rh/relatorios/desligamentos')
    await pessoa.click(await screen.findByRole('button', { name: 'Renomear: Saídas' }))
    const formulario = await dialogo('Renomear')
    await pessoa.escrever(await campo(formulario, /^Nome/), 'Saídas do mês')
    await gerente.call('POST /api/relatorios/salvos/renomear', {
      body: { id, versao: 1, nome: 'Saídas do ano' },
    })
    await salvarDuasVezes(pessoa, formulario, () =>
      screen.queryByRole('link', { name: 'Saídas do ano', hidden: true }),
    )
    expect(await screen.findByRole('link', { name: 'Saídas do mês' })).toBeTruthy()
  })

  it('of the incidents', async () => {
    const gerente = await sistema().as('gerente.rh')
    const dados = { conhecidoEm: '2026-11-17', ...incidenteDe() }
    const { id, versao } = await gerente.call('POST /api/privacidade/incidentes', { body: dados })
    const pessoa = await abrir('administrador', '/admin/privacidade/incidentes')
    await pessoa.click(await screen.findByRole('button', { name: 'Alterar o incidente de 17/11/2026' }))
    const formulario = await dialogo('Alterar incidente')
    await pessoa.escrever(await campo(formulario, /^Medidas tomadas/), 'As senhas foram trocadas.')
    const categorias = ['bancario', 'saude'] as const
    await gerente.call('PUT /api/privacidade/incidentes', {
      body: { id, versao, dados: { ...dados, titulares: 345, categorias: [...categorias] } },
    })
    await salvarDuasVezes(pessoa, formulario, () => formulario.queryByDisplayValue('345'))
    const { results } = await gerente.call('GET /api/privacidade/incidentes')
    expect(results.find((um) => um.id === id)).toMatchObject({
      titulares: 345,
      categorias,
      medidas: 'As senhas foram trocadas.',
    })
  })

  it('of the agreements of a union', async () => {
    const admin = await sistema().as('administrador')
    const [sindicato] = (await admin.call('GET /api/sindicato/listar', { query: { uf: 'CE' } })).results
    const sindicatoId = sindicato?.id ?? 0
    const dados = { tipo: 'act' as const, inicio: '2027-01-01', fim: '2028-12-31' }
    const { id, versao } = await admin.call('POST /api/convencao/criar', { body: { sindicatoId, dados } })
    const pessoa = await abrir(
      'administrador',
      `/admin/cadastros/sindicatos?registro=${sindicatoId}&parte=convencoes`,
    )
    const cartao = (await screen.findByText('01/01/2027 a 31/12/2028')).closest('article')
    if (!cartao) throw new Error('No agreement')
    await pessoa.click(within(cartao).getByRole('button', { name: 'Editar: 01/01/2027 a 31/12/2028' }))
    const formulario = await dialogo('Editar convenção')
    await pessoa.escrever(await campo(formulario, /^Registro no MTE/), 'CE000123/2027')
    await admin.call('PUT /api/convencao/editar', {
      body: { id, versao, dados: { ...dados, outrasClausulas: 'Cesta em dezembro.' } },
    })
    await salvarDuasVezes(pessoa, formulario, () => formulario.queryByDisplayValue('Cesta em dezembro.'))
    const { results } = await admin.call('GET /api/convencao/listar', {
      query: { sindicatoId: String(sindicatoId) },
    })
    expect(results.find((um) => um.id === id)).toMatchObject({
      registroMte: 'CE000123/2027',
      outrasClausulas: 'Cesta em dezembro.',
    })
  })
})

describe('a page of one record that somebody else saves while it is being typed in', () => {
  it('tells what they changed in the company', async () => {
    const admin = await sistema().as('administrador')
    const { versao, ...empresa } = await admin.call('GET /api/empresa')
    const pessoa = await abrir('administrador', '/admin/cadastros/empresa')
    const secao = within(await screen.findByRole('region', { name: 'Dados e regras' }))
    await pessoa.escrever(await secao.findByRole('textbox', { name: /^Nome fantasia/ }), 'Limpa Bem')
    const { logos, municipio, permiteAutoaprovacao, autoaprovacaoPedida, segundoFator, ...dados } = empresa
    void [logos, municipio, permiteAutoaprovacao, autoaprovacaoPedida, segundoFator]
    await admin.call('PUT /api/empresa/editar', {
      body: { versao, dados: { ...dados, razaoSocial: 'Limpeza do Pici Ltda' } },
    })
    const salvarEmpresa = () => pessoa.click(secao.getByRole('button', { name: 'Salvar' }))
    await salvarEmpresa()
    const aviso = await secao.findByText(/ salvou antes de você\.$/)
    expect(aviso.closest('[role="alert"]')?.textContent).toContain('Limpeza do Pici Ltda')
    expect(await secao.findByDisplayValue('Limpeza do Pici Ltda')).toBeTruthy()
    await salvarEmpresa()
    await screen.findByText('Empresa salva.')
    expect(await admin.call('GET /api/empresa')).toMatchObject({
      nomeFantasia: 'Limpa Bem',
      razaoSocial: 'Limpeza do Pici Ltda',
    })
  })
})

describe('columns of a board that somebody else saves while others are typed in', () => {
  it('are kept with what was typed', async () => {
    const cadastro = await sistema().as('cadastro')
    const lido = async () => (await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })).kanban
    const { id, versao, nome, colunas } = await lido()
    const enviadas = colunas.map((coluna) => ({
      id: coluna.id,
      nome: coluna.nome,
      limite: coluna.limite,
      conclui: coluna.conclui,
    }))
    const pessoa = await abrir('gerente.rh', '/rh/tarefas')
    await pessoa.click(await screen.findByRole('button', { name: 'Quadro' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Ajustar quadro' }))
    const formulario = await dialogo('Ajustar quadro')
    await pessoa.escrever(await campo(formulario, 'Nome da coluna 1'), 'Fila')
    await cadastro.call('PUT /api/kanban/:id', {
      params: { id },
      body: {
        versao,
        nome,
        etiquetas: [],
        colunas: [
          ...enviadas.map((coluna, i) => (i === 1 ? { ...coluna, nome: 'Em andamento' } : coluna)),
          { id: null, nome: 'Aguardando', limite: null, conclui: false },
        ],
      },
    })
    await salvarDuasVezes(pessoa, formulario, () => formulario.queryByDisplayValue('Em andamento'))
    expect((await lido()).colunas.map((coluna) => coluna.nome)).toEqual([
      'Fila',
      'Em andamento',
      ...enviadas.slice(2).map((coluna) => coluna.nome),
      'Aguardando',
    ])
  })
})

describe('a form that was saved and is typed in once more', () => {
  it('asks before what was typed since is lost', async () => {
    const pessoa = await abrir('comercial', '/comercial/perfil')
    const telefone = await screen.findByRole('textbox', { name: /^Telefone/ })
    await pessoa.escrever(telefone, '(11) 97777-6666')
    await pessoa.click(screen.getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Dados salvos.')
    await pessoa.escrever(telefone, '(11) 95555-4444')
    void pessoa.ir('/comercial')
    const pergunta = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Continuar editando' }))
    expect(telefone).toHaveProperty('value', '(11) 95555-4444')
  })
})
