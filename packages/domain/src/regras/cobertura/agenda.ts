import { diaDaSemanaIso, diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { descansoEntreJornadas } from '../jornada/intervalos.ts'
import type { AusenciaDoCandidato, Candidato } from './substituto-tipos.ts'
import { turnosDe, type Turno } from './turnos.ts'

/** Days around a shift that its checks look at: a week of work before and after. */
const DIAS_EM_VOLTA = 7

/** Whether a day is one of an absence. */
export const isFora = ({ inicio, fim }: AusenciaDoCandidato, dia: DataIso): boolean =>
  inicio <= dia && (fim === null || dia <= fim)

/** Shifts of a person around a day, own and covers, without those of the days away, in order. */
export function agendaEmVolta(
  { escala, outrosTurnos = [], ausencias = [] }: Candidato,
  data: DataIso,
): readonly Turno[] {
  const de = somarDias(data, -DIAS_EM_VOLTA)
  const ate = somarDias(data, DIAS_EM_VOLTA)
  const proprios = escala
    ? turnosDe(escala, de, ate).filter((turno) => !ausencias.some((uma) => isFora(uma, turno.data)))
    : []
  return [...proprios, ...outrosTurnos.filter((turno) => de <= turno.data && turno.data <= ate)].toSorted(
    (a, b) => (a.entrada < b.entrada ? -1 : 1),
  )
}

/** The shift that ends last before another, and the one that begins first after it. */
export function vizinhos(
  agenda: readonly Turno[],
  { entrada, saida }: Turno,
): { readonly antes: Turno | null; readonly depois: Turno | null } {
  return {
    antes: agenda.filter((turno) => turno.saida <= entrada).at(-1) ?? null,
    depois: agenda.find((turno) => turno.entrada >= saida) ?? null,
  }
}

/** Minutes of rest between two shifts, in order. */
export const descansoEntre = (antes: Turno, depois: Turno): number =>
  descansoEntreJornadas(antes.saida, depois.entrada)?.minutos ?? 0

/** Days of work in a row around a day, that day included. */
export function diasSeguidos(agenda: readonly Turno[], data: DataIso): number {
  const dias = new Set([data, ...agenda.map((turno) => turno.data)])
  let primeiro = data
  let ultimo = data
  while (dias.has(somarDias(primeiro, -1))) primeiro = somarDias(primeiro, -1)
  while (dias.has(somarDias(ultimo, 1))) ultimo = somarDias(ultimo, 1)
  return diasEntre(primeiro, ultimo) + 1
}

const segunda = (data: DataIso): DataIso => somarDias(data, 1 - diaDaSemanaIso(data))

/** Minutes of the shifts of the same week as a day, Monday to Sunday. */
export function minutosDaSemana(agenda: readonly Turno[], data: DataIso): number {
  const de = segunda(data)
  const ate = somarDias(de, 6)
  return agenda
    .filter((turno) => de <= turno.data && turno.data <= ate)
    .reduce((soma, { minutos }) => soma + minutos, 0)
}
