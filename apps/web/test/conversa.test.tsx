import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { pedida, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

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
    await daVolta.click(volta.getByRole('link', { name: 'Motivo' }))
    const motivo = await screen.findByRole('textbox', { name: 'Motivo' })
    await waitFor(() => expect(document.activeElement).toBe(motivo))
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
