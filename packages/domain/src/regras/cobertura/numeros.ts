import { diaDaSemanaIso, somarDias, type DataIso } from '../calendario/datas.ts'
import { numeroDoDia } from '../calendario/dia.ts'
import { diasDaSemana, type Escala } from '../calendario/escala.ts'

// A window of days as whole numbers, for whoever counts over thousands of posts at once: day 0 is its first one.

/** Stretch of days of a window, ends included; days outside of it are allowed. */
export interface DiasDaJanela {
  readonly de: number
  readonly ate: number
}

/** The days of work of a scale: those of a week, or a cycle that each slot begins on a day of its own. */
export type RitmoDaEscala =
  | { readonly tipo: 'SEMANAL'; readonly trabalha: readonly boolean[] }
  | { readonly tipo: 'CICLO'; readonly trabalho: number; readonly ciclo: number }

/** Days in the cycle of a scale, of work and off; one where every slot works on the same days. */
export const cicloDe = (ritmo: RitmoDaEscala): number => (ritmo.tipo === 'CICLO' ? ritmo.ciclo : 1)

/** The rhythm of a scale in a window that begins on a day. */
export function ritmoDe(escala: Escala, de: DataIso): RitmoDaEscala {
  if (escala.tipo === '12X36') return { tipo: 'CICLO', trabalho: 1, ciclo: 2 }
  if (escala.tipo === 'ROTATIVA')
    return {
      tipo: 'CICLO',
      trabalho: escala.diasTrabalho,
      ciclo: escala.diasTrabalho + escala.diasFolga,
    }
  const primeiro = diaDaSemanaIso(de) - 1
  return {
    tipo: 'SEMANAL',
    trabalha: diasDaSemana.map((_, dia) => {
      const nome = diasDaSemana[(primeiro + dia) % diasDaSemana.length]
      return nome !== undefined && !escala.repousos.includes(nome)
    }),
  }
}

/** Where in its cycle a slot stands that began one on a day, as days since 1970; 0 for a weekly scale. */
export const faseDe = (ritmo: RitmoDaEscala, inicioCiclo: number): number =>
  resto(inicioCiclo, cicloDe(ritmo))

/** The last day up to another one on which a cycle of this phase begins. */
export const inicioDaFase = (ritmo: RitmoDaEscala, fase: number, ate: DataIso): DataIso =>
  somarDias(ate, -resto(numeroDoDia(ate) - fase, cicloDe(ritmo)))

/** Whether a slot of this phase works on a day of a window whose first day is `origem`, as days since 1970. */
export function isDeTrabalho(ritmo: RitmoDaEscala, fase: number, origem: number, dia: number): boolean {
  return ritmo.tipo === 'SEMANAL'
    ? ritmo.trabalha[dia % diasDaSemana.length] === true
    : resto(origem + dia - fase, ritmo.ciclo) < ritmo.trabalho
}

const resto = (numero: number, divisor: number): number => ((numero % divisor) + divisor) % divisor
