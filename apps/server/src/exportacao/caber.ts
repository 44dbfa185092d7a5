import type { TipoColuna } from '@rh/domain/listas/define-list'

/** A table as text, before it is set. */
export interface Textos {
  readonly cabecalho: readonly { readonly label: string; readonly tipo: TipoColuna }[]
  readonly linhas: readonly (readonly string[])[]
}

/** How a table fits the page: the width of each column and the size of its letters, in points. */
export interface Medidas {
  readonly larguras: readonly number[]
  readonly corpo: number
}

/** Sizes of letters to be tried, from the usual one to the smallest that is still read on paper. */
const CORPOS = [8.5, 8, 7.5, 7, 6.5, 6] as const
/** Mean width of a letter of the typeface, and of a bold one, in parts of its size; a little more than measured. */
const LETRA = 0.56
const LETRA_FORTE = 0.62
/** What lies between two columns. */
const ENTRE_COLUNAS = 8
const CODIGO_MAX = 20
/** A text longer than this is expected to wrap. */
const TEXTO_IDEAL = 42

/** Columns whose values are one word each, as dates, sums and documents are: they are never broken. */
export const codigosDe = ({ cabecalho, linhas }: Textos): number[] =>
  cabecalho.flatMap(({ tipo }, i) =>
    tipo !== 'texto' || linhas.every((linha) => isCodigo(linha[i] ?? '')) ? [i] : [],
  )

const isCodigo = (valor: string): boolean => valor.length <= CODIGO_MAX && !/\s/.test(valor)

const maiorPalavra = (texto: string): number => Math.max(...texto.split(/\s+/).map(({ length }) => length))

interface Coluna {
  /** In parts of the size of its letters: below the first nothing of it can be read whole, above the second it gains nothing. */
  readonly min: number
  readonly ideal: number
}

function medir({ cabecalho, linhas }: Textos): Coluna[] {
  const codigos = new Set(codigosDe({ cabecalho, linhas }))
  return cabecalho.map(({ label }, i) => {
    let [palavra, texto] = [0, 0]
    for (const linha of linhas) {
      const valor = linha[i] ?? ''
      palavra = Math.max(palavra, codigos.has(i) ? valor.length : maiorPalavra(valor))
      texto = Math.max(texto, Math.min(valor.length, TEXTO_IDEAL))
    }
    const min = Math.max(palavra * LETRA, maiorPalavra(label) * LETRA_FORTE)
    return { min, ideal: Math.max(min, texto * LETRA) }
  })
}

/** Makes a table fit a width, with smaller letters where it has to; null where not even the smallest do. */
export function caber(textos: Textos, largura: number): Medidas | null {
  const colunas = medir(textos)
  const livre = largura - colunas.length * ENTRE_COLUNAS
  const minimos = colunas.reduce((soma, { min }) => soma + min, 0)
  const corpo = CORPOS.find((um) => minimos * um <= livre)
  if (corpo === undefined) return null
  const sobra = livre - minimos * corpo
  const queria = colunas.reduce((soma, { min, ideal }) => soma + (ideal - min) * corpo, 0)
  // Everybody gets the least; what is left goes to those that would have more, and beyond that to all alike.
  const parte = queria === 0 ? 0 : Math.min(1, sobra / queria)
  const resto = (sobra - parte * queria) / Math.max(1, colunas.length)
  return {
    larguras: colunas.map(({ min, ideal }) => min * corpo + (ideal - min) * corpo * parte + resto),
    corpo,
  }
}
