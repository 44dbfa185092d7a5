/** Splits typed or pasted text into unique tags, in order; only whole numbers where `numeric`. */
export function splitTags(texts: readonly string[], numeric: boolean): (string | number)[] {
  const pieces = texts
    .flatMap((texto) => texto.split(/[,;\n]/))
    .map((piece) => piece.trim())
    .filter((piece) => (numeric ? /^\d{1,6}$/.test(piece) : piece !== ''))
  return [...new Set(pieces)].map((piece) => (numeric ? Number(piece) : piece))
}
