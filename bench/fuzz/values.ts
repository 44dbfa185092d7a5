import type { z } from 'zod'
import type { Draw } from './draw.ts'
import { FREE, kinds } from './texts.ts'

// A value that a schema takes: of each field, whatever its type, drawn anew. What refers to a record asks `known`.

/** Where a value stands: the names that lead to it. */
export type Place = readonly string[]

export interface Known {
  /** A record that this place may mean; null where none is known. */
  number(place: Place): number | null
  text(place: Place): string | null
  /** What the record that is meant has at this place now. */
  now(place: Place): unknown
  /** Of the options of this place those that the record offers. */
  choices(place: Place): readonly unknown[]
}

interface Means {
  readonly draw: Draw
  readonly known: Known
  readonly now: () => number
}

/** How much of what may be left out is there. */
export type Fullness = 'least' | 'some' | 'all'
const CHANCE: Readonly<Record<Fullness, number>> = { least: 0.05, some: 0.5, all: 0.97 }
const AS_IT_IS = 0.6
const TRIES = 12
const DEPTH = 12

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

/** The inside of a wrapper; null for what wraps nothing. */
function unwrap({ def }: z.ZodType): z.ZodType | null {
  const parts = def as { readonly innerType?: z.ZodType; readonly in?: z.ZodType; readonly out?: z.ZodType }
  if (parts.innerType) return parts.innerType
  if (!parts.in || !parts.out) return null
  return parts.in.def.type === 'transform' ? parts.out : parts.in
}

