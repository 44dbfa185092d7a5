/** What a spreadsheet would run instead of showing. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

const celula = (texto: string): string => {
  const seguro = FORMULA.test(texto) ? `'${texto}` : texto
  return /[;"\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro
}

/** Rows as Excel in Portuguese opens them with a double click. No cell is a formula. */
export const comoCsv = (linhas: readonly (readonly string[])[]): string =>
  `\uFEFF${linhas.map((linha) => `${linha.map(celula).join(';')}\r\n`).join('')}`
