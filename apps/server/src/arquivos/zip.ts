import { Zip, ZipPassThrough } from 'fflate'

/** A file of a pack: its path inside it, with `/` between folders, and its bytes. */
export interface ParteDoZip {
  readonly nome: string
  /** Opened when its turn comes. */
  readonly abrir: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>
}

/**
 * Files as one ZIP, written while they are read: no more than a piece of one is in memory. Nothing is compressed: what
 * people attach is compressed already.
 */
export async function* comoZip(
  partes: Iterable<ParteDoZip>,
  modificadoEm: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  let prontos: Uint8Array[] = []
  const zip = new Zip((erro, bytes) => {
    if (erro) throw erro
    prontos.push(bytes)
  })
  for (const { nome, abrir } of partes) {
    const entrada = new ZipPassThrough(nome)
    entrada.mtime = modificadoEm
    zip.add(entrada)
    const conteudo = await abrir()
    for await (const pedaco of conteudo instanceof Uint8Array ? [conteudo] : conteudo) {
      entrada.push(pedaco)
      yield* prontos
      prontos = []
    }
    entrada.push(new Uint8Array(), true)
  }
  zip.end()
  yield* prontos
}

/** A name that every system opens: no folders, no accents, no sign that any of them reserves. */
export const nomeNoZip = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100) || 'arquivo'
