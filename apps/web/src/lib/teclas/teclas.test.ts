import { describe, expect, it } from 'vitest'
import { ariaOfKey, facesOfKey, isSingleCharacter, nameOfKey, type KeyPress } from './teclas.ts'

const press = (key: string, held: Partial<KeyPress> = {}): string | null =>
  nameOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

describe('nameOfKey', () => {
  it.each([
    ['j', {}, 'j'],
    // Caps lock types a capital without Shift.
    ['J', {}, 'j'],
    ['A', { shiftKey: true }, 'shift+a'],
    ['?', { shiftKey: true }, '?'],
    ['+', { shiftKey: true }, '+'],
    [' ', {}, 'space'],
    ['Enter', { ctrlKey: true }, 'ctrl+enter'],
    ['Enter', { metaKey: true }, 'ctrl+enter'],
    ['ArrowUp', {}, 'arrowup'],
    ['Escape', { shiftKey: true }, 'shift+escape'],
  ])('reads %s with %o as %s', (key, held, expected) => expect(press(key, held)).toBe(expected))

  it('leaves Alt to the browser', () => expect(press('j', { altKey: true })).toBeNull())
})

it('knows which shortcuts are one character', () => {
  expect(['j', 'shift+a', '?', '1', '+'].every(isSingleCharacter)).toBe(true)
  expect(['ctrl+.', 'ctrl+enter', 'escape', 'arrowup', 'space'].some(isSingleCharacter)).toBe(false)
})

it('draws and announces each key', () => {
  expect(facesOfKey('shift+a')).toEqual(['⇧', 'A'])
  expect(facesOfKey('ctrl+enter')).toEqual(['Ctrl', 'Enter'])
  expect(facesOfKey('+')).toEqual(['+'])
  expect(ariaOfKey('shift+a')).toBe('Shift+A')
  expect(ariaOfKey('ctrl+.')).toBe('Control+.')
  expect(ariaOfKey('+')).toBe('Plus')
})
