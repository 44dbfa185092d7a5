import { nomeNoZip } from './zip.ts'

// What LGPD art. 18 gives a person of what they wrote and were sent, as one ZIP.

/** Where an attachment is in the pack: two of one name stay two. */
export const caminhoNoPacote = ({ id, nome }: { readonly id: string; readonly nome: string }): string =>
  `anexos/${id.slice(0, 8)}-${nomeNoZip(nome)}`

/** Moment on the company's clock, for people to read. */
export const momentoNoPacote = (instante: string, fuso: string): string =>
  Temporal.Instant.from(instante)
    .toZonedDateTimeISO(fuso)
    .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

const POR_VEZ = 500

/** Rows in their order, read as they are sent; `ler` answers at most `limite` of those after `depois`. */
export async function* emSequencia<L>(
  ler: (depois: L | null, limite: number) => Promise<readonly L[]>,
): AsyncGenerator<L, void, undefined> {
  let ultima: L | null = null
  for (;;) {
    const linhas: readonly L[] = await ler(ultima, POR_VEZ)
    yield* linhas
    const fim = linhas.at(-1)
    if (fim === undefined || linhas.length < POR_VEZ) return
    ultima = fim
  }
}

/** Heading of the group that a row begins, a blank line before all but the first. */
export const tituloNoPacote = (titulo: string, primeiro: boolean): string =>
  `${primeiro ? '' : '\r\n'}== ${titulo} ==\r\n`

/** Text as bytes, in pieces that are worth sending. */
export async function* emBytes(textos: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const codificador = new TextEncoder()
  let parte = ''
  for await (const texto of textos) {
    parte += texto
    if (parte.length < 65_536) continue
    yield codificador.encode(parte)
    parte = ''
  }
  yield codificador.encode(parte)
}

/** Rows as one JSON array, a row a line. */
export async function* comoLista(linhas: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separa = '[\n'
  for await (const linha of linhas) {
    yield separa + JSON.stringify(linha)
    separa = ',\n'
  }
  yield separa === '[\n' ? '[]\n' : '\n]\n'
}
