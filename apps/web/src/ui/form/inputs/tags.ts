/** The pieces of what was typed or pasted, each once, in the order in which they came; numbers where only those count. */
export function splitTags(texts: readonly string[], numeric: boolean): (string | number)[] {
  const pieces = texts
    .flatMap((texto) => texto.split(/[,;\n]/))
    .map((piece) => piece.trim())
    .filter((piece) => (numeric ? /^\d{1,6}$/.test(piece) : piece !== ''))
  return [...new Set(pieces)].map((piece) => (numeric ? Number(piece) : piece))
}
