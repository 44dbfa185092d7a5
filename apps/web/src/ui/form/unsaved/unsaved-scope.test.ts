import { expect, it } from 'vitest'
import { leaves } from './unsaved-scope.ts'

const at = (path: string) => {
  const [pathname = '', search = ''] = path.split('?')
  return { pathname, search }
}

it('leaves a form with its page, and with the panel that it lives in', () => {
  expect(leaves([], at('/a?aba=1'), at('/b'))).toBe(true)
  expect(leaves([], at('/a?aba=1'), at('/a?aba=2'))).toBe(false)
  expect(leaves(['aba'], at('/a?aba=1'), at('/a?aba=2'))).toBe(true)
  expect(leaves(['aba'], at('/a?aba=1'), at('/a'))).toBe(true)
  expect(leaves(['aba'], at('/a?aba=1&busca=x'), at('/a?busca=y&aba=1'))).toBe(false)
})
