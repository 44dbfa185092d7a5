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
