import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, enviada, pedida, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const solicitada = async () => (await pedida(sistema(), await sistema().as('gestor'))).registro
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

describe('a return that points at fields', () => {
  it('is asked field by field, and an item is taken away by itself', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Mais ações' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Devolver' }))
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
    await pessoa.click(
      await screen.findByRole('button', { name: /: devolvida – Confira o que está marcado/ }),
    )
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
    await abrir('gestor', `/operacional/promocao/visualizar/${id}`)
    const historico = within(await secao('Histórico'))
    const itens = await historico.findAllByRole('listitem')
    expect(itens[0]?.textContent).toContain('Devolvida')
    expect(itens[0]?.textContent).toContain('Confira o salário com o cliente.')
    expect(itens.at(-1)?.textContent).toContain('Pedido criado')
  })
})
