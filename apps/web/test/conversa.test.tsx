import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { hearPresence } from '../src/lib/api/presence.ts'
import { rede } from './rede.ts'
import { abrirVagas, enviada, pedida, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const solicitada = async () => (await pedida(sistema(), await sistema().as('gestor'))).registro
const nomeDe = async (login: string): Promise<string> =>
  (await (await sistema().as(login)).call('GET /api/conta/perfil')).nome
const secao = (name: string) => screen.findByRole('region', { name })

async function comentar(pessoa: Pessoa, texto: string): Promise<void> {
  const comentarios = within(await secao('Comentários'))
  await pessoa.escrever(await comentarios.findByRole('textbox', { name: 'Novo comentário' }), texto)
  await pessoa.click(comentarios.getByRole('button', { name: 'Comentar' }))
}

describe('the conversation of a record', () => {
  it('shows what was written at once, from whom, and leaves an empty box', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    await comentar(pessoa, 'O aditivo já foi assinado?')
    const comentarios = within(await secao('Comentários'))
    const escrito = await comentarios.findByText('O aditivo já foi assinado?', { selector: 'li *' })
    expect(escrito.closest('li')?.textContent).toContain('agora')
    expect(comentarios.getByRole('textbox', { name: 'Novo comentário' })).toHaveProperty('value', '')
    // What is said there is not told a second time as history.
    expect(within(await secao('Histórico')).queryByText('O aditivo já foi assinado?')).toBeNull()
  })

  it('is still open on a record that ended, once somebody asks for it', async () => {
    const { id, versao } = await solicitada()
    const cadastro = await sistema().as('cadastro')
    const motivo = 'Não cabe no orçamento deste ano'
    await cadastro.call('POST /api/promocao/status', { body: { id, versao, transicao: 'reprovar', motivo } })
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const comentarios = within(await secao('Comentários'))
    await pessoa.click(comentarios.getByRole('button', { name: 'Comentar' }))
    const caixa = await comentarios.findByRole('textbox', { name: 'Novo comentário' })
    expect(document.activeElement).toBe(caixa)
    await comentar(pessoa, 'Fica para o ano que vem')
    expect(await comentarios.findByText('Fica para o ano que vem', { selector: 'li *' })).toBeTruthy()
  })

  it('keeps what could not be sent, says so, and sends it once', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const reparar = rede.perderResposta(/comentario$/)
    await comentar(pessoa, 'Quem confere o piso?')
    const comentarios = within(await secao('Comentários'))
    expect(await comentarios.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    const caixa = comentarios.getByRole('textbox', { name: 'Novo comentário' })
    expect(caixa).toHaveProperty('value', 'Quem confere o piso?')
    reparar()
    await pessoa.click(comentarios.getByRole('button', { name: 'Comentar' }))
    await waitFor(() => expect(comentarios.getAllByRole('listitem')).toHaveLength(1))
  })

  it.each([['Comentários', 'Novo comentário'] as const, ['Departamento Pessoal', /^Comentário/] as const])(
    'asks before what was typed in %s is left behind, whatever other forms the page has',
    async (onde, name) => {
      const { id } = await solicitada()
      const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
      await pessoa.escrever(
        await within(await secao(onde)).findByRole('textbox', { name }),
        'Falta o aditivo',
      )
      await pessoa.click(screen.getByRole('link', { name: 'Ver ficha' }))
      expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeTruthy()
    },
  )
})

describe('naming somebody in a comment', () => {
  it('offers those who may see the record, is chosen from the keyboard, and is told to them', async () => {
    const { id } = await solicitada()
    const [de, para] = await Promise.all(['comercial', 'sesmt'].map(nomeDe))
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const comentarios = within(await secao('Comentários'))
    const caixa = await comentarios.findByRole('textbox', { name: 'Novo comentário' })
    await pessoa.type(caixa, 'Falta o exame, @')
    await comentarios.findAllByRole('option')
    expect(comentarios.queryByRole('option', { name: new RegExp(`^${de}`) })).toBeNull()
    await pessoa.type(caixa, (para ?? '').slice(0, 4).toLowerCase())
    const opcao = await comentarios.findByRole('option', { name: new RegExp(`^${para}`), selected: true })
    await waitFor(() => expect(caixa.getAttribute('aria-activedescendant')).toBe(opcao.id))
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(caixa).toHaveProperty('value', `Falta o exame, @${para} `))
    expect(comentarios.queryByRole('listbox')).toBeNull()
    await pessoa.click(comentarios.getByRole('button', { name: 'Comentar' }))
    expect(await comentarios.findByText(`@${para}`, { selector: 'mark' })).toBeTruthy()
    const { results } = await (
      await sistema().as('sesmt')
    ).call('GET /api/notificacoes/listar', { query: {} })
    expect(results.some(({ processo }) => processo?.id === id)).toBe(true)
  })

  it('is closed with Esc, and the text stays as it was typed', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const comentarios = within(await secao('Comentários'))
    const caixa = await comentarios.findByRole('textbox', { name: 'Novo comentário' })
    await pessoa.type(caixa, 'Ver @')
    await comentarios.findAllByRole('option')
    await pessoa.keyboard('{Escape}')
    expect(comentarios.queryByRole('option')).toBeNull()
    expect(caixa).toHaveProperty('value', 'Ver @')
  })
})

