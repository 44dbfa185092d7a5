import { describe, expect, it } from 'vitest'
import { findTyped, indexAfter, moveOf } from './nav-keys.ts'

describe('moveOf', () => {
  it.each([
    ['ArrowDown', 'column', false, 'next'],
    ['ArrowRight', 'column', false, 'open'],
    ['ArrowLeft', 'column', false, 'close'],
    ['ArrowLeft', 'column', true, 'open'],
    ['ArrowRight', 'row', false, 'next'],
    ['ArrowRight', 'row', true, 'previous'],
    ['ArrowDown', 'row', true, 'open'],
    ['Home', 'row', false, 'first'],
    ['End', 'column', true, 'last'],
    ['Tab', 'row', false, null],
  ] as const)('%s along a %s (rtl: %s) means %s', (key, axis, isRtl, move) =>
    expect(moveOf(key, axis, isRtl)).toBe(move),
  )
})

describe('indexAfter', () => {
  it('goes round at both ends', () => {
    expect(indexAfter('next', 2, 3)).toBe(0)
    expect(indexAfter('previous', 0, 3)).toBe(2)
    expect(indexAfter('first', 2, 3)).toBe(0)
    expect(indexAfter('last', 0, 3)).toBe(2)
  })
})

describe('findTyped', () => {
  const labels = ['Dashboard', 'Colaborador', 'Admissão', 'Afastamento', 'Férias', 'Demissão']
  it('finds a word by its start, accents aside', () => {
    expect(findTyped(labels, 0, 'fe')).toBe(4)
    expect(findTyped(labels, 0, 'AF')).toBe(3)
    expect(findTyped(labels, 0, 'x')).toBeNull()
  })
  it('walks through the entries of one letter', () => {
    expect(findTyped(labels, 0, 'd')).toBe(5)
    expect(findTyped(labels, 5, 'dd')).toBe(0)
    expect(findTyped(labels, 2, 'a')).toBe(3)
  })
  it('stays where it is while the word goes on', () => {
    expect(findTyped(labels, 5, 'de')).toBe(5)
  })
})
