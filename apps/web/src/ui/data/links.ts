/** A piece of plain text: words, or an address that leads somewhere. */
export interface Piece {
  readonly text: string
  /** Absolute address; null for words. */
  readonly href: string | null
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/giu
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]}»”’]+$/u

/** Splits a text at the web addresses in it; nothing else of it is ever more than text. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const add = (piece: string, href: string | null): void => {
    if (piece !== '') pieces.push({ text: piece, href })
  }
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TAIL, '')
    if (!URL.canParse(address)) continue
    add(text.slice(end, match.index), null)
    add(address, address)
    end = match.index + address.length
  }
  add(text.slice(end), null)
  return pieces
}
