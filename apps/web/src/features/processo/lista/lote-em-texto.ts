/** Ticked row as the server checked it. */
export interface Conferida {
  readonly id: number
  readonly nome: string | null
  readonly numero: string | null
  readonly rotulo: string | null
  /** Why it is to be decided by itself; null where it is ready. */
  readonly sozinha: string | null
}

/** What is done with rows that are asked for different things. */
const DIVERSOS = 'Fazer'

const quantas = (n: number): string => (n === 1 ? '1 marcada' : `${n} marcadas`)

/** The act that all ready rows share, and how many there are of each. */
export function tituloDoLote(
  marcadas: number,
  conferidas: readonly Conferida[] | undefined,
): { readonly verbo: string; readonly texto: string } {
  if (conferidas === undefined) return { verbo: DIVERSOS, texto: `${quantas(marcadas)}, conferindo…` }
  const prontas = conferidas.filter(({ sozinha }) => sozinha === null)
  const rotulos = [...new Set(prontas.map(({ rotulo }) => rotulo))]
  const [unico] = rotulos
  const verbo = rotulos.length === 1 && unico ? unico : DIVERSOS
  if (prontas.length === 0) return { verbo, texto: `${quantas(marcadas)}, nenhuma pronta.` }
  const para = verbo === DIVERSOS ? '' : ` para ${verbo.toLowerCase()}`
  return {
    verbo,
    texto: `${quantas(marcadas)}, ${prontas.length === 1 ? '1 pronta' : `${prontas.length} prontas`}${para}.`,
  }
}

/** First name of whom a row is about, or its number. */
export const quemVaiSozinha = ({ nome, numero }: Conferida): string => nome?.split(' ')[0] ?? numero ?? 'Uma'

/** What was just done: `Aprovar: 4 feitas`. */
export const feitasEmTexto = (rotulo: string, quantos: number): string =>
  `${rotulo}: ${quantos === 1 ? '1 feita' : `${quantos} feitas`}`
