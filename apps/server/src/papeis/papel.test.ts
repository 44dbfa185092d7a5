import { expect, it } from 'vitest'
import { assinaturas } from './papel.ts'

/** The names under the lines, line of the page by line of the page; null holds the place of nobody. */
const linhas = (partes: readonly string[]) => {
  const { stack } = assinaturas('São Paulo', partes) as { stack: { columns?: { stack: unknown[] }[] }[] }
  return stack.flatMap(({ columns }) =>
    columns ? [columns.map(({ stack: [, parte] }) => parte ?? null)] : [],
  )
}

it('puts two signatures beside one another, and no more: a third would leave the page', () => {
  expect(linhas(['Empregadora'])).toEqual([['Empregadora']])
  expect(linhas(['A', 'B'])).toEqual([['A', 'B']])
  expect(linhas(['A', 'B', 'C'])).toEqual([
    ['A', 'B'],
    ['C', null],
  ])
  expect(linhas(['A', 'B', 'C', 'D'])).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ])
})
