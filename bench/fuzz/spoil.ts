import { anything, sample } from 'fast-check'
import type { Draw } from './draw.ts'

// What is wrong with an input that was right: one place of it, or the text of all of it.

const CHEAP = ['', ' ', '0', -1, 0, 1e308, -0, 2 ** 31, 2 ** 53, 0.5, null, [], {}, true, 'null', 'NaN']
const TEXTS = [
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  'x'.repeat(5000),
  "'; drop table pessoa; --",
  '${7*7}',
  '{{7*7}}',
  '=cmd|',
  '<svg onload=alert(1)>',
  '../../etc/passwd',
  '%00',
  'a\r\nB: c',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '00:00:60',
  '111.111.111-11',
]

interface Held {
  readonly holder: Record<string, unknown>
  readonly key: string
}

function placesOf(value: unknown): Held[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])])
}

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let i = 0; i < depth; i += 1) value = { a: value }
  return value
}

export function createSpoiler(draw: Draw, seed: number) {
  const strange = sample(anything({ withNullPrototype: false, withObjectString: true, maxDepth: 3 }), {
    seed,
    numRuns: 400,
  })
  const other = (): unknown => {
    if (draw.chance(0.35)) return draw.pick(CHEAP)
    return draw.chance(0.5) ? draw.pick(TEXTS) : draw.pick(strange)
  }
  const ways: readonly ((held: Held) => void)[] = [
    ({ holder, key }) => void Reflect.deleteProperty(holder, key),
    ({ holder, key }) => void (holder[key] = other()),
    ({ holder, key }) => void (holder[key] = [holder[key]]),
    ({ holder, key }) => void (holder[key] = { valor: holder[key] }),
    ({ holder, key }) => void (holder[key] = String(holder[key])),
    ({ holder, key }) => void (holder[`${key}X`] = holder[key]),
    ({ holder }) =>
      void (holder[draw.pick(['admin', 'status', 'id2', 'constructor', 'criadoPor'])] = other()),
    ({ holder, key }) => void (holder[key] = Array.from({ length: 300 }, () => holder[key])),
    ({ holder, key }) => void (holder[key] = nested(draw.pick([5, 60, 900]))),
    ({ holder, key }) => {
      const value = holder[key]
      holder[key] = typeof value === 'number' ? value * draw.pick([-1, 1000, 1e9, 0.1]) : other()
    },
  ]
  return {
    /** Spoils one to three places of it. */
    value(input: Record<string, unknown>): void {
      for (let i = draw.pick([1, 1, 1, 2, 3]); i > 0; i -= 1) {
        const places = placesOf(input)
        if (places.length === 0) input[draw.pick(['a', 'id', 'dados'])] = other()
        else draw.pick(ways)(draw.pick(places))
      }
    },
    /** Spoils the text itself. */
    text(json: string): string {
      const at = draw.below(json.length + 1)
      return draw.pick([
        () => json.slice(0, at),
        () =>
          `${json.slice(0, at)}${draw.pick(['"', '{', '}', ',', '\u0000', '\ufeff', '9e999'])}${json.slice(at)}`,
        () => `{"__proto__":{"admin":true},${json.slice(1)}`,
        () => `[${json}]`,
        () => `${json}${json}`,
      ])()
    },
  }
}
