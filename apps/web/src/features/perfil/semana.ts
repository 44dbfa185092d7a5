import { diasSemana, type DiaSemana, type Horario } from '@rh/domain/acesso/janela'

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

const SEGUNDOS_DO_DIA = 86_400
const ULTIMO = '23:59:59'

const segundos = (hora: string): number => {
  const [h = 0, m = 0, s = 0] = hora.split(':').map(Number)
  return h * 3600 + m * 60 + s
}

/** `08:00:00` → `08:00`; the last second of a day is its end. */
const curta = (hora: string): string => (hora === ULTIMO ? '24:00' : hora.slice(0, 5))

function faixaDe({ Horario_entrada: entrada, Horario_saida: saida }: Horario): Faixa {
  return {
    inicio: segundos(entrada) / SEGUNDOS_DO_DIA,
    fim: (saida === ULTIMO ? SEGUNDOS_DO_DIA : segundos(saida)) / SEGUNDOS_DO_DIA,
    texto: entrada === '00:00:00' && saida === ULTIMO ? 'O dia todo' : `${curta(entrada)} às ${curta(saida)}`,
  }
}

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

const relogio = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dias = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekday (1 for Monday) and how much of it has passed, in company time. */
export function agoraNaSemana(momento = new Date()): { readonly dia: number; readonly parte: number } {
  const partes = Object.fromEntries(relogio.formatToParts(momento).map(({ type, value }) => [type, value]))
  const minutos = Number(partes['hour']) * 60 + Number(partes['minute'])
  return { dia: dias.indexOf(partes['weekday'] ?? '') + 1, parte: minutos / 1440 }
}
