import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, voltarSemServidor, type Pessoa } from './tela.tsx'

usarSistema()

const campo = async (name: string | RegExp): Promise<HTMLElement> => {
  const [primeiro] = await screen.findAllByRole('textbox', { name })
  if (!primeiro) throw new Error('No such field')
  return primeiro
}

const abrirDialogo = async (pessoa: Pessoa, botao: string | RegExp): Promise<void> => {
  const [primeiro] = await screen.findAllByRole('button', { name: botao })
  await pessoa.click(primeiro ?? document.body)
  await screen.findByRole('dialog')
}

describe('what was read stays while the server is away', () => {
  it('in a list, which says so and is read again', async () => {
    const pessoa = await abrir('cadastro', '/rh/colaborador/listar')
    const tabela = await screen.findByRole('table', { name: 'Colaboradores' })
    const linhas = () => within(tabela).getAllByRole('row').length
    await waitFor(() => expect(within(tabela).queryAllByRole('link').length).toBeGreaterThan(0))
    const antes = linhas()
    await voltarSemServidor(/^GET .*colaborador\/listar$/)
    const aviso = await screen.findByText('A lista é de alguns minutos atrás: não foi possível atualizar.')
    expect(linhas()).toBe(antes)
    rede.reparar()
    const alerta = within(aviso.closest<HTMLElement>('[role="alert"]') ?? document.body)
    await pessoa.click(alerta.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(aviso.isConnected).toBe(false))
    expect(linhas()).toBe(antes)
  })

  it('on a board of processes', async () => {
    const pessoa = await abrir('cadastro', '/rh/admissao/listar')
    await pessoa.click(await screen.findByRole('button', { name: 'Quadro' }))
    const quadro = await screen.findByLabelText('Admissões por situação')
    const cartoes = () => within(quadro).getAllByRole('link').length
    const antes = cartoes()
    await voltarSemServidor(/^GET .*admissao\/quadro$/)
    await screen.findByText('O quadro é de alguns minutos atrás: não foi possível atualizar.')
    expect(cartoes()).toBe(antes)
  })
})

describe('what was never read is not drawn empty beneath its failure', () => {
  it('in the calendar', async () => {
    rede.cortar(/^GET .*\/calendar(\/itens)?$/)
    await abrir('gerente.rh', '/rh/calendario?vista=mes&dia=2026-12-03')
    // It is asked three times; until then the month is one that is on its way.
    await waitFor(() => expect(screen.queryByLabelText(/^Calendário, /)).toBeNull(), { timeout: 15_000 })
    expect(screen.getAllByText('Não foi possível falar com o servidor.')).toHaveLength(1)
  })

  it('on a board of tasks', async () => {
    rede.cortar(/^GET .*\/kanban$/)
    await abrir('cadastro', '/rh/tarefas')
    await screen.findByText('Não foi possível falar com o servidor.')
    expect(screen.queryByRole('combobox', { name: 'Quadro' })).toBeNull()
  })
})

it('says of a record that it could not be read who uses it, and reads it again', async () => {
  const admin = await sistema().as('administrador')
  const { results } = await admin.call('GET /api/cargo/listar', { query: {} })
  rede.recusar(/^GET .*\/cargo\/uso\/\d+$/, 502)
  const pessoa = await abrir('administrador', `/admin/cadastros/cargos?registro=${results[0]?.id}`)
  await screen.findByText('Não foi possível ver quem usa.', undefined, { timeout: 15_000 })
  rede.reparar()
  await pessoa.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText(/^Usado por|^Ninguém o usa/)).toBeTruthy()
})

it('does not say that nobody has a name where people could not be searched', async () => {
  const pessoa = await abrir('cadastro', '/rh/conversas')
  const [nova] = await screen.findAllByRole('button', { name: 'Nova conversa' })
  await pessoa.click(nova ?? document.body)
  const quem = within(await screen.findByRole('dialog')).getByRole('combobox')
  rede.cortar(/^GET .*chat\/pessoas$/)
  await pessoa.type(quem, 'Débora')
  expect(await screen.findByText('Não foi possível buscar. Tente de novo.')).toBeTruthy()
  expect(screen.queryByText('Ninguém com este nome')).toBeNull()
})

describe('what was typed stays while the server is away', () => {
  it('in the profile', async () => {
    const pessoa = await abrir('cadastro', '/rh/perfil')
    await pessoa.escrever(await campo('Nome'), 'Outro Nome')
    // The first time in a tab it comes with the frame of the page.
    await voltarSemServidor(/^GET .*conta\/(perfil|moldura)$/)
    expect(await campo('Nome')).toHaveProperty('value', 'Outro Nome')
  })

  it('in a value of the law', async () => {
    const pessoa = await abrir('administrador', '/admin/cadastros/parametros')
    await abrirDialogo(pessoa, /^Nov/)
    await pessoa.escrever(await campo('Ato que o fixou'), 'Decreto 1/2027')
    await voltarSemServidor(/^GET .*parametro\/listar$/)
    expect(await campo('Ato que o fixou')).toHaveProperty('value', 'Decreto 1/2027')
  })

  it('in a proof of the dossier', async () => {
    const pessoa = await abrir('cadastro', '/rh/contratos/dossie')
    const mes = within(await screen.findByRole('region', { name: 'Comprovantes do mês' }))
    await pessoa.click(mes.getByRole('button', { name: 'Anexar' }))
    await pessoa.escrever(await campo(/^Descrição/), 'Guia de outubro')
    await voltarSemServidor(/^GET .*dossie\/\d+$/)
    expect(await campo(/^Descrição/)).toHaveProperty('value', 'Guia de outubro')
  })
})
