import { describe, expect, it } from 'vitest'
import { splitTags } from './tags.ts'

describe('pieces typed into one field', () => {
  it.each([
    [
      ['P', 'M, G;GG'],
      ['P', 'M', 'G', 'GG'],
    ],
    [['34\n36\n36'], ['34', '36']],
    [[' , '], []],
  ])('%j are %j', (texts, pieces) => {
    expect(splitTags(texts, false)).toEqual(pieces)
  })

  it('are numbers where only those count', () => {
    expect(splitTags(['120', '90, sessenta', '30 dias', '15'], true)).toEqual([120, 90, 15])
  })
})
