import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

const LISTA = '/operacional/admissao/listar'
const LISTAR = /^GET \/api\/admissao\/listar$/

const linhas = () => screen.findAllByRole('row').then(([, ...resto]) => resto)
/** The rows, once they are those that were asked for last. */
const numeros = async (): Promise<string[]> =>
  (await linhas()).map((linha) => within(linha).getAllByRole('link')[0]?.textContent ?? '')
const todas = async (query: object = {}) => {
  const quem = await sistema().as('coordenador.operacional')
  return quem.call('GET /api/admissao/listar', { query: { porPagina: '100', ...query } })
}

describe('a list', () => {
  it('keeps what narrows it in the address, and way back from a record leads to the same list', async () => {
    const pessoa = await abrir('coordenador.operacional', LISTA)
    const { results } = await todas()
    const [alguma] = results.filter(({ nome }) => nome)
    const nome = alguma?.nome ?? ''
    await pessoa.escrever(await screen.findByRole('searchbox'), nome)
    await waitFor(() => expect(new URLSearchParams(location.search).get('busca')).toBe(nome))
    await waitFor(async () => expect(await linhas()).toHaveLength(1))
    const endereco = pessoa.onde()
    const [linha] = await linhas()
    if (!linha) throw new Error('no row')
    await pessoa.click(within(linha).getAllByRole('link')[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: nome })).toBeTruthy()
    history.back()
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', nome)
    expect(pessoa.onde()).toBe(endereco)
    await waitFor(async () => expect(await linhas()).toHaveLength(1))
  })

  it('takes two filters that are pressed one right after the other', async () => {
    const pessoa = await abrir('coordenador.operacional', LISTA)
    await linhas()
    const vez = screen.getByRole('button', { name: 'Minha vez' })
    const [, aba] = within(screen.getByRole('group', { name: 'Filtrar admissões' })).getAllByRole('button')
    aba?.click()
    vez.click()
    await waitFor(() => expect(vez.getAttribute('aria-pressed')).toBe('true'))
    expect(aba?.getAttribute('aria-pressed')).toBe('true')
    const busca = new URLSearchParams(location.search)
    expect([busca.get('minhaVez'), busca.get('status')]).toEqual(['operacional', expect.any(String)])
    await pessoa.click(vez)
    await waitFor(() => expect(new URLSearchParams(location.search).has('minhaVez')).toBe(false))
    expect(new URLSearchParams(location.search).get('status')).toBe(busca.get('status'))
  })

  it('turns its pages up to the last, and goes back to the first with every other change', async () => {
    const { total } = await todas()
    expect(total).toBeGreaterThan(10)
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?porPagina=10`)
    const primeiras = await numeros()
    expect(primeiras).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveProperty('disabled', true)
    await pessoa.click(screen.getByRole('button', { name: 'Próxima página' }))
    await waitFor(async () => expect(await numeros()).not.toEqual(primeiras))
    expect(new URLSearchParams(location.search).get('pagina')).toBe('2')
    history.back()
    await waitFor(async () => expect(await numeros()).toEqual(primeiras))
    await pessoa.ir(`${LISTA}?porPagina=10&pagina=${Math.ceil(total / 10)}`)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveProperty('disabled', true),
    )
    await pessoa.click(screen.getByRole('button', { name: 'Minha vez' }))
    await waitFor(() => expect(new URLSearchParams(location.search).has('pagina')).toBe(false))
  })

  it('past its last page says so, and leads back', async () => {
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?pagina=400`)
    expect(await screen.findByText('Nada encontrado')).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }))
    expect((await numeros()).length).toBeGreaterThan(0)
  })

  it('tells nothing found from nothing there', async () => {
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?busca=zzzzzz`)
    expect(await screen.findByText('Nada encontrado')).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }))
    expect((await numeros()).length).toBeGreaterThan(0)
    expect(pessoa.onde()).toBe(LISTA)
  })

  it('that cannot be read says why, and is read again', async () => {
    const reparar = rede.cortar(LISTAR)
    const pessoa = await abrir('coordenador.operacional', LISTA)
    const erro = within(await screen.findByRole('alert', {}, { timeout: 20_000 }))
    expect(erro.getByText('Não foi possível falar com o servidor.')).toBeTruthy()
    reparar()
    await pessoa.click(erro.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(async () => expect((await numeros()).length).toBeGreaterThan(0))
  })
})
