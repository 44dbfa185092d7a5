import { semAcento } from '@rh/domain/br/texto'

/** A choice among which somebody types. */
export interface Typable {
  readonly label: string
  readonly disabled?: boolean | undefined
}

/** What was typed so far, and the choice that it stands for; -1 where none does. */
export interface Typed {
  readonly text: string
  readonly index: number
}

export const NOTHING_TYPED: Typed = { text: '', index: -1 }

/** A key that types one character, as against one that does something. */
export const isTyping = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Words of a text, for what begins one of them. */
export const wordsOf = (texto: string): string[] => semAcento(texto).split(/[^\p{L}\d]+/u)

type Match = (label: string, text: string) => boolean

const begins: Match = (label, text) => semAcento(label).startsWith(text)
/** Begins at a word of its own: `medio c` in `Ensino médio completo`. */
const beginsWord: Match = (label, text) => ` ${wordsOf(label).join(' ')}`.includes(` ${text}`)
/** First letters of the words: `emc` for `Ensino médio completo`. */
const initials: Match = (label, text) =>
  wordsOf(label)
    .map((word) => word.charAt(0))
    .join('')
    .startsWith(text)

const byNearness = [begins, beginsWord, initials] as const

/** First choice, from `start` on and around, for which `text` stands; the nearest way of standing for it first. */
function find(options: readonly Typable[], text: string, start: number): number {
  const order = options.map((_, n) => (n + start) % options.length)
  for (const match of byNearness) {
    const found = order.find((n) => {
      const option = options[n]
      return option !== undefined && !option.disabled && match(option.label, text)
    })
    if (found !== undefined) return found
  }
  return -1
}

/**
 * One more letter. Letters add up for as long as they stand for something, without a limit of time; the same letter again
 * goes to the next one that begins with it, and a letter that adds nothing begins anew. What stands for nothing moves
 * nothing.
 */
export function typeOn(options: readonly Typable[], before: Typed, key: string): Typed {
  const letter = semAcento(key)
  const text = before.text + letter
  const further = find(options, text, Math.max(before.index, 0))
  if (further >= 0) return { text, index: further }
  const again = find(options, letter, before.index + 1)
  return again < 0 ? before : { text: letter, index: again }
}
