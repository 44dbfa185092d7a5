import { screen, waitFor, within } from '@testing-library/dom'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const coluna = (name: string) => screen.findByRole('region', { name })

async function adicionar(pessoa: Pessoa, onde: string, titulo: string): Promise<void> {
  const dela = within(await coluna(onde))
  await pessoa.click(await dela.findByRole('button', { name: `Adicionar tarefa em ${onde}` }))
  await pessoa.type(
    await dela.findByRole('textbox', { name: `Título da nova tarefa em ${onde}` }),
    `${titulo}{Enter}`,
  )
  await dela.findByRole('button', { name: titulo })
}

describe('the board of a sector', () => {
  it('takes a task, moves it without dragging, and puts it away and back', async () => {
    const pessoa = await abrir('cadastro', '/rh/tarefas')
    await adicionar(pessoa, 'A fazer', 'Ligar para o banco')
    await pessoa.click(screen.getByRole('button', { name: 'Mover ou arquivar: Ligar para o banco' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Fazendo' }))
    expect(
      await within(await coluna('Fazendo')).findByRole('button', { name: 'Ligar para o banco' }),
    ).toBeTruthy()
    // The keyboard goes on at what it moved, not at what lay beside it.
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('region', { name: 'Fazendo' })).getByRole('button', {
          name: 'Mover ou arquivar: Ligar para o banco',
        }),
      ),
    )
    const query = { setor: 'rh' } as const
    const doServidor = async (): Promise<string[][]> =>
      (await (await sistema().as('gerente.rh')).call('GET /api/kanban', { query })).kanban.colunas.map(
        ({ cartoes }) => cartoes.map(({ titulo }) => titulo),
      )
    await waitFor(async () => expect((await doServidor())[1]).toContain('Ligar para o banco'))
    await pessoa.click(screen.getByRole('button', { name: 'Mover ou arquivar: Ligar para o banco' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Arquivar' }))
    // Said once the server has done it, and for some seconds only: nothing else is asked before it is pressed.
    const desfazer = await screen.findByRole('button', { name: 'Desfazer' })
    desfazer.focus()
    await pessoa.keyboard('{Enter}')
    await waitFor(async () => expect((await doServidor()).flat()).toContain('Ligar para o banco'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ligar para o banco' })).toBeTruthy())
  })

  it('says what it is for while it is empty, and takes the first task', async () => {
    const pessoa = await abrir('comercial', '/comercial/tarefas')
    expect(
      await screen.findByRole('heading', { name: 'O que o setor tem a fazer, em um só lugar' }),
    ).toBeTruthy()
    expect(screen.queryByText('Nada nesta coluna.')).toBeNull()
    await pessoa.click(screen.getByRole('button', { name: 'Criar a primeira tarefa' }))
    await pessoa.type(
      await screen.findByRole('textbox', { name: 'Título da nova tarefa em A fazer' }),
      'Visitar o cliente{Enter}',
    )
    expect(await screen.findByRole('button', { name: 'Visitar o cliente' })).toBeTruthy()
    expect(await screen.findAllByText('Nada nesta coluna.')).toHaveLength(2)
  })

  it('takes an archived task off, of those after the first page too', async () => {
    const sesmt = await sistema().as('sesmt')
    const { id: autorId } = await sesmt.call('GET /api/conta/perfil')
    const { kanban } = await sesmt.call('GET /api/kanban', { query: { setor: 'sesmt' } })
    const [primeira] = kanban.colunas
    await sql`
      insert into kanban_cartao (kanban_id, coluna_id, ordem, titulo, criado_por, criado_em, alterado_em)
      select ${kanban.id}, ${primeira?.id}, 1000000 + n, 'Extintor ' || n, ${autorId}, now(), now()
        from generate_series(1, 55) n`.execute(sistema().db)
    const pessoa = await abrir('sesmt', '/sesmt/tarefas')
    await pessoa.click(await screen.findByText(/^Mostrar mais/))
    await screen.findByText('Extintor 55')
    await pessoa.click(screen.getByLabelText('Mover ou arquivar: Extintor 55'))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Arquivar' }))
    await waitFor(() => expect(screen.queryByText('Extintor 55')).toBeNull())
    expect(screen.getByText('Extintor 54')).toBeTruthy()
  })

  it('reads with a task what told of it', async () => {
    const gerente = await sistema().as('gerente.rh')
    const { id: dela } = await gerente.call('GET /api/conta/perfil')
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const { id } = await cadastro.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo: 'Rever os contratos', responsaveis: [dela] },
    })
    const porLer = async () =>
      (await gerente.call('GET /api/notificacoes/listar', { query: { naoLidas: '1' } })).results.filter(
        ({ cartao }) => cartao?.id === id,
      ).length
    expect(await porLer()).toBe(1)
    await abrir('gerente.rh', `/rh/tarefas?cartao=${id}`)
    await screen.findByRole('heading', { name: 'Rever os contratos' })
    await waitFor(async () => expect(await porLer()).toBe(0))
  })

  it('puts a task back where it was when the move did not arrive', async () => {
    const pessoa = await abrir('cadastro', '/rh/tarefas')
    await adicionar(pessoa, 'A fazer', 'Conferir o ponto')
    const reparar = rede.cortar()
    await pessoa.click(screen.getByRole('button', { name: 'Mover ou arquivar: Conferir o ponto' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Fazendo' }))
    await screen.findByText('Não foi possível falar com o servidor.')
    expect(within(await coluna('A fazer')).getByRole('button', { name: 'Conferir o ponto' })).toBeTruthy()
    reparar()
  })

  it('puts each of two tasks back whose moves were on their way together', async () => {
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const titulos = ['Pedir os crachás', 'Rever os armários']
    for (const titulo of titulos)
      await cadastro.call('POST /api/kanban/cartao', {
        body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo },
      })
    const pessoa = await abrir('cadastro', '/rh/tarefas')
    await within(await coluna('A fazer')).findByRole('button', { name: 'Rever os armários' })
    const soltar = rede.segurarEPerder(/mover$/)
    rede.cortar(/^GET .*kanban/)
    for (const titulo of titulos) {
      await pessoa.click(screen.getByRole('button', { name: `Mover ou arquivar: ${titulo}` }))
      await pessoa.click(await screen.findByRole('menuitem', { name: 'Fazendo' }))
      await within(await coluna('Fazendo')).findByRole('button', { name: titulo })
    }
    soltar()
    const aFazer = within(await coluna('A fazer'))
    for (const titulo of titulos) expect(await aFazer.findByRole('button', { name: titulo })).toBeTruthy()
    expect(within(await coluna('Fazendo')).queryByRole('button', { name: /crachás|armários/ })).toBeNull()
  })

  it('says so when an archived task could not be brought back', async () => {
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const { id } = await cadastro.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo: 'Rever o mural' },
    })
    await cadastro.call('POST /api/kanban/cartao/arquivar', { body: { id, arquivar: true } })
    const pessoa = await abrir('cadastro', `/rh/tarefas?cartao=${id}`)
    const painel = within(await screen.findByRole('dialog', { name: 'Rever o mural' }))
    rede.cortar(/arquivar$/)
    await pessoa.click(await painel.findByRole('button', { name: 'Restaurar' }))
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
  })

  it('opens a task by the keyboard, with its list and its comments, at an address of its own', async () => {
    const pessoa = await abrir('cadastro', '/rh/tarefas')
    await adicionar(pessoa, 'A fazer', 'Fechar a folha')
    const cartao = await within(await coluna('A fazer')).findByRole('button', { name: /^Fechar a folha/ })
    cartao.focus()
    await pessoa.keyboard('{Enter}')
    expect(pessoa.onde()).toMatch(/cartao=\d+/)
    const painel = within(await screen.findByRole('dialog', { name: 'Fechar a folha' }))
    await pessoa.type(
      await painel.findByRole('textbox', { name: 'Novo item da lista de verificação' }),
      'Horas extras{Enter}',
    )
    await pessoa.click(await painel.findByRole('checkbox', { name: 'Horas extras' }))
    expect(await painel.findByText(/1 de 1/)).toBeTruthy()
    await pessoa.type(painel.getByRole('textbox', { name: 'Novo comentário' }), 'Ver https://exemplo.com.br')
    await pessoa.click(painel.getByRole('button', { name: 'Comentar' }))
    const link = await painel.findByRole('link', { name: 'https://exemplo.com.br' })
    expect(link.getAttribute('rel')).toContain('noopener')
    await pessoa.click(painel.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  /** A task of its own, open beside its board. */
  async function abrirNova(titulo: string) {
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const { id } = await cadastro.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo },
    })
    const pessoa = await abrir('cadastro', `/rh/tarefas?cartao=${id}`)
    return { pessoa, painel: within(await screen.findByRole('dialog', { name: titulo })) }
  }

  it('keeps what is typed while what was sent before is on its way', async () => {
    const { pessoa, painel } = await abrirNova('Montar o kit')
    const item = await painel.findByRole('textbox', { name: 'Novo item da lista de verificação' })
    const soltar = rede.segurar(/kanban\/item$/)
    await pessoa.type(item, 'Botas{Enter}Luvas')
    soltar()
    expect(await painel.findByRole('checkbox', { name: 'Botas' })).toBeTruthy()
    await pessoa.type(item, '{Enter}')
    expect(await painel.findByRole('checkbox', { name: 'Luvas' })).toBeTruthy()
    rede.cortar(/kanban\/item$/)
    await pessoa.type(item, 'Óculos{Enter}')
    await screen.findByText('Não foi possível falar com o servidor.')
    expect(item).toHaveProperty('value', 'Óculos')
  })

  it('takes one task after the other as fast as they are typed', async () => {
    const pessoa = await abrir('comercial', '/comercial/tarefas')
    const dela = within(await coluna('A fazer'))
    await pessoa.click(await dela.findByRole('button', { name: 'Adicionar tarefa em A fazer' }))
    const titulo = await dela.findByRole('textbox', { name: 'Título da nova tarefa em A fazer' })
    const soltar = rede.segurar(/kanban\/cartao$/)
    await pessoa.type(titulo, 'Orçar o condomínio{Enter}Orçar a escola{Enter}Orçar a fábrica')
    soltar()
    for (const nome of ['Orçar o condomínio', 'Orçar a escola'])
      expect(await dela.findByRole('button', { name: nome })).toBeTruthy()
    expect(titulo).toHaveProperty('value', 'Orçar a fábrica')
  })

  it('does not throw a comment away with the task that is closed', async () => {
    const { pessoa, painel } = await abrirNova('Pintar a guarita')
    await pessoa.type(await painel.findByRole('textbox', { name: 'Novo comentário' }), 'Falta a tinta')
    await pessoa.click(painel.getByRole('button', { name: 'Fechar' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Continuar editando' }))
    await pessoa.click(await painel.findByRole('button', { name: 'Comentar' }))
    expect(await painel.findByText('Falta a tinta', { selector: 'p' })).toBeTruthy()
    await pessoa.click(painel.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the comment that is begun while the one before is sent, and asks before it is lost', async () => {
    const { pessoa, painel } = await abrirNova('Lavar a fachada')
    const comentario = await painel.findByRole('textbox', { name: 'Novo comentário' })
    const soltar = rede.segurar(/kanban\/comentario$/)
    await pessoa.type(comentario, 'Andaime montado')
    await pessoa.click(painel.getByRole('button', { name: 'Comentar' }))
    await pessoa.type(comentario, ' Falta a corda')
    soltar()
    expect(await painel.findByText('Andaime montado', { selector: 'p' })).toBeTruthy()
    await waitFor(() => expect(comentario).toHaveProperty('value', 'Falta a corda'))
    await pessoa.click(painel.getByRole('button', { name: 'Fechar' }))
    expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeTruthy()
  })

  it('shows all that was put away, page after page', async () => {
    const vagas = await sistema().as('vagas')
    const { id: autorId } = await vagas.call('GET /api/conta/perfil')
    const { kanban } = await vagas.call('GET /api/kanban', { query: { setor: 'vagas' } })
    await sql`
      insert into kanban_cartao (kanban_id, coluna_id, ordem, titulo, criado_por, criado_em, alterado_em, arquivado_em)
      select ${kanban.id}, ${kanban.colunas[0]?.id}, n, 'Anúncio ' || n, ${autorId}, now(), now(), now() - n * interval '1 hour'
        from generate_series(1, 30) n`.execute(sistema().db)
    const pessoa = await abrir('vagas', '/vagas/tarefas')
    await pessoa.click(await screen.findByRole('button', { name: 'Quadro' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Tarefas arquivadas' }))
    const arquivadas = within(await screen.findByRole('dialog', { name: 'Tarefas arquivadas' }))
    await arquivadas.findByText('Anúncio 25')
    expect(arquivadas.queryByText('Anúncio 26')).toBeNull()
    await pessoa.click(arquivadas.getByRole('button', { name: 'Mostrar mais (faltam 5)' }))
    expect(await arquivadas.findByText('Anúncio 30')).toBeTruthy()
    await pessoa.click(arquivadas.getByRole('button', { name: 'Restaurar Anúncio 30' }))
    await waitFor(() => expect(arquivadas.queryByText('Anúncio 30')).toBeNull())
    expect(arquivadas.getByText('Anúncio 29')).toBeTruthy()
  })

  it('says on the start page what is mine, with the way to it', async () => {
    const vagas = await sistema().as('vagas')
    const { kanban, pessoas } = await vagas.call('GET /api/kanban', { query: { setor: 'vagas' } })
    const { id } = await vagas.call('GET /api/conta/perfil')
    expect(pessoas.map((uma) => uma.id)).toContain(id)
    await vagas.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo: 'Anunciar a vaga', responsaveis: [id] },
    })
    const pessoa = await abrir('vagas', '/vagas')
    const minhas = within(await screen.findByRole('region', { name: 'Minhas tarefas' }))
    await pessoa.click(minhas.getByRole('link', { name: /Anunciar a vaga/ }))
    expect(await screen.findByRole('dialog', { name: 'Anunciar a vaga' })).toBeTruthy()
  })
})
