import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOffline, reportReach } from '../api/connection.ts'
import { loadAgain } from './load-again.ts'

const fetched = vi.fn<typeof fetch>()
const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()))
  warn.mockReset().mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => warn.mockRestore())

const lost = new TypeError('Failed to fetch dynamically imported module')

it('loads once, whoever asks', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('parte')
  const part = loadAgain('Parte', load)
  const seen = vi.fn<() => void>()
  part.subscribe(seen)
  part.subscribe(seen)
  part.ask()
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  part.subscribe(seen)
  expect({ part: part.get(), times: load.mock.calls.length }).toEqual({ part: 'parte', times: 1 })
})

it('says in the log that it could not, shows nothing, and asks when the next one needs it', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('parte')
  const part = loadAgain('Parte', load)
  part.subscribe(() => {})()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Parte', lost))
  expect(part.get()).toBeNull()
  part.subscribe(() => {})
  await vi.waitFor(() => expect(part.get()).toBe('parte'))
})

it('finds out that the server is away, and asks again for those who wait when it is back', async () => {
  fetched.mockRejectedValue(lost)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('parte')
  const part = loadAgain('Parte', load)
  const seen = vi.fn<() => void>()
  part.subscribe(seen)
  await vi.waitFor(() => expect(isOffline()).toBe(true))
  expect(load).toHaveBeenCalledTimes(1)
  reportReach(true)
  await vi.waitFor(() => expect(seen).toHaveBeenCalled())
  expect(part.get()).toBe('parte')
})

it('asks again when the network of the machine is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('parte')
  const part = loadAgain('Parte', load)
  part.subscribe(() => {})
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(part.get()).toBe('parte'))
})

it('leaves alone what nobody waits for any more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  const part = loadAgain('Parte', load)
  part.subscribe(() => {})()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
})
