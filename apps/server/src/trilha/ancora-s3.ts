import { createHash } from 'node:crypto'
import type { S3Config } from '../config.ts'
import type { Anchor, Entry, Restored } from './ancora.ts'

const DEADLINE_MS = 30_000
const DIGITS = 10
const FOLDER = 'trilha'
const GROUP = 1_000

/** A bucket to which objects are added, best one with a lock under which nobody can take them away. */
export interface AnchorBucket {
  readonly s3: S3Config
  /** Days of the lock of each object; absent, what the bucket says itself. */
  readonly dias: number | undefined
}

/** `trilha/0000000012-7-<assinatura>`: its place, the seal, and what was signed, so that a listing tells all. */
const nameOf = (position: number, { numero, assinatura, ...entry }: Entry): string =>
  [
    String(position).padStart(DIGITS, '0'),
    numero,
    assinatura,
    ...(entry.restaurado ? ['restaurado'] : []),
  ].join('-')
const prefixOf = (position: number): string =>
  String(position)
    .padStart(DIGITS, '0')
    .slice(0, -String(GROUP - 1).length)
const NAME = /(\d{10})-(\d+)-([0-9a-f]{64})(-restaurado)?$/

interface Name {
  readonly key: string
  readonly position: number
  readonly numero: number
  readonly assinatura: string
  readonly isRestore: boolean
}

function parsed(key: string): Name | undefined {
  const match = NAME.exec(key)
  if (match === null) return undefined
  const [, position, numero, assinatura = '', restored] = match
  return {
    key,
    position: Number(position),
    numero: Number(numero),
    assinatura,
    isRestore: restored !== undefined,
  }
}

async function connect({ s3 }: AnchorBucket) {
  const { S3mini } = await import('s3mini')
  return new S3mini({ ...s3, requestAbortTimeout: DEADLINE_MS })
}

export function s3Anchor(bucket: AnchorBucket): Anchor {
  let opened: ReturnType<typeof connect> | undefined
  const client = () => (opened ??= connect(bucket))
  let known: number | undefined
  const list = async (prefix: string): Promise<readonly string[]> => {
    const found = await (await client()).listObjects('/', `${FOLDER}/${prefix}`)
    if (!found) throw new Error('No such bucket')
    return found.map(({ Key }) => Key).toSorted()
  }
  /** After the first time only the last thousand names and the next are asked for. */
  const newest = async (): Promise<{ position: number; entry: Entry } | undefined> => {
    const prefixes = known === undefined ? [''] : [prefixOf(known), prefixOf(known + GROUP)]
    const keys = (await Promise.all(prefixes.map(list))).flat()
    const name = keys.flatMap((key) => parsed(key) ?? []).at(-1)
    if (name === undefined) return undefined
    known = name.position
    return { position: name.position, entry: await entryOf(name) }
  }
  /** Only a restore has to be read: it is signed for another text than a seal. */
  const entryOf = async ({ key, numero, assinatura, isRestore }: Name): Promise<Entry> =>
    isRestore
      ? (JSON.parse((await (await client()).getObject(key)) ?? '{}') as Restored)
      : { numero, assinatura }
  return {
    async read() {
      const keys = await list('')
      return Promise.all(keys.flatMap((key) => parsed(key) ?? []).map(entryOf))
    },
    last: async () => (await newest())?.entry,
    async append(entries) {
      const s3 = await client()
      const position = ((await newest())?.position ?? -1) + 1
      for (const [index, entry] of entries.entries()) {
        const body = JSON.stringify(entry)
        await s3.putObject(
          `${FOLDER}/${nameOf(position + index, entry)}`,
          body,
          'application/json',
          undefined,
          lockHeaders(body, bucket.dias),
        )
      }
    },
  }
}

/** An object under a lock needs its checksum; the lock itself needs a day. */
function lockHeaders(body: string, dias: number | undefined) {
  const checksum = { 'x-amz-checksum-sha256': createHash('sha256').update(body).digest('base64') } as const
  if (dias === undefined) return checksum
  const until = Temporal.Now.instant()
    .add({ hours: 24 * dias })
    .toString({ smallestUnit: 'second' })
  return {
    ...checksum,
    'x-amz-object-lock-mode': 'COMPLIANCE',
    'x-amz-object-lock-retain-until-date': until,
  }
}
