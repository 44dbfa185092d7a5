import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unwrapWoff } from './fonte.ts'

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
)

/** Sum of a table's big-endian words, as its directory keeps it. */
function checksumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

describe('the font within a WOFF file', () => {
  const sfnt = unwrapWoff(woff)
  const total = sfnt.readUInt16BE(4)
  const tables = Array.from({ length: total }, (_, i) => {
    const entry = 12 + i * 16
    const offset = sfnt.readUInt32BE(entry + 8)
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      checksum: sfnt.readUInt32BE(entry + 4),
      bytes: sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)),
    }
  })

  it('has all its tables, in order, on words of four bytes', () => {
    const tags = tables.map(({ tag }) => tag)
    expect(tags).toEqual(tags.toSorted())
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']))
    expect(tables.every(({ bytes }) => bytes.byteOffset % 4 === sfnt.byteOffset % 4)).toBe(true)
  })

  it('has each table as its checksum says; that of the head leaves out its own adjustment', () => {
    for (const { tag, checksum, bytes } of tables) {
      const table = Buffer.from(bytes)
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect([tag, checksumOf(table)]).toEqual([tag, checksum])
    }
  })

  it('has the size that the WOFF file announces', () => {
    expect(sfnt.length).toBe(woff.readUInt32BE(16))
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a font that is not wrapped', sfnt],
    ['something else that is compressed', inflateSync(Buffer.from('eJwDAAAAAAE=', 'base64'))],
  ])('refuses %s', (_, bytes) => {
    expect(() => unwrapWoff(bytes)).toThrow('not a WOFF 1.0 font')
  })
})
