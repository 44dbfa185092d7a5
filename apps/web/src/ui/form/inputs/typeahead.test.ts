import { grausInstrucao, racasCores } from '@rh/domain/codigos/pessoais'
import { describe, expect, it } from 'vitest'
import { opcoesDe } from './option.ts'
import { isTyping, NOTHING_TYPED, typeOn, type Typable, type Typed } from './typeahead.ts'

const graus = opcoesDe(grausInstrucao)
const cores = opcoesDe(racasCores)

const type = (options: readonly Typable[], keys: string, from: Typed = NOTHING_TYPED): Typed =>
  Array.from(keys).reduce((before, key) => typeOn(options, before, key), from)
const labelOf = (options: readonly Typable[], keys: string): string | undefined =>
  options[type(options, keys).index]?.label

describe('typeOn', () => {
  it.each([
    ['one letter', cores, 'p', 'Preta'],
    ['several letters', cores, 'par', 'Parda'],
    ['accents left out', cores, 'ind', 'Indígena'],
    ['accents typed', cores, 'indí', 'Indígena'],
    ['capitals', cores, 'PAR', 'Parda'],
    ['digits', graus, '4', '4ª série completa do fundamental'],
    ['the beginning of a later word', graus, 'medio c', 'Ensino médio completo'],
    ['the first letters of the words', graus, 'emc', 'Ensino médio completo'],
    ['the same letter again', cores, 'pp', 'Parda'],
    ['the same letter around', cores, 'ppp', 'Preta'],
    ['a letter that adds nothing', cores, 'pb', 'Branca'],
  ])('%s', (_, options, keys, label) => expect(labelOf(options, keys)).toBe(label))

  it('moves nothing for what stands for nothing', () => {
    const before = type(cores, 'par')
    expect(type(cores, 'z', before)).toBe(before)
    expect(type(cores, 'z')).toBe(NOTHING_TYPED)
  })

  it('passes over what cannot be chosen', () => {
    const options = [{ label: 'Azul', disabled: true }, { label: 'Amarelo' }]
    expect(labelOf(options, 'a')).toBe('Amarelo')
    expect(labelOf(options, 'az')).toBe('Amarelo')
  })

  it('prefers a label that begins with it to a word that does', () => {
    expect(labelOf([{ label: 'Conta de poupança' }, { label: 'Poupança' }], 'pou')).toBe('Poupança')
  })
})

describe('isTyping', () => {
  const key = { key: 'a', ctrlKey: false, metaKey: false, altKey: false }
  it('tells a letter from a key and from a chord', () => {
    expect(isTyping(key)).toBe(true)
    expect(isTyping({ ...key, key: 'Tab' })).toBe(false)
    expect(isTyping({ ...key, ctrlKey: true })).toBe(false)
  })
})
