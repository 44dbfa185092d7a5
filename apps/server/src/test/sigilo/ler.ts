import { inflateRawSync } from 'node:zlib'
import { textoDoPdf } from '../pdf.ts'

/** What can be read in the body of an answer, whatever kind of file it is. */
export function lerCorpo(tipo: string, corpo: Buffer): string {
  // The papers of the house map their letters; what people attach is told by its bytes.
  if (tipo.includes('pdf')) return `${corpo.toString('latin1')}\n${textoDoPdf(corpo)}`
  if (tipo.includes('spreadsheet') || tipo.includes('zip')) return descompactar(corpo)
  return corpo.toString('utf8')
}

const ENTRADA = 'PK\u0001\u0002'
const DEFLATE = 8

/** The members of a zip archive, one after the other, by its table of contents. */
function descompactar(zip: Buffer): string {
  const membros: string[] = []
  for (let em = zip.indexOf(ENTRADA, 0, 'latin1'); em >= 0; em = zip.indexOf(ENTRADA, em + 4, 'latin1')) {
    const local = zip.readUInt32LE(em + 42)
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(inicio, inicio + zip.readUInt32LE(em + 20))
    membros.push((zip.readUInt16LE(em + 10) === DEFLATE ? inflateRawSync(bytes) : bytes).toString('utf8'))
  }
  return membros.join('\n')
}
