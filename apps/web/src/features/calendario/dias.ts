import { contagemEmPalavras, tiposDoCalendario, type TipoDoCalendario } from '@rh/domain/calendario/tipos'
import { nomeDoFuso } from '@rh/domain/calendario/fuso'
import type { ReplyOf } from '../../lib/api/api.ts'
import { maisDias } from '../../lib/time/dia.ts'
import type { EstadosDosDias } from '../../ui/calendario/tipos.ts'

export type Calendario = ReplyOf<'GET /api/calendar'>
export type Evento = Calendario['eventos'][number]
export type Item = ReplyOf<'GET /api/calendar/itens'>['results'][number]

/** How urgent a kind is, for the colour beside its words. */
export const tomDoTipo = {
  feriado: 'error',
  evento: 'primary',
  prazo: 'error',
  contrato: 'warning',
  experiencia: 'warning',
  aprendizagem: 'warning',
  admissao: 'success',
  demissao: 'secondary',
  promocao: 'success',
  remanejamento: 'success',
  ferias: 'info',
  afastamento: 'secondary',
} as const satisfies Readonly<Record<TipoDoCalendario, string>>

/** One thing of a day, as a cell writes it. */
export interface Linha {
  readonly chave: string
  readonly tipo: TipoDoCalendario
  readonly texto: string
}

/** `14:00`, with the place's clock where it is not the company's; null for a whole day. */
export function horaDoEvento(
  { horaInicio, fuso }: Pick<Evento, 'horaInicio' | 'fuso'>,
  daEmpresa: string,
): string | null {
  if (horaInicio === null) return null
  return fuso === daEmpresa ? horaInicio : `${horaInicio} (${nomeDoFuso(fuso)})`
}

/** What a calendar has on each day, by `YYYY-MM-DD`: holidays, then events by hour, then how many of each kind. */
export function linhasPorDia(
  { feriados, eventos, contagens, fuso }: Calendario,
  de: string,
  ate: string,
): ReadonlyMap<string, readonly Linha[]> {
  const dias = new Map<string, Linha[]>()
  const poe = (dia: string, linha: Linha): void => {
    const linhas = dias.get(dia)
    if (linhas) linhas.push(linha)
    else dias.set(dia, [linha])
  }
  for (const { dia, nome, onde } of feriados)
    poe(dia, { chave: `feriado ${nome}`, tipo: 'feriado', texto: onde === null ? nome : `${nome} · ${onde}` })
  for (const evento of eventos) {
    const hora = horaDoEvento(evento, fuso)
    const texto = hora === null ? evento.titulo : `${hora} ${evento.titulo}`
    const fim = evento.fim < ate ? evento.fim : ate
    for (let dia = evento.inicio > de ? evento.inicio : de; dia <= fim; dia = maisDias(dia, 1))
      poe(dia, { chave: `evento ${evento.id}`, tipo: 'evento', texto })
  }
  const ordem = Object.keys(tiposDoCalendario)
  for (const { dia, tipo, total } of contagens.toSorted(
    (a, b) => ordem.indexOf(a.tipo) - ordem.indexOf(b.tipo),
  ))
    poe(dia, { chave: tipo, tipo, texto: contagemEmPalavras(tipo, total) })
  return dias
}

/** From which part of the busiest day on a day is shaded more. */
const DEGRAUS = [1 / 3, 2 / 3] as const

/** The same as the calendar of the year draws it: holidays by name, the rest in words and as a shade. */
export function estadosDosDias(
  calendario: Calendario,
  linhas: ReadonlyMap<string, readonly Linha[]>,
): EstadosDosDias {
  const totais = new Map<string, number>()
  const soma = (dia: string, total: number): void => void totais.set(dia, (totais.get(dia) ?? 0) + total)
  for (const { dia, total } of calendario.contagens) soma(dia, total)
  for (const [dia, doDia] of linhas) soma(dia, doDia.filter(({ tipo }) => tipo === 'evento').length)
  const maior = Math.max(1, ...totais.values())
  const pesoDe = (total: number) => {
    const parte = total / maior
    return parte <= DEGRAUS[0] ? 1 : parte <= DEGRAUS[1] ? 2 : 3
  }
  return Object.fromEntries(
    Array.from(linhas, ([dia, doDia]) => {
      const feriado = doDia.filter(({ tipo }) => tipo === 'feriado').map(({ texto }) => texto)
      const outros = doDia.filter(({ tipo }) => tipo !== 'feriado').map(({ texto }) => texto)
      const total = totais.get(dia) ?? 0
      return [
        dia,
        {
          ...(feriado.length > 0 && { feriado: feriado.join('; ') }),
          outros,
          ...(total > 0 && ({ peso: pesoDe(total) } as const)),
        },
      ]
    }),
  )
}

/** The first of the days looked at on which something is seen. */
export const diaVisto = (inicio: string, de: string): string => (inicio < de ? de : inicio)

/** A day of an agenda with what begins on it. */
export interface DiaDaAgenda {
  readonly dia: string
  readonly feriados: readonly Calendario['feriados'][number][]
  readonly eventos: readonly Evento[]
  readonly itens: readonly Item[]
}

/** The days of an agenda that have anything, in order. What began before the first day is on the first. */
export function agendaDe(
  { feriados, eventos }: Calendario,
  itens: readonly Item[],
  de: string,
): DiaDaAgenda[] {
  const dias = new Set([
    ...feriados.map(({ dia }) => dia),
    ...[...eventos, ...itens].map(({ inicio }) => diaVisto(inicio, de)),
  ])
  return [...dias].toSorted().map((dia) => ({
    dia,
    feriados: feriados.filter((um) => um.dia === dia),
    eventos: eventos.filter(({ inicio }) => diaVisto(inicio, de) === dia),
    itens: itens.filter(({ inicio }) => diaVisto(inicio, de) === dia),
  }))
}
