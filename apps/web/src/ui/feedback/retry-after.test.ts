import { expect, it, vi } from 'vitest'
import { erros } from '@rh/domain/errors'
import { ApiError } from '../../lib/api/api-error.ts'
import { retryAfter } from './retry-after.ts'

const needsPassword = new ApiError({ codigo: 'confirmar_senha', ...erros.confirmar_senha })

it('asks for the password only when the server does, and repeats the action', async () => {
  const action = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(needsPassword)
    .mockResolvedValueOnce('feito')
  await expect(retryAfter(action, async () => Promise.resolve(true))).resolves.toBe('feito')
  expect(action).toHaveBeenCalledTimes(2)
})

it('fails with the server’s answer when the person gives up', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValue(needsPassword)
  await expect(retryAfter(action, async () => Promise.resolve(false))).rejects.toBe(needsPassword)
  expect(action).toHaveBeenCalledOnce()
})

it('does not ask for anything else', async () => {
  const ask = vi.fn<() => Promise<boolean>>()
  await expect(
    retryAfter(async () => Promise.reject(new ApiError({ codigo: 'em_uso', ...erros.em_uso })), ask),
  ).rejects.toMatchObject({
    codigo: 'em_uso',
  })
  expect(ask).not.toHaveBeenCalled()
})
