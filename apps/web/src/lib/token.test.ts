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

describe('lifeOf', () => {
  it('is valid only while exp is later than now', () => {
    const token = jwt({ exp: 1000 })
    expect(lifeOf(token, 999_999)).toBe(1)
    expect(lifeOf(token, 1_000_000)).toBe(0)
  })
  it('gives no life to a token without exp', () => expect(lifeOf('a.b.c', 0)).toBe(0))
})

describe('armExpiry', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  it('fires once, at the end', () => {
    const onExpire = vi.fn<() => void>()
    armExpiry(expiringIn(60_000), onExpire, new EventTarget())
    vi.advanceTimersByTime(59_999)
    expect(onExpire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('does not fire at once for a life longer than a timer can hold', () => {
    const onExpire = vi.fn<() => void>()
    armExpiry(expiringIn(MAX_TIMER_MS + 5000), onExpire, new EventTarget())
    vi.advanceTimersByTime(MAX_TIMER_MS)
    expect(onExpire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('notices on waking up that the time is over', () => {
    const onExpire = vi.fn<() => void>()
    const pagina = new EventTarget()
    armExpiry(expiringIn(60_000), onExpire, pagina)
    // The machine slept: the clock went on, the timer did not.
    vi.setSystemTime(Date.now() + 3_600_000)
    pagina.dispatchEvent(new Event('visibilitychange'))
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('does nothing once disarmed', () => {
    const onExpire = vi.fn<() => void>()
    const pagina = new EventTarget()
    armExpiry(expiringIn(1000), onExpire, pagina)()
    vi.advanceTimersByTime(10_000)
    pagina.dispatchEvent(new Event('visibilitychange'))
    expect(onExpire).not.toHaveBeenCalled()
  })
})