describe('presence', () => {
  it('says who else is on the record, and no more once they left', async () => {
    const { id } = await solicitada()
    await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    await secao('Comentários')
    hearPresence({ id, nomes: ['Rita Sampaio'] })
    expect(await screen.findByText('Rita Sampaio também está aqui')).toBeTruthy()
    hearPresence({ id: id + 1, nomes: ['Outra Pessoa'] })
    hearPresence({ id, nomes: [] })
    await waitFor(() => expect(screen.queryByText(/também está aqui/)).toBeNull())
  })

  it('says who else fills in the same draft, on its steps and on its review', async () => {
    const { id } = await rascunhoCompleto(await sistema().as('coordenador.operacional'))
    for (const passo of ['pessoais', 'revisar']) {
      await abrir('coordenador.operacional', `/operacional/admissao/editar/rascunho/${id}/${passo}`)
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => {
        hearPresence({ id, nomes: ['Rita Sampaio'] })
        expect(screen.getByText('Rita Sampaio também está aqui')).toBeTruthy()
      })
    }
  })
})

describe('a return that points at fields', () => {
  it('is asked field by field, and an item is taken away by itself', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Devolver' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Devolver para correção' }))
    await pessoa.escrever(
      dialogo.getByRole('textbox', { name: 'Motivo' }),
      'Confira com o cliente, por favor.',
    )
    const apontar = async (vez: number, campo: string, porque: string): Promise<void> => {
      await pessoa.click(dialogo.getByRole('button', { name: 'Apontar um campo' }))
      const combos = await dialogo.findAllByRole('combobox', { name: 'Campo' })
      await pessoa.click(combos[vez] as HTMLElement)
      await pessoa.click(await screen.findByRole('option', { name: campo }))
      await pessoa.escrever(
        dialogo.getAllByRole('textbox', { name: 'O que corrigir' })[vez] as HTMLElement,
        porque,
      )
    }
    await apontar(0, 'Vigência', 'É só em janeiro')
    await apontar(1, 'Novo salário', 'O aditivo prevê menos')
    await apontar(2, 'Motivo', 'Diga o que mudou')
    await pessoa.click(dialogo.getByRole('button', { name: 'Remover Campo 2' }))
    await waitFor(() => expect(dialogo.getAllByRole('combobox', { name: 'Campo' })).toHaveLength(2))
    expect(
      dialogo.getAllByRole('combobox', { name: 'Campo' }).map((c) => (c as HTMLInputElement).value),
    ).toEqual(['Vigência', 'Motivo'])
    await pessoa.click(dialogo.getByRole('button', { name: 'Devolver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const daVolta = await abrir('gestor', `/operacional/promocao/visualizar/${id}`)
    const volta = within(await screen.findByRole('alert'))
    expect(volta.getByText('Confira com o cliente, por favor.')).toBeTruthy()
    expect(volta.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vigência: É só em janeiro',
      'Motivo: Diga o que mudou',
    ])
    await daVolta.click(screen.getByRole('link', { name: 'Corrigir e reenviar' }))
    const vigencia = await screen.findByRole('textbox', {
      name: 'Vigência',
      description: /^Devolvido: É só em janeiro/,
    })
    await waitFor(() => expect(document.activeElement).toBe(vigencia))
    expect(
      screen.getByRole('textbox', { name: 'Motivo', description: /^Devolvido: Diga o que mudou/ }),
    ).toBeTruthy()
    const daqui = within(await screen.findByRole('alert'))
    await daVolta.click(daqui.getByRole('link', { name: 'Motivo' }))
    const motivo = await screen.findByRole('textbox', { name: 'Motivo' })
    await waitFor(() => expect(document.activeElement).toBe(motivo))

    await daVolta.escrever(motivo, 'Assumiu a liderança da equipe em outubro.')
    await screen.findByText(/^Nada falta/)
    for (const alerta of screen.queryAllByRole('checkbox', { name: /^Estou ciente: / }))
      await daVolta.click(alerta)
    await daVolta.click(screen.getByRole('button', { name: 'Reenviar' }))
    expect((await screen.findAllByText('Solicitada')).length).toBeGreaterThan(0)
  })
})

