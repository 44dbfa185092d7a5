import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildUrl, call, setSessionLostHandler } from './api.ts'
import { notify } from '../notify.ts'
import { CHAVE_TOKEN } from '../session/token.ts'

const valid = `e30.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`
const stored = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const toastError = vi.spyOn(notify, 'error')

beforeEach(() => {
  stored.clear()
  toastError.mockReset().mockImplementation(() => {})
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => toastError.mockRestore())

const reply = (body: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status })
const headersOf = (): Headers => new Headers(fetched.mock.calls[0]?.[1]?.headers)

describe('buildUrl', () => {
  it('fills parameters and leaves absent values out', () => {
    expect(
      buildUrl('/api/x/:id/y', { params: { id: 'a/b' }, query: { pagina: 2, busca: '', a: undefined } }),
    ).toBe('/api/x/a%2Fb/y?pagina=2')
  })
  it('repeats a name for each value of a list', () => {
    expect(buildUrl('/api/x', { query: { status: ['a', 'b'] } })).toBe('/api/x?status=a&status=b')
  })
  it('refuses a missing parameter', () => expect(() => buildUrl('/api/x/:id', {})).toThrow(/id/))
})

describe('call', () => {
  it('sends the token while it lives', async () => {
    stored.set(CHAVE_TOKEN, valid)
    fetched.mockResolvedValue(reply({ results: [] }))
    await call('GET /api/setores')
    expect(headersOf().get('Authorization')).toBe(`Bearer ${valid}`)
    expect(headersOf().has('Idempotency-Key')).toBe(false)
  })

  it('gives every write a key, and keeps the one the caller fixed', async () => {
    fetched.mockImplementation(async () => Promise.resolve(reply({ ok: true })))
    await call('POST /api/auth/logout')
    expect(headersOf().get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    fetched.mockClear()
    await call('POST /api/auth/logout', { idempotencyKey: 'minha-chave' })
    expect(headersOf().get('Idempotency-Key')).toBe('minha-chave')
  })

  // prova: erro.com-corpo
  it('passes the body of a failure on as the error', async () => {
    const body = {
      codigo: 'em_uso',
      mensagem: 'Já existe.',
      acao: 'Troque.',
      campos: { cpf: 'Repetido' },
      requisicao: 'r1',
    }
    fetched.mockResolvedValue(reply(body, 409))
    await expect(call('GET /api/setores')).rejects.toMatchObject({ ...body, status: 409 })
    expect(toastError).not.toHaveBeenCalled()
  })

  // prova: erro.sem-corpo
  it('says so, in the words of the specification, when a failure has no body', async () => {
    fetched.mockResolvedValue(reply(undefined, 502))
    await expect(call('GET /api/setores')).rejects.toMatchObject({ codigo: 'sem_corpo', status: 502 })
    expect(toastError).toHaveBeenCalledWith('Erro! Entre em contato com o suporte', { id: 'sem-corpo' })
  })

  it('tells the session when the server no longer knows it', async () => {
    const lost = vi.fn<() => void>()
    setSessionLostHandler(lost)
    fetched.mockResolvedValue(
      reply({ codigo: 'sessao_expirada', mensagem: 'm', acao: 'a', requisicao: 'r' }, 401),
    )
    await expect(call('GET /api/setores')).rejects.toThrow('m')
    expect(lost).toHaveBeenCalledOnce()
  })

  it('turns a lost connection into words', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call('GET /api/setores')).rejects.toMatchObject({
      codigo: 'sem_conexao',
      mensagem: 'Não foi possível falar com o servidor.',
    })
  })

  // prova: constante.sem-prazo
  it('waits as long as the server takes: only whoever asked gives up', async () => {
    fetched.mockImplementation(async () => reply({ results: [] }))
    await call('GET /api/setores')
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('signal')
    const { signal } = new AbortController()
    await call('GET /api/setores', { signal })
    expect(fetched.mock.calls[1]?.[1]?.signal).toBe(signal)
  })

  it('lets an abort be an abort', async () => {
    fetched.mockRejectedValue(new DOMException('', 'AbortError'))
    await expect(call('GET /api/setores')).rejects.toBeInstanceOf(DOMException)
  })
})
