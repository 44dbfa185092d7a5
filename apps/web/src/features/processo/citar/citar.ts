import { CITA } from '@rh/domain/processo/citacao'

/** Name that is being typed after an `@`. */
export interface Citacao {
  /** Position of the `@` in the text. */
  readonly inicio: number
  readonly busca: string
}

/** Two words are enough to find somebody; what follows them is the sentence. */
const NO_CURSOR = new RegExp(`(?:^|[\\s(])${CITA}(\\p{L}*(?: \\p{L}*)?)$`, 'u')

/** Finds the name that is being typed before the cursor; null where none is. */
export function citacaoNoCursor(texto: string, cursor: number): Citacao | null {
  const busca = NO_CURSOR.exec(texto.slice(0, cursor))?.[1]
  return busca === undefined ? null : { inicio: cursor - busca.length - CITA.length, busca }
}

/** Text with the whole name in place of what was typed of it, and where the cursor then stands. */
export function comCitacao(texto: string, { inicio, busca }: Citacao, nome: string) {
  const antes = `${texto.slice(0, inicio)}${CITA}${nome} `
  const depois = texto.slice(inicio + CITA.length + busca.length).replace(/^ /, '')
  return { texto: antes + depois, cursor: antes.length }
}

/** Part of a comment: plain text, or somebody named in it. */
export interface Trecho {
  readonly texto: string
  readonly citado?: number
}

/** Splits a comment at the names in it, the longest first: one name may begin as another does. */
export function trechosDe(
  texto: string,
  citados: readonly { readonly id: number; readonly nome: string }[],
): Trecho[] {
  const [primeiro] = citados.toSorted((a, b) => b.nome.length - a.nome.length)
  if (!primeiro) return texto === '' ? [] : [{ texto }]
  const marca = `${CITA}${primeiro.nome}`
  const outros = citados.filter(({ id }) => id !== primeiro.id)
  return texto
    .split(marca)
    .flatMap((parte, i): Trecho[] => [
      ...(i > 0 ? [{ texto: marca, citado: primeiro.id }] : []),
      ...trechosDe(parte, outros),
    ])
}