describe('the dialog of a return', () => {
  it('begins at the reason, and takes ready words for it and for a field', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Devolver' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Devolver para correção' }))
    const motivo = dialogo.getByRole('textbox', { name: 'Motivo' })
    await waitFor(() => expect(document.activeElement).toBe(motivo))
    await pessoa.click(dialogo.getByRole('button', { name: 'A vigência precisa ser outra.' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Explique melhor o motivo da promoção.' }))
    expect(motivo).toHaveProperty(
      'value',
      'A vigência precisa ser outra.\nExplique melhor o motivo da promoção.',
    )
    await pessoa.click(dialogo.getByRole('button', { name: 'Apontar um campo' }))
    await pessoa.click(await dialogo.findByRole('combobox', { name: 'Campo' }))
    await pessoa.click(await screen.findByRole('option', { name: 'Vigência' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Confira e corrija' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Devolver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { eventos } = await (
      await sistema().as('gestor')
    ).call('GET /api/promocao/obter/:id', { params: { id } })
    expect(eventos.at(-1)?.itens).toEqual([{ campo: 'vigencia', motivo: 'Confira e corrija' }])
  })
})

describe('the alert of a return', () => {
  it('opens the sheet at the first returned field', async () => {
    const { id, versao } = await solicitada()
    await (
      await sistema().as('cadastro')
    ).call('POST /api/promocao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Confira o que está marcado.',
        itens: [{ campo: 'motivo', motivo: 'Diga o que mudou' }],
      },
    })
    const pessoa = await abrir('gestor', '/operacional')
    await pessoa.click(await screen.findByRole('button', { name: /^Notificações/ }))
    const pedidas = await screen.findAllByRole('link', { name: /^Corrigir e reenviar: / })
    const dela = pedidas.find((link) => new RegExp(`/${id}(?!\\d)`).test(link.getAttribute('href') ?? ''))
    if (!dela) throw new Error('No alert of the return')
    await pessoa.click(dela)
    const motivo = await screen.findByRole('textbox', { name: 'Motivo', description: /^Devolvido: / })
    await waitFor(() => expect(document.activeElement).toBe(motivo))
  })

  it('opens a form of steps at the first one too, and each step says what came back in it', async () => {
    const { id, versao } = await enviada(await sistema().as('coordenador.operacional'))
    await (
      await sistema().as('vagas')
    ).call('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Dois dados não conferem.',
        itens: [
          { etapa: 'endereco', campo: 'numero', motivo: 'Falta o número' },
          { etapa: 'pessoais', campo: 'nome', motivo: 'Sem abreviar' },
        ],
      },
    })
    const pessoa = await abrir('coordenador.operacional', `/operacional/admissao/visualizar/${id}?corrigir=1`)
    const numero = await screen.findByRole('textbox', {
      name: 'Número',
      description: /^Devolvido: Falta o número/,
    })
    await waitFor(() => expect(document.activeElement).toBe(numero))
    expect(pessoa.onde()).toContain(`/editar/rascunho/${id}/endereco`)
    expect(screen.getAllByRole('link', { name: /Endereço.*1 campo devolvido/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: /Dados pessoais.*1 campo devolvido/ }).length).toBeGreaterThan(
      0,
    )
    expect(screen.queryByRole('link', { name: /Documentos.*devolvid/ })).toBeNull()
  })
})

describe('the history', () => {
  it('tells what happened, by whom and from what to what, the newest first', async () => {
    const { id, versao } = await solicitada()
    const cadastro = await sistema().as('cadastro')
    await cadastro.call('POST /api/promocao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Confira o salário com o cliente.' },
    })
    const pessoa = await abrir('gestor', `/operacional/promocao/visualizar/${id}`)
    const historico = within(await secao('Histórico'))
    expect(historico.getByText(/^2 registros · último: Devolvida/)).toBeTruthy()
    await pessoa.keyboard('h')
    const itens = await historico.findAllByRole('listitem')
    expect(itens[0]?.textContent).toContain('Devolvida')
    expect(itens[0]?.textContent).toContain('Confira o salário com o cliente.')
    expect(itens.at(-1)?.textContent).toContain('Pedido criado')
  })
})
