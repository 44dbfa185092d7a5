import type { Horario } from '@rh/domain/acesso/janela'
import type { ProblemaHorario } from '@rh/domain/usuarios/horarios'

/** One window of a day, with what is wrong with it. */
export interface JanelaDoDia extends Horario {
  /** Its place in the week. */
  readonly indice: number
  readonly problema: ProblemaHorario | undefined
}
