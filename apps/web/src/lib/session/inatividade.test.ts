import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anotarGesto, isAlguemAqui } from './atividade.ts'
import { seguirUso } from './inatividade.ts'

const MINUTO = 60_000
let agora = Date.now()
const chamar = vi.fn<() => void>()
const avisar = vi.fn<(minutos: number) => void>()
const desdizer = vi.fn<() => void>()
let pagina: EventTarget
let parar: () => void

beforeEach(() => {
  // Each test begins later than the one before: the last gesture of that one is over.
  agora += 1_000 * MINUTO
  vi.useFakeTimers({ now: agora })
  for (const um of [chamar, avisar, desdizer]) um.mockClear()
  anotarGesto()
  pagina = new EventTarget()
  parar = seguirUso(60, { chamar, avisar, desdizer, pagina })
})
afterEach(() => {
  parar()
  vi.useRealTimers()
})

const passar = (minutos: number): void => void vi.advanceTimersByTime(minutos * MINUTO)
const gesto = (): boolean => pagina.dispatchEvent(new Event('keydown'))

describe('a session that nobody uses', () => {
  it('is warned of two minutes before it ends, once, and looked for at its end', () => {
    passar(57.9)
    expect(avisar).not.toHaveBeenCalled()
    passar(0.2)
    expect(avisar).toHaveBeenCalledExactlyOnceWith(2)
    expect(chamar).not.toHaveBeenCalled()
    passar(2)
    expect(chamar).toHaveBeenCalledOnce()
    expect(isAlguemAqui()).toBe(false)
  })

  it('goes on with any key once it was warned of, and the warning goes away', () => {
    passar(59)
    gesto()
    expect(chamar).toHaveBeenCalledOnce()
    expect(desdizer).toHaveBeenCalledOnce()
    passar(57)
    expect(avisar).toHaveBeenCalledOnce()
  })
})

describe('somebody who works without a call', () => {
  it('is told to the server some times an hour, and not at each key', () => {
    for (let minuto = 0; minuto < 60; minuto += 1) {
      passar(1)
      for (let tecla = 0; tecla < 50; tecla += 1) gesto()
    }
    expect(chamar.mock.calls.length).toBeGreaterThan(2)
    expect(chamar.mock.calls.length).toBeLessThan(10)
    expect(avisar).not.toHaveBeenCalled()
  })

  it('is nobody where the page moved under a mouse at rest', () => {
    const mexer = (movementX: number) =>
      pagina.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
    passar(2)
    mexer(0)
    expect(isAlguemAqui()).toBe(false)
    mexer(1)
    expect(isAlguemAqui()).toBe(true)
  })

  it('is there for a minute after each gesture', () => {
    gesto()
    expect(isAlguemAqui()).toBe(true)
    passar(1.1)
    expect(isAlguemAqui()).toBe(false)
  })
})

describe('once the session is over', () => {
  it('nobody is followed any more', () => {
    parar()
    passar(120)
    gesto()
    expect(chamar).not.toHaveBeenCalled()
    expect(avisar).not.toHaveBeenCalled()
  })
})
