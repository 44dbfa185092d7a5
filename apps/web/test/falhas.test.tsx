import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { MoreButton } from '../src/ui/data/MoreButton.tsx'
import { mostrar } from './peca.tsx'
import { rede } from './rede.ts'
import { usarSistema } from './sistema.ts'
import { abrir, voltarSemServidor } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

const TENTAR = 'Tentar de novo'
const LISTAR = /^GET .*colaborador\/listar$/

describe('to try again', () => {
  it('keeps the place of who pressed it, on the way and once it is read', async () => {
    rede.recusar(LISTAR, 500)
    await abrir('cadastro', '/rh/colaborador/listar')
    const tentar = await screen.findByRole('button', { name: TENTAR })
    rede.reparar()
    const soltar = rede.segurar(LISTAR)
    tentar.focus()
    tentar.click()
    const lista = screen.getByRole('region', { name: 'Colaboradores' })
    await waitFor(() => expect(document.activeElement).toBe(lista))
    soltar()
    await waitFor(() => expect(within(lista).queryAllByRole('link').length).toBeGreaterThan(0))
    expect(document.activeElement).toBe(lista)
  })

  it('asks once where what was read stays, however often it is pressed, and says that it is trying', async () => {
    const pessoa = await abrir('cadastro', '/rh/colaborador/listar')
    const lista = await screen.findByRole('region', { name: 'Colaboradores' })
    await waitFor(() => expect(within(lista).queryAllByRole('link').length).toBeGreaterThan(0))
    await voltarSemServidor(LISTAR)
    const tentar = await screen.findByRole('button', { name: TENTAR })
    rede.reparar()
    const soltar = rede.segurar(LISTAR)
    const antes = rede.chamadas(LISTAR).length
    tentar.focus()
    await pessoa.keyboard('{Enter}{Enter}{Enter}')
    await waitFor(() => expect(tentar.textContent).toBe('Tentando…'))
    expect(document.activeElement).toBe(tentar)
    soltar()
    await waitFor(() => expect(tentar.isConnected).toBe(false))
    expect(rede.chamadas(LISTAR)).toHaveLength(antes + 1)
  })

  it('is said where the rows that follow could not be read', async () => {
    mostrar(
      <MoreButton
        label="Mostrar mais antigas"
        of={{
          hasNextPage: true,
          isFetchingNextPage: false,
          isFetchNextPageError: true,
          fetchNextPage: () => Promise.resolve(),
        }}
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível buscar o que falta. Tente de novo.')
    expect(screen.getByRole('button', { name: 'Mostrar mais antigas' })).toBeTruthy()
  })
})
