import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { errorCode } from '../startup-error.ts'
import { s3Anchor } from './ancora-s3.ts'
import type { Seal } from './selo.ts'

/**
 * What was told to the anchor: a seal, or that the database was restored to an earlier state, in which that seal was
 * the last.
 */
export type Entry = (Pick<Seal, 'numero' | 'assinatura'> & { readonly restaurado?: undefined }) | Restored
export interface Restored {
  readonly numero: number
  readonly restaurado: true
  readonly em: string
  readonly chave: string
  readonly assinatura: string
}

/** Where seals are kept outside the database: nothing there is ever changed. */
export interface Anchor {
  /** All of it, in the order in which it was told. */
  readonly read: () => Promise<readonly Entry[]>
  readonly last: () => Promise<Entry | undefined>
  readonly append: (entries: readonly (Seal | Restored)[]) => Promise<void>
}

/** A file to which lines are added; a disk or a share that others cannot write is what makes it worth its name. */
export const fileAnchor = (file: string): Anchor => ({
  async read() {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return ''
      throw error
    })
    return parseLines(text)
  },
  async last() {
    const handle = await open(file).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    })
    if (handle === undefined) return undefined
    try {
      const { size } = await handle.stat()
      const { buffer, bytesRead } = await handle.read({
        buffer: Buffer.alloc(Math.min(size, TAIL_BYTES)),
        position: Math.max(0, size - TAIL_BYTES),
      })
      return parseLines(buffer.toString('utf8', 0, bytesRead)).at(-1)
    } finally {
      await handle.close()
    }
  },
  async append(entries) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await appendFile(file, `\n${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`, { mode: 0o600 })
    const handle = await open(file, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
})

const TAIL_BYTES = 8192

/** A line that a crash cut short was not told: it is told again, on a line of its own. */
const parseLines = (text: string): Entry[] => text.split('\n').flatMap((line) => parseLine(line) ?? [])

function parseLine(line: string): Entry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<Restored>
    return typeof entry.numero === 'number' && typeof entry.assinatura === 'string'
      ? (entry as Entry)
      : undefined
  } catch {
    return undefined
  }
}

export const anchorOf = ({ ancora }: Pick<Config, 'ancora'>): Anchor =>
  'arquivo' in ancora ? fileAnchor(ancora.arquivo) : s3Anchor(ancora)

/**
 * The signatures that stand, by the seals' numbers: a restore takes back what was sealed after the state it went back
 * to. What was told first counts.
 */
export function standing(entries: readonly Entry[]): ReadonlyMap<number, string> {
  const seals = new Map<number, string>()
  let last = 0
  for (const { numero, assinatura, restaurado } of entries) {
    if (restaurado) for (; last > numero; last -= 1) seals.delete(last)
    else {
      if (!seals.has(numero)) seals.set(numero, assinatura)
      last = Math.max(last, numero)
    }
  }
  return seals
}

/** For people. */
export const whereIs = (ancora: Config['ancora']): string =>
  'arquivo' in ancora ? ancora.arquivo : ancora.s3.endpoint
