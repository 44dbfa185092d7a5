import { inflateSync } from 'node:zlib'

/** 'wOFF', with which a file of WOFF 1.0 begins. */
const WOFF = 0x77_4f_46_46
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Offsets of SFNT tables are multiples of four bytes. */
const align = (bytes: number): number => Math.ceil(bytes / 4) * 4

/**
 * The OpenType font within a WOFF 1.0 file (W3C, WOFF File Format 1.0): the same tables, no longer compressed. The PDF
 * library inflates a compressed table again for each document, in JavaScript. Throws when the file is not WOFF 1.0.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF) throw new Error('not a WOFF 1.0 font')
  const total = woff.readUInt16BE(12)
  const tables = Array.from({ length: total }, (_, i) => {
    const entry = WOFF_HEADER + i * WOFF_ENTRY
    const [offset, stored, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + stored)
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), size, bytes }
  })
  const first = SFNT_HEADER + total * SFNT_ENTRY
  const sfnt = Buffer.alloc(tables.reduce((end, { size }) => end + align(size), first))
  woff.copy(sfnt, 0, 4, 8)
  writeSearchHints(sfnt, total)
  let offset = first
  for (const [i, { tag, checksum, size, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + i * SFNT_ENTRY
    tag.copy(sfnt, entry)
    sfnt.writeUInt32BE(checksum, entry + 4)
    sfnt.writeUInt32BE(offset, entry + 8)
    sfnt.writeUInt32BE(size, entry + 12)
    // A table that compression would not make smaller is stored as it is.
    ;(bytes.length < size ? inflateSync(bytes) : bytes).copy(sfnt, offset)
    offset += align(size)
  }
  return sfnt
}

/** Count of the tables, and the three numbers for a binary search over them (OpenType, "Table Directory"). */
function writeSearchHints(sfnt: Buffer, total: number): void {
  const power = Math.floor(Math.log2(total))
  const range = 2 ** power * SFNT_ENTRY
  for (const [i, value] of [total, range, power, total * SFNT_ENTRY - range].entries())
    sfnt.writeUInt16BE(value, 4 + 2 * i)
}
