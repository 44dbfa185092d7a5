import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const abrir = promisify(brotliDecompress)
const ARQUIVO = join(import.meta.dirname, 'senhas.txt.br')

/** As passwords stand in the list: a capital or an accent makes a known one no harder to guess. */
const comoNaLista = (senha: string): string => senha.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a password is one of the 112,130 most used ones of breaches that are long enough for us. The list is read
 * anew each time: a password is chosen rarely, and the memory would be held for ever.
 */
export async function isDasMaisUsadas(senha: string): Promise<boolean> {
  const lista = (await abrir(await readFile(ARQUIVO))).toString('latin1')
  return `\n${lista}\n`.includes(`\n${comoNaLista(senha)}\n`)
}
