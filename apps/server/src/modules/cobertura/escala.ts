import { sql } from 'kysely'
import { horarioDaEscala } from '@rh/domain/cadastros/escala'
import { diasDaSemana, type DiaDaSemana, type Escala } from '@rh/domain/regras/calendario/escala'
import type { EscalaDoTurno } from '@rh/domain/regras/cobertura/turnos'
import type { Db, Tx } from '../../db/db.ts'

/** A scale of the register, as the days of work are counted from it. */
export interface EscalaLida {
  readonly id: number
  readonly nome: string
  readonly tipo: string
  readonly dias: readonly DiaDaSemana[]
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
  readonly entrada: string
  readonly saida: string
  readonly intervaloMinutos: number
  readonly sabadoEntrada: string | null
  readonly sabadoSaida: string | null
}

const hhmm = (coluna: string) => sql`to_char(${sql.ref(coluna)}, 'HH24:MI')`

/** Every scale, by id. */
export async function lerEscalas(db: Db | Tx): Promise<ReadonlyMap<number, EscalaLida>> {
  const { rows } = await sql<EscalaLida>`
    select id, nome, tipo, dias, ciclo_trabalho, ciclo_folga, ${hhmm('entrada')} as entrada, ${hhmm('saida')} as saida,
           intervalo_minutos, ${hhmm('sabado_entrada')} as sabado_entrada, ${hhmm('sabado_saida')} as sabado_saida
      from escala`.execute(db)
  return new Map(rows.map((escala) => [escala.id, escala]))
}

/** The days of work of a scale; a cycle is counted from this day, a day of work. */
export function comoEscala(
  { tipo, dias, cicloTrabalho, cicloFolga }: EscalaLida,
  inicioCiclo: string,
): Escala {
  if (tipo === '12x36') return { tipo: '12X36', inicioCiclo }
  if (cicloTrabalho !== null && cicloFolga !== null)
    return { tipo: 'ROTATIVA', inicioCiclo, diasTrabalho: cicloTrabalho, diasFolga: cicloFolga }
  return { tipo: 'SEMANAL', repousos: diasDaSemana.filter((dia) => !dias.includes(dia)) }
}

/** Whether a post of this scale closes on a holiday: one of fixed days does, a cycle goes on (CLT art. 59-A; Lei 605/1949 art. 9º). */
export const fechaEmFeriado = (escala: EscalaLida): boolean =>
  comoEscala(escala, '2000-01-01').tipo === 'SEMANAL'

/** The scale with its hours. */
export function comHoras(lida: EscalaLida, inicioCiclo: string): EscalaDoTurno {
  const { entrada, saida, intervaloMinutos, sabadoEntrada, sabadoSaida } = lida
  return {
    escala: comoEscala(lida, inicioCiclo),
    entrada,
    saida,
    intervaloMinutos,
    sabado:
      sabadoEntrada !== null && sabadoSaida !== null ? { entrada: sabadoEntrada, saida: sabadoSaida } : null,
  }
}

/** `19:00 às 07:00 · dia sim, dia não`. */
export const horarioDe = (escala: EscalaLida): string =>
  horarioDaEscala({ ...escala, ciclo: escala.cicloTrabalho === null ? 'semanal' : 'rotativo' })
