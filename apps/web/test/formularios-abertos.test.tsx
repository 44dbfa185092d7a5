// A form stays open for minutes: meanwhile somebody else saves the same record, and the page behind it is read again.
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { setClock } from './clock.ts'
import { sistema, usarSistema } from './sistema.ts'
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
    expect(await lida()).toMatchObject({ titulo: 'Trocar o relógio', descricao: 'O da portaria' })
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
    expect(await doBanco()).toMatchObject({ numero: 'CT-2027/900', objeto: antes.objeto })
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
