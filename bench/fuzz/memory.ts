import type { Place } from './values.ts'

// What each person has read, as a screen has it: which records there are, under which name, and how they are now.

type Id = number | string

export interface Seen {
  readonly [name: string]: unknown
}

const MOST = 40
const isId = (value: unknown): value is Id =>
  (typeof value === 'number' && Number.isInteger(value) && value > 0) ||
  (typeof value === 'string' && /^[0-9a-f]{8}-/.test(value))
const single = (name: string): string => name.replace(/(?:oes|aes)$/, 'ao').replace(/s$/, '')

/** What a call is about, without what stands for a record. */
const pathOf = (call: string): string[] =>
  call
    .split('/')
    .slice(2)
    .filter((part) => !part.startsWith(':'))

/** Where the records of an area itself are: its list, and one of them. */
export const isOwn = (area: string, name: string): boolean =>
  name === area ||
  [
    `${area}.listar`,
    `${area}.list`,
    `${area}.obter`,
    `${area}.criar`,
    `${area}.novo`,
    `${area}.quadro`,
  ].includes(name)

export interface Memory {
  /** Remembers an answer, by who read it and by which call. */
  keep(who: string, call: string, answer: unknown): void
  /** Names under which records of an area, or of any, were read. */
  names(who: string, area: string): readonly string[]
  ids(who: string, area: string, name: string): readonly Id[]
  record(who: string, area: string, id: Id): Seen | undefined
}

export const ANYWHERE = '*'

export function createMemory(): Memory {
  const known = new Map<string, Map<string, Map<Id, Seen>>>()
  const shelf = (key: string, name: string): Map<Id, Seen> => {
    const names = known.get(key) ?? new Map<string, Map<Id, Seen>>()
    known.set(key, names)
    const ids = names.get(name) ?? new Map<Id, Seen>()
    names.set(name, ids)
    return ids
  }
  const put = (key: string, name: string, id: Id, seen: Seen): void => {
    const ids = shelf(key, name)
    const before = ids.get(id)
    // A line of a list does not take the place of the whole record.
    ids.delete(id)
    ids.set(
      id,
      before && Object.keys(before).length > Object.keys(seen).length ? { ...before, ...seen } : seen,
    )
    const [oldest] = ids.keys()
    if (ids.size > MOST && oldest !== undefined) ids.delete(oldest)
  }
  function keep(who: string, area: string, name: string, value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 6) return
    if (Array.isArray(value)) {
      for (const item of value.slice(0, MOST)) keep(who, area, name, item, depth + 1)
      return
    }
    const seen = value as Seen
    const id = isId(seen.id) ? seen.id : isId(seen.value) && 'label' in seen ? seen.value : null
    if (id !== null) {
      put(`${who} ${area}`, name, id, seen)
      if (depth > 0 && !name.includes('.')) put(`${who} ${ANYWHERE}`, name, id, seen)
    }
    for (const [key, part] of Object.entries(seen)) {
      if (key.endsWith('Id') && isId(part)) put(`${who} ${ANYWHERE}`, key.slice(0, -2), part, {})
      keep(who, area, key === 'results' ? name : single(key), part, depth + 1)
    }
  }
  return {
    keep: (who, call, answer) => {
      const path = pathOf(call)
      keep(who, path[0] ?? '', path.join('.'), answer, 0)
    },
    names: (who, area) => [...(known.get(`${who} ${area}`)?.keys() ?? [])],
    ids: (who, area, name) => [...(known.get(`${who} ${area}`)?.get(name)?.keys() ?? [])],
    record: (who, area, id) => {
      const whole = known.get(`${who} ${area}`)
      if (!whole) return undefined
      return [...whole.values()]
        .flatMap((ids): Seen[] => {
          const seen = ids.get(id)
          return seen ? [seen] : []
        })
        .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
    },
  }
}

/** What a record has at a place of the input, without the name of the part. */
export function partOf(record: Seen | undefined, place: Place): unknown {
  let value: unknown = record
  for (const name of place.slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Seen)[name]
  }
  return value
}
