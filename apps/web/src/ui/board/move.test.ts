import { describe, expect, it } from 'vitest'
import { nextCard } from './move.ts'

const columns = [['a1', 'a2', 'a3'], [], ['c1', 'c2'], ['d1']]

describe('the arrow keys on a board', () => {
  it.each([
    ['a1', 'ArrowDown', 'a2'],
    ['a2', 'ArrowUp', 'a1'],
    ['a3', 'ArrowRight', 'c2'],
    ['c2', 'ArrowRight', 'd1'],
    ['d1', 'ArrowLeft', 'c1'],
    ['c1', 'ArrowLeft', 'a1'],
    ['a2', 'Home', 'a1'],
    ['a2', 'End', 'a3'],
    ['a3', 'ArrowDown', null],
    ['a1', 'ArrowUp', null],
    ['a1', 'ArrowLeft', null],
    ['d1', 'ArrowRight', null],
    ['a1', 'Enter', null],
    ['nowhere', 'ArrowDown', null],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(nextCard(columns, from, key)).toBe(to)
  })
})
