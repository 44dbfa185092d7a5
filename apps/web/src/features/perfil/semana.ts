import { diasSemana, type DiaSemana, type Horario } from '@rh/domain/acesso/janela'
import { minutosDe } from '@rh/domain/usuarios/horarios'
import { janelaCurta } from '@rh/domain/usuarios/janela-curta'
import { inCompanyZone } from '../../lib/time/fuso.ts'

/** A stretch of a day in which the person may work, as parts of the day for the drawing and in words. */
export interface Faixa {
  readonly inicio: number
  readonly fim: number
  readonly texto: string
}

export interface Dia {
  readonly dia: DiaSemana
  readonly hoje: boolean
  readonly faixas: readonly Faixa[]
}

const MINUTOS_DO_DIA = 1_440

const faixaDe = (horario: Horario): Faixa => ({
  inicio: minutosDe(horario.Horario_entrada) / MINUTOS_DO_DIA,
  fim: minutosDe(horario.Horario_saida) / MINUTOS_DO_DIA,
  texto: janelaCurta(horario),
})

/** The week of a person, Monday first; `hoje` is 1 for Monday, as ISO counts. */
export const semanaDe = (horarios: readonly Horario[], hoje: number): Dia[] =>
  diasSemana.map((dia, i) => ({
    dia,
    hoje: i + 1 === hoje,
    faixas: horarios
      .filter(({ Dia_semana }) => Dia_semana === dia)
      .map(faixaDe)
      .toSorted((a, b) => a.inicio - b.inicio),
  }))

const relogio = inCompanyZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
const dias = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekday (1 for Monday) and how much of it has passed, in company time. */
export function agoraNaSemana(momento = new Date()): { readonly dia: number; readonly parte: number } {
  const partes = Object.fromEntries(
    relogio()
      .formatToParts(momento)
      .map(({ type, value }) => [type, value]),
  )
  const minutos = Number(partes['hour']) * 60 + Number(partes['minute'])
  return { dia: dias.indexOf(partes['weekday'] ?? '') + 1, parte: minutos / MINUTOS_DO_DIA }
}
