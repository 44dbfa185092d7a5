import { diasDaSemana, type DiaDaSemana, type Escala } from '../regras/calendario/escala.ts'
import type { DataIso } from '../regras/calendario/datas.ts'
import type { EscalaDoTurno } from '../regras/cobertura/turnos.ts'

/** A row of the register of scales, as far as it says when somebody is at work. */
export interface HorasDaEscala {
  readonly tipo: string
  readonly dias: readonly string[]
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
  /** `HH:MM`, with seconds or without. */
  readonly entrada: string
  readonly saida: string
  readonly intervaloMinutos: number
  readonly sabadoEntrada: string | null
  readonly sabadoSaida: string | null
}

const semSegundos = (hora: string): string => hora.slice(0, 5)

function diasDe({ tipo, dias, cicloTrabalho, cicloFolga }: HorasDaEscala, inicioCiclo: DataIso): Escala {
  if (tipo === '12x36') return { tipo: '12X36', inicioCiclo }
  if (cicloTrabalho !== null && cicloFolga !== null)
    return { tipo: 'ROTATIVA', inicioCiclo, diasTrabalho: cicloTrabalho, diasFolga: cicloFolga }
  return { tipo: 'SEMANAL', repousos: diasDaSemana.filter((dia: DiaDaSemana) => !dias.includes(dia)) }
}

/** The shifts of a scale; a cycle is counted from its first day of work, which is the first at the post. */
export function turnoDaEscala(escala: HorasDaEscala, inicioCiclo: DataIso): EscalaDoTurno {
  const { entrada, saida, intervaloMinutos, sabadoEntrada, sabadoSaida } = escala
  return {
    escala: diasDe(escala, inicioCiclo),
    entrada: semSegundos(entrada),
    saida: semSegundos(saida),
    intervaloMinutos,
    sabado:
      sabadoEntrada !== null && sabadoSaida !== null
        ? { entrada: semSegundos(sabadoEntrada), saida: semSegundos(sabadoSaida) }
        : null,
  }
}
