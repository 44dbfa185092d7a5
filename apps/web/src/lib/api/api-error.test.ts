import { expect, it } from 'vitest'
import { erros } from '@rh/domain/errors'
import { ApiError, isWorthRetrying, semConexao, semCorpo } from './api-error.ts'

it('offers another try only where the answer may change by itself', () => {
  expect([semConexao(), semCorpo(503), semCorpo(500)].map(isWorthRetrying)).toEqual([true, true, true])
  expect(
    [
      new ApiError({ codigo: 'nao_encontrado', ...erros.nao_encontrado }),
      new ApiError({ codigo: 'sem_permissao', ...erros.sem_permissao }),
      new ApiError({ codigo: 'validacao', ...erros.validacao }),
    ].map(isWorthRetrying),
  ).toEqual([false, false, false])
})
