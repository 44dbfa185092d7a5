import { somarDias, type DataIso } from '../calendario/datas.ts'
import type { LugarDoPosto } from './dias.ts'
import { cicloDe, inicioDaFase, type DiasDaJanela, type RitmoDaEscala } from './numeros.ts'

/** So many people who hold slots of one phase on the same days. */
export interface OcupadosDoPosto extends DiasDaJanela {
  readonly fase: number
  readonly quantos: number
}

export interface QuadroDoPosto {
  readonly ritmo: RitmoDaEscala
  /** Slots contracted on each day of the window. */
  readonly quantidade: readonly number[]
  readonly ocupados: readonly OcupadosDoPosto[]
}

/**
 * Free slots of a post: of each day, how many of each phase of its cycle. A free slot takes the turn that has the fewest
 * people, so that one that somebody left keeps the days which that person worked.
 */
export function vagasPorFase({ ritmo, quantidade, ocupados }: QuadroDoPosto): readonly (readonly number[])[] {
  const fases = cicloDe(ritmo)
  const mudam = ocupados.some(({ de, ate }) => de > 0 || ate < quantidade.length - 1)
  // Where nobody comes or goes within the window, days of as many slots are alike.
  const iguais = new Map<number, readonly number[]>()
  return quantidade.map((planejados, dia) => {
    const conhecidas = mudam ? undefined : iguais.get(planejados)
    const vagas = conhecidas ?? vagasDoDia(fases, planejados, ocupados, dia)
    if (!mudam) iguais.set(planejados, vagas)
    return vagas
  })
}

function vagasDoDia(
  fases: number,
  planejados: number,
  ocupados: readonly OcupadosDoPosto[],
  dia: number,
): readonly number[] {
  const gente = Array<number>(fases).fill(0)
  let livres = planejados
  for (const { de, ate, fase, quantos } of ocupados) {
    if (dia < de || dia > ate) continue
    gente[fase] = (gente[fase] ?? 0) + quantos
    livres -= quantos
  }
  const vagas = Array<number>(fases).fill(0)
  for (; livres > 0; livres--) {
    const fase = gente.indexOf(Math.min(...gente))
    gente[fase] = (gente[fase] ?? 0) + 1
    vagas[fase] = (vagas[fase] ?? 0) + 1
  }
  return vagas
}

/** The same as slots, each with the days in a row on which it is free. */
export function lugaresVagos(quadro: QuadroDoPosto, de: DataIso): readonly LugarDoPosto[] {
  const vagas = vagasPorFase(quadro)
  return Array.from({ length: cicloDe(quadro.ritmo) }, (_, fase) => {
    const porDia = vagas.map((doDia) => doDia[fase] ?? 0)
    const inicioCiclo = inicioDaFase(quadro.ritmo, fase, de)
    return Array.from({ length: Math.max(0, ...porDia) }, (__, ordem) =>
      trechosAcimaDe(porDia, ordem).map(([primeiro, ultimo]): LugarDoPosto => ({
        ocupante: null,
        de: somarDias(de, primeiro),
        ate: ultimo === porDia.length - 1 ? null : somarDias(de, ultimo),
        inicioCiclo,
      })),
    ).flat()
  }).flat()
}

/** First and last day of each stretch on which there are more than so many. */
function trechosAcimaDe(porDia: readonly number[], minimo: number): [number, number][] {
  const trechos: [number, number][] = []
  for (const [dia, quantos] of porDia.entries()) {
    if (quantos <= minimo) continue
    const ultimo = trechos.at(-1)
    if (ultimo?.[1] === dia - 1) ultimo[1] = dia
    else trechos.push([dia, dia])
  }
  return trechos
}
