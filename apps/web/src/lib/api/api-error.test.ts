import { expect, it } from 'vitest'
import { isWorthRetrying, localFailure, semConexao, semCorpo } from './api-error.ts'

it('offers another try only where the answer may change by itself', () => {
  expect([semConexao(), semCorpo(503), semCorpo(500)].map(isWorthRetrying)).toEqual([true, true, true])
  expect([localFailure('nao_encontrado'), localFailure('sem_permissao')].map(isWorthRetrying)).toEqual([
    false,
    false,
  ])
})
