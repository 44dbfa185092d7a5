import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { logout } from '../src/lib/session/session.ts'
import { rede } from './rede.ts'
import { senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const LISTA = '/operacional/admissao/listar'
/** The list with the number first, which is not among the columns that it opens with. */
const COM_NUMERO = `${LISTA}?colunas=numero,nome`

async function entrarComo(pessoa: Pessoa, login: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  await pessoa.type(screen.getByRole('textbox', { name: 'Usuário' }), login)
  await pessoa.type(screen.getByLabelText('Senha'), senhaDemo)
  await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
}

/** The numbers of the records in the list. */
const numeros = async (): Promise<string[]> => {
  const [, ...linhas] = await screen.findAllByRole('row')
  return linhas.flatMap((linha) => {
    const [celula] = within(linha).queryAllByRole('cell')
    return /\d{4}-\d+/.exec(celula?.textContent ?? '')?.[0] ?? []
  })
}
const numerosDe = async (login: string) => {
  const { results } = await (await sistema().as(login)).call('GET /api/admissao/listar', { query: {} })
  return results.map(({ numero }) => numero)
}

describe('one tab, two persons', () => {
  it('shows the second one nothing of what the first one was answered', async () => {
    const pessoa = await abrir('coordenador.operacional', COM_NUMERO)
    await waitFor(async () => expect(await numeros()).toEqual(await numerosDe('coordenador.operacional')))
    logout()
    const soltar = rede.segurar(/^GET \/api\/admissao\/listar$/)
    await entrarComo(pessoa, 'gestor')
    await screen.findByText(/^Olá, /)
    await pessoa.ir(COM_NUMERO)
    await screen.findByRole('button', { name: /^Minha vez/ })
    expect(await numeros()).toEqual([])
    soltar()
    await waitFor(async () => expect(await numeros()).toEqual(await numerosDe('gestor')))
  })

  it('does not give the second one what the first one typed', async () => {
    const { results } = await (
      await sistema().as('administrador')
    ).call('GET /api/promocao/listar', { query: { status: 'solicitada' } })
    const [algum] = results
    const endereco = `/rh/promocao/visualizar/${algum?.id ?? 0}`
    const pessoa = await abrir('cadastro', endereco)
    const caixa = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Novo comentário' })
    await pessoa.escrever(await caixa(), 'Só para mim')
    logout()
    await entrarComo(pessoa, 'coordenador')
    await screen.findByText(/^Olá, /)
    await pessoa.ir(endereco)
    expect((await caixa()).value).toBe('')
  })

  it('a session that the server ended says so and comes back to the same page', async () => {
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?minhaVez=1`)
    const minhaVez = await screen.findByRole('button', { name: /^Minha vez/ })
    await sistema().db.deleteFrom('sessao').execute()
    // A call that was on its way may have found it out already, and the page is gone: then this presses nothing.
    await pessoa.click(minhaVez)
    expect(
      await screen.findByText(/sessão terminou|sessão expirou/i, { selector: '[role=alert] *' }),
    ).toBeTruthy()
    await entrarComo(pessoa, 'coordenador.operacional')
    await waitFor(() => expect(pessoa.onde().startsWith(LISTA)).toBe(true))
  })
})