export function createValues({ draw, known, now }: Means) {
  const kindsOf = new Map<z.ZodType, readonly string[]>()
  const acceptedKinds = (schema: z.ZodType): readonly string[] => {
    const seen = kindsOf.get(schema)
    if (seen) return seen
    const found = Object.keys(kinds).filter((kind) =>
      [1, 2, 3].some(() => takes(schema, kinds[kind]?.(draw, now()))),
    )
    kindsOf.set(schema, found)
    return found
  }

  function text(schema: z.ZodType, place: Place): unknown {
    const reference = draw.chance(0.85) ? known.text(place) : null
    if (reference !== null && takes(schema, reference)) return reference
    const accepted = acceptedKinds(schema)
    const free = accepted.includes(FREE)
    for (let i = 0; i < TRIES && accepted.length > 0; i += 1) {
      const kind = free && draw.chance(0.7) ? FREE : draw.pick(accepted)
      const value = kinds[kind]?.(draw, now())
      if (takes(schema, value)) return value
    }
    for (const length of [1, 3, 5, 10, 20, 40, 60, 100]) {
      const value = 'palavra '.repeat(13).slice(0, length)
      if (takes(schema, value)) return value
    }
    return 'x'
  }

  function number(schema: z.ZodType, place: Place): number {
    const reference = draw.chance(0.95) ? known.number(place) : null
    if (reference !== null && takes(schema, reference)) return reference
    const year = new Date(now()).getUTCFullYear()
    const ranges = [
      [0, 31],
      [1, 3],
      [year - 1, year + 1],
      [141_200, 400_000],
      [0, 2000],
      [-90, 90],
      [3_500_000, 3_560_000],
    ] as const
    for (let i = 0; i < TRIES * 3; i += 1) {
      const [from, to] = i < 4 ? ranges[0] : draw.pick(ranges)
      const value = draw.between(from, to)
      if (takes(schema, value)) return value
    }
    return 1
  }

  const anything = (): unknown =>
    draw.pick<() => unknown>([
      () => kinds[draw.pick(Object.keys(kinds))]?.(draw, now()),
      () => draw.between(0, 5000),
      () => draw.chance(0.5),
      () => null,
      () => [kinds.name?.(draw, now())],
      () => ({ nome: kinds.name?.(draw, now()) }),
    ])()

  function object(schema: z.ZodType, place: Place, fullness: Fullness): Record<string, unknown> {
    const { shape } = schema.def as unknown as { readonly shape: Readonly<Record<string, z.ZodType>> }
    const value: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(shape)) {
      const now = draw.chance(AS_IT_IS) ? known.now([...place, name]) : undefined
      // A form is sent as it was read, but for what was typed.
      if (now !== undefined && typeof now !== 'object' && name !== 'id' && takes(field, now)) {
        value[name] = now
        continue
      }
      if (takes(field, undefined) && !draw.chance(CHANCE[fullness])) continue
      const drawn = of(field, [...place, name], fullness)
      if (drawn !== undefined) value[name] = drawn
    }
    return value
  }

  /** Elements until the whole is taken: many lists may not repeat anything. */
  function array(schema: z.ZodType, place: Place, fullness: Fullness): unknown[] {
    const { element } = schema.def as unknown as { readonly element: z.ZodType }
    let last: unknown[] = []
    for (let i = 0; i < TRIES; i += 1) {
      const length = fullness === 'least' ? draw.pick([0, 1]) : draw.pick([0, 1, 1, 2, 3, 7])
      last = Array.from({ length }, () => of(element, place, fullness))
      if (takes(schema, last)) return last
    }
    return last
  }

  function record(schema: z.ZodType, place: Place, fullness: Fullness): Record<string, unknown> {
    const { keyType, valueType } = schema.def as unknown as Record<'keyType' | 'valueType', z.ZodType>
    const entries = keyType.def.type === 'enum' ? optionsOf(keyType) : []
    const keys =
      entries.length > 0
        ? entries
        : Array.from({ length: draw.between(0, 4) }, () => of(keyType, place, fullness))
    return Object.fromEntries(
      keys.map((key) => [String(key), of(valueType, [...place, String(key)], fullness)]),
    )
  }

  const optionsOf = ({ def }: z.ZodType): unknown[] =>
    Object.values((def as unknown as { readonly entries: object }).entries)

  function of(schema: z.ZodType, place: Place, fullness: Fullness): unknown {
    if (place.length > DEPTH) return null
    const { def } = schema
    switch (def.type as string) {
      case 'object':
        return object(schema, place, fullness)
      case 'array':
        return array(schema, place, fullness)
      case 'record':
        return record(schema, place, fullness)
      case 'union':
        return of(draw.pick((def as unknown as { readonly options: z.ZodType[] }).options), place, fullness)
      case 'enum': {
        const offered = draw.chance(0.8) ? known.choices(place).filter((choice) => takes(schema, choice)) : []
        return draw.pick(offered.length > 0 ? offered : optionsOf(schema))
      }
      case 'literal':
        return draw.pick((def as unknown as { readonly values: unknown[] }).values)
      case 'boolean':
        return draw.chance(0.5)
      case 'null':
        return null
      case 'never':
      case 'undefined':
        return undefined
      case 'number':
      case 'int':
        return number(schema, place)
      case 'string':
        return text(schema, place)
      case 'nullable':
        return draw.chance(0.2) ? null : of(unwrap(schema) ?? schema, place, fullness)
      case 'pipe':
        return piped(schema, place, fullness)
      case 'custom':
        return draw.chance(0.5) && takes(schema, 1) ? number(schema, place) : custom(schema, place)
      case 'unknown':
      case 'any':
        return anything()
      default: {
        const inner = unwrap(schema)
        if (inner) return of(inner, place, fullness)
        throw new Error(`No values of ${def.type} at ${place.join('.')}`)
      }
    }
  }

  const custom = (schema: z.ZodType, place: Place): unknown =>
    takes(schema, 1) ? number(schema, place) : text(schema, place)

  /** What is made into something else is asked as a whole, where it is a text. */
  function piped(schema: z.ZodType, place: Place, fullness: Fullness): unknown {
    const inner = unwrap(schema) ?? schema
    if (inner.def.type === 'string') return text(schema, place)
    return of(inner, place, fullness)
  }

  return {
    /** One that the schema takes, or the last of some tries. */
    draw(schema: z.ZodType, place: Place, fullness: Fullness): unknown {
      let last: unknown
      for (let i = 0; i < TRIES; i += 1) {
        last = of(schema, place, fullness)
        if (takes(schema, last)) return last
      }
      return last
    },
  }
}
