import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { armExpiry, expOf, lifeOf, MAX_TIMER_MS } from './token.ts'

const jwt = (claims: unknown): string =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'assinatura'].join('.')
const expiringIn = (ms: number): string => jwt({ exp: (Date.now() + ms) / 1000 })

describe('expOf', () => {
  it('reads the claim, whatever characters the payload needs', () => {
    expect(expOf(jwt({ exp: 1_900_000_000, nome: 'Antônia ÿÿ>>??' }))).toBe(1_900_000_000)
  })
  it.each(['', 'a.b.c', 'sem-pontos', jwt({}), jwt(null), jwt({ exp: '1900000000' })])(
    'is null for %j',
    (token) => {
      expect(expOf(token)).toBeNull()
    },
  )
})

// prova: estado.inicio, validacao.token
describe('lifeOf', () => {
  it('is valid only while exp is later than now', () => {
    const token = jwt({ exp: 1000 })
    expect(lifeOf(token, 999_999)).toBe(1)
    expect(lifeOf(token, 1_000_000)).toBe(0)
  })
  it('gives no life to a token without exp', () => expect(lifeOf('a.b.c', 0)).toBe(0))
})

// prova: estado.expira, erro.expirado, constante.chaves
describe('armExpiry', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') }))
  afterEach(() => {
    vi.useRealTimers()
    pagina = new EventTarget()
    onWarn.mockReset()
    onExpire.mockReset()
  })
  const onWarn = vi.fn<(minutos: number) => void>()
  const onExpire = vi.fn<() => void>()
  let pagina = new EventTarget()
  const arm = (ms: number) => armExpiry(expiringIn(ms), { onWarn, onExpire, pagina })

  it('warns ten and two minutes before', () => {
    arm(15 * 60_000)
    vi.advanceTimersByTime(4 * 60_000)
    expect(onWarn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(9 * 60_000)
    expect(onWarn.mock.calls).toEqual([[10], [2]])
    vi.advanceTimersByTime(2 * 60_000)
    expect(onWarn).toHaveBeenCalledTimes(2)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('warns once, with what is left, whoever comes back late', () => {
    arm(3_600_000)
    vi.setSystemTime(Date.now() + 3_600_000 - 90_000)
    pagina.dispatchEvent(new Event('visibilitychange'))
    expect(onWarn.mock.calls).toEqual([[2]])
  })

  it('fires once, at the end', () => {
    arm(60_000)
    vi.advanceTimersByTime(59_999)
    expect(onExpire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('does not fire at once for a life longer than a timer can hold', () => {
    arm(MAX_TIMER_MS + 5000)
    vi.advanceTimersByTime(MAX_TIMER_MS)
    expect(onExpire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('notices on waking up that the time is over', () => {
    arm(60_000)
    // The machine slept: the clock went on, the timer did not.
    vi.setSystemTime(Date.now() + 3_600_000)
    pagina.dispatchEvent(new Event('visibilitychange'))
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('does nothing once disarmed', () => {
    arm(1000)()
    vi.advanceTimersByTime(10_000)
    pagina.dispatchEvent(new Event('visibilitychange'))
    expect(onExpire).not.toHaveBeenCalled()
  })
})
