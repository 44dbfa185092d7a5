import { expect, it, vi } from 'vitest'
import { loadConfig } from './config.ts'

// prova: erro.so-registrado
it('asks a failing server for the company once, however often it is drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  const first = await loadConfig()
  expect(first.nomeFantasia).toBe('Departamento Pessoal')
  expect(await loadConfig()).toBe(first)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledExactlyOnceWith('GET /api/config', expect.objectContaining({ status: 503 }))
  warn.mockRestore()
  vi.unstubAllGlobals()
})
