import { describe, expect, it, vi } from 'vitest'
import { ApiError, semConexao } from './api-error.ts'
import { withRetries } from './with-retries.ts'

const answer = (status: number): ApiError =>
  new ApiError({ status, codigo: 'interno', mensagem: 'm', acao: 'a' })

describe('withRetries', () => {
  it('tries three times more what may pass by itself', async () => {
    const run = vi.fn<() => Promise<never>>(async () => Promise.reject(semConexao()))
    await expect(withRetries(run, 3, 0)).rejects.toMatchObject({ codigo: 'sem_conexao' })
    expect(run).toHaveBeenCalledTimes(4)
  })
  it.each([401, 403, 404])('takes %i at its word', async (status) => {
    const run = vi.fn<() => Promise<never>>(async () => Promise.reject(answer(status)))
    await expect(withRetries(run, 3, 0)).rejects.toMatchObject({ status })
    expect(run).toHaveBeenCalledOnce()
  })
  it('is content with the first success', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(answer(503)).mockResolvedValueOnce('ok')
    await expect(withRetries(run, 3, 0)).resolves.toBe('ok')
  })
})
