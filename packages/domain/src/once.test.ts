import { expect, it, vi } from 'vitest'
import { once } from './once.ts'

it('makes with the first use, and once, even what is nothing', () => {
  const make = vi.fn<() => undefined>()
  const made = once(make)
  expect(make).not.toHaveBeenCalled()
  expect([made(), made()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
