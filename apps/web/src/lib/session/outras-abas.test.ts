import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cederSessao, pedirSessao } from './outras-abas.ts'

/** The locks of this test alone: those of the process are also held by whatever other test signed in. */
function createLocks() {
  const held = new Set<{ name: string }>()
  return {
    request: async (name: string, _: LockOptions, hold: () => Promise<void>): Promise<void> => {
      const lock = { name }
      held.add(lock)
      await hold()
      held.delete(lock)
    },
    query: async () => ({ held: [...held] }),
  }
}

const fechar: (() => void)[] = []
beforeEach(() => vi.stubGlobal('navigator', { locks: createLocks() }))
afterEach(() => {
  for (const parar of fechar.splice(0)) parar()
  vi.unstubAllGlobals()
})
/** A tab that is signed in, or becomes so by `mudar`. */
function abrirAba(abrir: () => Promise<string | null>, entrou = true) {
  const pedido = vi.fn<() => Promise<string | null>>(abrir)
  let aberta = entrou
  let avisar = () => {}
  const onChange = (listener: () => void) => {
    avisar = listener
    return () => {}
  }
  fechar.push(cederSessao({ isAberta: () => aberta, onChange, abrir: pedido }))
  const mudar = (agora: boolean) => {
    aberta = agora
    avisar()
  }
  return { pedido, mudar }
}
const aba = (abrir: () => Promise<string | null>) => abrirAba(abrir).pedido

/** Nobody's page works for this long, as on a slow machine. */
const ocupar = (ms: number) => {
  const fim = performance.now() + ms
  while (performance.now() < fim);
}

describe('a tab without a session', () => {
  it('gets one from one of the open tabs, and only that one asks the server', async () => {
    const abas = [aba(async () => 'uma'), aba(async () => 'outra')]
    expect(['uma', 'outra']).toContain(await pedirSessao())
    expect(abas.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  })

  it('gets one however late the open tab comes to answer', async () => {
    aba(async () => 'demorada')
    const pedida = pedirSessao()
    // From the next turn on, when the request is on its way.
    setTimeout(() => ocupar(700), 0)
    expect(await pedida).toBe('demorada')
  })

  it('gets none where nobody is signed in, and waits for nobody', async () => {
    const { pedido } = abrirAba(async () => 'nunca', false)
    const semEspera = vi.spyOn(globalThis, 'setTimeout')
    expect(await pedirSessao()).toBeNull()
    expect(semEspera).not.toHaveBeenCalled()
    semEspera.mockRestore()
    expect(pedido).not.toHaveBeenCalled()
  })

  it('finds a tab that signed in after it was opened, and none that signed out', async () => {
    const { mudar } = abrirAba(async () => 'depois', false)
    mudar(true)
    expect(await pedirSessao()).toBe('depois')
    mudar(false)
    // A lock is let go of in a turn of its own.
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]))
    expect(await pedirSessao()).toBeNull()
  })

  it('is let go on where the browser refuses its locks', async () => {
    const recusa = () => Promise.reject(new DOMException('', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { query: recusa, request: recusa } })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await pedirSessao()).toBeNull()
    aba(async () => 'sem tranca')
    expect(await pedirSessao()).toBe('sem tranca')
    warn.mockRestore()
  })

  describe('of a browser without web locks', () => {
    beforeEach(() => vi.stubGlobal('navigator', {}))

    it('gets one from the tab that answers', async () => {
      aba(async () => 'sem tranca')
      expect(await pedirSessao()).toBe('sem tranca')
    })

    it('gets none where nobody answers, soon', async () => {
      const { pedido } = abrirAba(async () => 'nunca', false)
      expect(await pedirSessao()).toBeNull()
      expect(pedido).not.toHaveBeenCalled()
    })
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
  })
})
