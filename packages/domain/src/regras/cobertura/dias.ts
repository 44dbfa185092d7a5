import { diasDoTrecho, somarDias, type DataIso } from '../calendario/datas.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import { turnosDe, type EscalaDoTurno, type Turno } from './turnos.ts'

/** A slot of a post, of one person or free, from a day to another. */
export interface LugarDoPosto {
  readonly ocupante: { readonly colaboradorId: number; readonly nome: string } | null
  readonly de: DataIso
  /** Null while it goes on. */
  readonly ate: DataIso | null
  /** Day from which the cycle of this slot is counted (12x36, 5x1 …); that of the scale when absent. */
  readonly inicioCiclo?: DataIso
  readonly ausencias?: readonly (Intervalo & { readonly tipo: 'ferias' | 'afastamento' })[]
}

/** Who covers, or that the client agreed to go without, on some days. */
export interface CoberturaDoPosto extends Intervalo {
  readonly tipo: 'substituto' | 'folguista' | 'sem_cobertura'
  readonly colaboradorId: number | null
  readonly nome?: string
  /** Whom it covers; any hole of the post when absent. */
  readonly ausente?: number | null
}

export interface PostoNaJanela {
  readonly escala: EscalaDoTurno
  readonly lugares: readonly LugarDoPosto[]
  readonly coberturas?: readonly CoberturaDoPosto[]
  /** Days on which the post does not open, holidays of the client for instance. */
  readonly fechado?: readonly DataIso[]
  readonly de: DataIso
  readonly ate: DataIso
}

/** Somebody who should be there and is not. */
export interface Buraco {
  readonly ausente: { readonly colaboradorId: number; readonly nome: string } | null
  readonly porque: 'ferias' | 'afastamento' | 'vaga'
  /** Last day of the absence, or of the free slot; null while it goes on. */
  readonly ate: DataIso | null
  readonly cobertura: CoberturaDoPosto | null
}

export interface DiaDoPosto {
  readonly data: DataIso
  /** Null on a day without work. */
  readonly turno: Turno | null
  /** People that the scale asks for on the day. */
  readonly previstos: number
  /** Those of the post who are there, without the covers. */
  readonly presentes: number
  /** Holes that nobody covers and the client did not agree to. */
  readonly faltam: number
  readonly situacao: 'folga' | 'completo' | 'coberto' | 'sem_cobertura' | 'descoberto'
  readonly buracos: readonly Buraco[]
}

/**
 * The days of a post between two dates: who is expected by the scale of each slot, who is away (vacation, leave, free slot) and
 * what covers it. Covers that name somebody are used before those for whatever hole there is, each for one hole a day.
 */
export function diasACobrir(posto: PostoNaJanela): readonly DiaDoPosto[] {
  const { de, ate, fechado = [], coberturas = [], escala } = posto
  const turnos = new Map<DataIso, Turno>()
  const buracos = new Map<DataIso, Buraco[]>()
  const previstos = new Map<DataIso, number>()
  const fechados = new Set(fechado)
  const turnosDoCiclo = porCiclo(escala, posto)
  for (const lugar of posto.lugares) {
    for (const turno of turnosDoCiclo(lugar.inicioCiclo)) {
      const { data } = turno
      if (fechados.has(data) || data < lugar.de || (lugar.ate !== null && data > lugar.ate)) continue
      turnos.set(data, turno)
      previstos.set(data, (previstos.get(data) ?? 0) + 1)
      const buraco = buracoDo(lugar, data)
      if (buraco) buracos.set(data, [...(buracos.get(data) ?? []), buraco])
    }
  }
  return Array.from({ length: diasDoTrecho(de, ate) }, (_, distancia) => {
    const data = somarDias(de, distancia)
    const doDia = cobrir(
      buracos.get(data) ?? [],
      coberturas.filter(({ inicio, fim }) => inicio <= data && data <= fim),
    )
    return diaDoPosto(data, turnos.get(data) ?? null, previstos.get(data) ?? 0, doDia)
  })
}

/** The shifts of the window for each beginning of cycle: slots that share one share its days. */
function porCiclo(
  escala: EscalaDoTurno,
  { de, ate }: PostoNaJanela,
): (inicioCiclo?: DataIso) => readonly Turno[] {
  const base = escala.escala
  const lidos = new Map<DataIso | undefined, readonly Turno[]>()
  return (inicioCiclo) => {
    const proprio = base.tipo === 'SEMANAL' ? undefined : inicioCiclo
    const turnos =
      lidos.get(proprio) ??
      turnosDe(
        proprio === undefined || base.tipo === 'SEMANAL'
          ? escala
          : { ...escala, escala: { ...base, inicioCiclo: proprio } },
        de,
        ate,
      )
    lidos.set(proprio, turnos)
    return turnos
  }
}

function buracoDo({ ocupante, ausencias = [], ate }: LugarDoPosto, data: DataIso): Buraco | null {
  if (ocupante === null) return { ausente: null, porque: 'vaga', ate, cobertura: null }
  const fora = ausencias.find(({ inicio, fim }) => inicio <= data && data <= fim)
  return fora ? { ausente: ocupante, porque: fora.tipo, ate: fora.fim, cobertura: null } : null
}

/** The holes of a day with what covers each. */
function cobrir(buracos: readonly Buraco[], coberturas: readonly CoberturaDoPosto[]): readonly Buraco[] {
  const livres = coberturas.filter(({ ausente }) => (ausente ?? null) === null)
  const nomeada = ({ ausente }: Buraco): CoberturaDoPosto | undefined =>
    ausente === null ? undefined : coberturas.find((uma) => uma.ausente === ausente.colaboradorId)
  return buracos.map((buraco) => ({ ...buraco, cobertura: nomeada(buraco) ?? livres.shift() ?? null }))
}

function diaDoPosto(
  data: DataIso,
  turno: Turno | null,
  previstos: number,
  buracos: readonly Buraco[],
): DiaDoPosto {
  const faltam = buracos.filter(({ cobertura }) => cobertura === null).length
  return {
    data,
    turno,
    previstos,
    presentes: previstos - buracos.length,
    faltam,
    situacao: situacaoDoDia(previstos, faltam, buracos),
    buracos,
  }
}

function situacaoDoDia(
  previstos: number,
  faltam: number,
  buracos: readonly Buraco[],
): DiaDoPosto['situacao'] {
  if (previstos === 0) return 'folga'
  if (faltam > 0) return 'descoberto'
  if (buracos.length === 0) return 'completo'
  return buracos.some(({ cobertura }) => cobertura?.tipo === 'sem_cobertura') ? 'sem_cobertura' : 'coberto'
}
