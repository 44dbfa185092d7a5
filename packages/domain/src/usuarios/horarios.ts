import { diasSemana, FIM_DO_DIA, INICIO_DO_DIA, type DiaSemana, type Horario } from '../acesso/janela.ts'
import { horaCurta } from './janela-curta.ts'

/** Windows that one day may have. */
export const JANELAS_POR_DIA = 6

export type CampoHorario = 'Horario_entrada' | 'Horario_saida'

export interface ProblemaHorario {
  readonly codigo: 'incompleta' | 'saida_antes' | 'sobreposta' | 'janelas_demais'
  /** Position of the window in the list, and which of its times to correct. */
  readonly indice: number
  readonly campo: CampoHorario
  readonly mensagem: string
}

/** Everything that a weekly schedule may not be, each with the words for the person who types it. */
export function problemasDosHorarios(horarios: readonly Horario[]): ProblemaHorario[] {
  return horarios.flatMap((horario, indice) => {
    const problema = problemaSozinho(horario) ?? problemaNoDia(horarios, horario, indice)
    return problema ? [{ ...problema, indice }] : []
  })
}

type Achado = Omit<ProblemaHorario, 'indice'>

function problemaSozinho({ Horario_entrada: entrada, Horario_saida: saida }: Horario): Achado | null {
  if (entrada === '' || saida === '') {
    const campo = entrada === '' ? 'Horario_entrada' : 'Horario_saida'
    return { codigo: 'incompleta', campo, mensagem: 'Informe a entrada e a saída' }
  }
  if (saida > entrada) return null
  return {
    codigo: 'saida_antes',
    campo: 'Horario_saida',
    mensagem: 'A saída precisa ser depois da entrada; o que passa da meia-noite vira duas janelas',
  }
}

function problemaNoDia(todos: readonly Horario[], horario: Horario, indice: number): Achado | null {
  const antes = todos.filter((h, i) => i < indice && h.Dia_semana === horario.Dia_semana)
  if (antes.length >= JANELAS_POR_DIA)
    return {
      codigo: 'janelas_demais',
      campo: 'Horario_entrada',
      mensagem: `Um dia pode ter até ${JANELAS_POR_DIA} janelas`,
    }
  const outra = antes.find((h) => seSobrepoem(h, horario))
  return outra
    ? {
        codigo: 'sobreposta',
        campo: 'Horario_entrada',
        mensagem: `Esta janela se sobrepõe à de ${horaCurta(outra.Horario_entrada)} às ${horaCurta(outra.Horario_saida)}`,
      }
    : null
}

/** Windows that only touch, as 08–12 and 12–18, are one stretch and no mistake. */
const seSobrepoem = (a: Horario, b: Horario): boolean =>
  a.Horario_entrada < b.Horario_saida && b.Horario_entrada < a.Horario_saida

const diaSeguinte = (dia: DiaSemana): DiaSemana =>
  diasSemana[(diasSemana.indexOf(dia) + 1) % diasSemana.length] ?? dia

/** A window that passes midnight as the two that the rule of the specification can match. */
export function dividirNaMeiaNoite(horario: Horario): Horario[] {
  const { Dia_semana, Horario_entrada, Horario_saida } = horario
  const noite: Horario = { Dia_semana, Horario_entrada, Horario_saida: FIM_DO_DIA }
  if (Horario_saida === INICIO_DO_DIA) return [noite]
  return [noite, { Dia_semana: diaSeguinte(Dia_semana), Horario_entrada: INICIO_DO_DIA, Horario_saida }]
}

const SEGUNDA_A_SEXTA = diasSemana.slice(0, 5)
export const diasUteis: readonly DiaSemana[] = SEGUNDA_A_SEXTA

/** The schedule with one day's windows in place of those of other days. */
export function copiarDia(
  horarios: readonly Horario[],
  de: DiaSemana,
  para: readonly DiaSemana[],
): readonly Horario[] {
  const modelo = horarios.filter(({ Dia_semana }) => Dia_semana === de)
  const destinos = para.filter((dia) => dia !== de)
  return emOrdem([
    ...horarios.filter(({ Dia_semana }) => !destinos.includes(Dia_semana)),
    ...destinos.flatMap((Dia_semana) => modelo.map((horario) => ({ ...horario, Dia_semana }))),
  ])
}

/** Monday first, and each day from its morning on. */
export const emOrdem = (horarios: readonly Horario[]): Horario[] =>
  horarios.toSorted(
    (a, b) =>
      diasSemana.indexOf(a.Dia_semana) - diasSemana.indexOf(b.Dia_semana) ||
      (a.Horario_entrada < b.Horario_entrada ? -1 : 1),
  )

const MINUTOS_DO_DIA = 1_440

/** Minutes since midnight; the last second of a day counts as its end. */
export function minutosDe(hora: string): number {
  if (hora === FIM_DO_DIA) return MINUTOS_DO_DIA
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return h * 60 + m
}

/** Minutes of access in a week. Windows that are still wrong count nothing. */
export const minutosDaSemana = (horarios: readonly Horario[]): number =>
  horarios
    .filter((horario) => problemaSozinho(horario) === null)
    .reduce(
      (soma, { Horario_entrada, Horario_saida }) =>
        soma + minutosDe(Horario_saida) - minutosDe(Horario_entrada),
      0,
    )

/** `2400` → `40 h`, `2430` → `40 h 30`. */
export function duracaoCurta(minutos: number): string {
  const horas = Math.floor(minutos / 60)
  const resto = minutos % 60
  return resto === 0 ? `${horas} h` : `${horas} h ${String(resto).padStart(2, '0')}`
}

const janelas = (dias: readonly DiaSemana[], ...horas: (readonly [string, string])[]): Horario[] =>
  dias.flatMap((Dia_semana) =>
    horas.map(([entrada, saida]) => ({
      Dia_semana,
      Horario_entrada: `${entrada}:00`,
      Horario_saida: saida === '24:00' ? FIM_DO_DIA : `${saida}:00`,
    })),
  )

const COMERCIAL = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
] as const

export interface ModeloDeHorario {
  readonly label: string
  readonly detalhe: string
  readonly horarios: readonly Horario[]
}

/** Schedules that a company uses again and again. A shift of 12x36 falls on other weekdays each week. */
export const modelosDeHorario = {
  comercial: {
    label: 'Comercial',
    detalhe: 'Segunda a sexta, 8h às 12h e 13h às 17h',
    horarios: janelas(SEGUNDA_A_SEXTA, ...COMERCIAL),
  },
  comercial_sabado: {
    label: 'Comercial com sábado',
    detalhe: 'Segunda a sexta, 8h às 12h e 13h às 17h; sábado, 8h às 12h',
    horarios: [...janelas(SEGUNDA_A_SEXTA, ...COMERCIAL), ...janelas(['Sábado'], ['08:00', '12:00'])],
  },
  diurno_12x36: {
    label: '12x36 de dia',
    detalhe: 'Todos os dias, 7h às 19h: a folga muda de dia a cada semana',
    horarios: janelas(diasSemana, ['07:00', '19:00']),
  },
  noturno_12x36: {
    label: '12x36 de noite',
    detalhe: 'Todos os dias, 19h às 7h, em duas janelas que se encontram à meia-noite',
    horarios: janelas(diasSemana, ['00:00', '07:00'], ['19:00', '24:00']),
  },
  sem_restricao: {
    label: 'Sem restrição',
    detalhe: 'Todos os dias, o dia todo',
    horarios: janelas(diasSemana, ['00:00', '24:00']),
  },
} as const satisfies Readonly<Record<string, ModeloDeHorario>>
