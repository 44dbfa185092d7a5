import { expect, it } from 'vitest'
import { stopAfter } from './one-stop.ts'

const meses = [['jan', 'jan abaixo'], ['fev'], ['mar', 'mar abaixo']]
const de = (from: string, ...keys: string[]) => keys.map((key) => stopAfter(meses, from, key, 'across'))

it('goes along a chart, across its axis and to its ends, and no further', () => {
  expect(de('jan', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter')).toEqual([
    'fev',
    undefined,
    'jan abaixo',
    undefined,
    'jan',
    'mar',
    undefined,
  ])
  expect(de('mar abaixo', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'Home', 'End')).toEqual([
    'fev',
    'mar',
    undefined,
    'jan abaixo',
    'mar abaixo',
  ])
})

it('goes down rows, and leaves the other arrows to the page', () => {
  const linhas = [['a'], ['b']]
  expect(stopAfter(linhas, 'a', 'ArrowDown', 'down')).toBe('b')
  expect(stopAfter(linhas, 'b', 'ArrowUp', 'down')).toBe('a')
  expect(stopAfter(linhas, 'a', 'ArrowRight', 'down')).toBeUndefined()
})
