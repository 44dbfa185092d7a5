import { afterEach, describe, expect, it, vi } from 'vitest'
import { cederSessao, pedirSessao } from './outras-abas.ts'

const fechar: (() => void)[] = []
afterEach(() => {
  for (const parar of fechar.splice(0)) parar()
})
const aba = (abrir: () => Promise<string | null>, isAberta = () => true) => {
  const pedido = vi.fn<() => Promise<string | null>>(abrir)
  fechar.push(cederSessao({ isAberta, abrir: pedido }))
  return pedido
}

describe('a tab without a session', () => {
  it('gets one from one of the open tabs, and only that one asks the server', async () => {
    const abas = [aba(async () => 'uma'), aba(async () => 'outra')]
    expect(['uma', 'outra']).toContain(await pedirSessao())
    expect(abas.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  })

  it('gets none where nobody is signed in, soon', async () => {
    const fechada = aba(
      async () => 'nunca',
      () => false,
    )
    expect(await pedirSessao()).toBeNull()
    expect(fechada).not.toHaveBeenCalled()
  })

  it('gets none where the server refuses', async () => {
    aba(async () => null)
    expect(await pedirSessao()).toBeNull()
  })

  it('each gets its own, and nothing of it is kept in any storage', async () => {
    let quantas = 0
    aba(async () => `sessao ${(quantas += 1)}`)
    const setItem = vi.fn<(chave: string, valor: string) => void>()
    vi.stubGlobal('localStorage', { setItem })
    vi.stubGlobal('sessionStorage', { setItem })
    expect(new Set(await Promise.all([pedirSessao(), pedirSessao()])).size).toBe(2)
    expect(setItem).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
