import { lugarDe, type Dia, type Lugar, type Posto, type Turno } from './tipos.ts'

// Where the keys lead on the board. Rows are posts, columns days; nothing goes around the edges.

const PASSOS: Readonly<Record<string, readonly [posto: number, dia: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** The cell that an arrow, Home or End leads to from another; null for any other key. */
export function celulaSeguinte(postos: readonly Posto[], de: Lugar, tecla: string): Lugar | null {
  const linha = postos.findIndex(({ id }) => id === de.postoId)
  const dias = postos[linha]?.dias ?? []
  const coluna = dias.findIndex(({ data }) => data === de.data)
  const ir = (paraLinha: number, paraColuna: number): Lugar | null => {
    const posto = postos[Math.min(Math.max(paraLinha, 0), postos.length - 1)]
    const dia = posto?.dias[Math.min(Math.max(paraColuna, 0), dias.length - 1)]
    return posto && dia ? lugarDe({ posto, dia }) : null
  }
  if (tecla === 'Home') return ir(linha, 0)
  if (tecla === 'End') return ir(linha, dias.length - 1)
  const passo = PASSOS[tecla]
  return passo ? ir(linha + passo[0], coluna + passo[1]) : null
}

/** The shifts of such days, nearest first; on one day in the order of the board. */
const turnosDe = (postos: readonly Posto[], isDestes: (dia: Dia) => boolean): readonly Turno[] =>
  postos
    .flatMap((posto) => posto.dias.map((dia) => ({ posto, dia })))
    .filter(({ dia }) => isDestes(dia))
    .toSorted((a, b) => (a.dia.data === b.dia.data ? 0 : a.dia.data < b.dia.data ? -1 : 1))

/** The shifts with a hole. */
export const turnosComBuraco = (postos: readonly Posto[]): readonly Turno[] =>
  turnosDe(postos, ({ faltam }) => faltam > 0)

/** Shifts where somebody is missed, covered or not. */
export const turnosComFalta = (postos: readonly Posto[]): readonly Turno[] =>
  turnosDe(postos, ({ buracos }) => buracos.length > 0)

/** The hole after, or before, a place in that order, round and round; null where there is none. */
export function buracoSeguinte(postos: readonly Posto[], de: Lugar | null, passo: 1 | -1): Lugar | null {
  const turnos = turnosComBuraco(postos)
  const ordem = new Map(postos.map(({ id }, i) => [id, i]))
  const posicao = ({ postoId, data }: Lugar): string =>
    `${data} ${String(ordem.get(postoId) ?? 0).padStart(5, '0')}`
  const lugares = turnos.map(lugarDe)
  const aqui = de === null ? '' : posicao(de)
  const achado =
    passo === 1
      ? lugares.find((lugar) => posicao(lugar) > aqui)
      : lugares.findLast((lugar) => posicao(lugar) < aqui)
  return achado ?? (passo === 1 ? lugares[0] : lugares.at(-1)) ?? null
}
