import { createHash } from 'node:crypto'
import type { ICalCalendar } from 'ical-generator'
import type { EventoDoCalendario, ItemDoCalendario } from '@rh/domain/contract/calendario'
import { prazosDoRh, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import { tiposDoCalendario } from '@rh/domain/calendario/tipos'
import { setorOf } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import { listEventos } from './eventos.ts'
import { listFeriados } from './feriados.ts'
import { contarPorDia, listItens } from './itens.ts'
import type { Recorte } from './recorte.ts'

/** Most people, and most events, of one subscription: programs read all of it each time. */
const MAXIMO_DE_ITENS = 2_000
/** Ends the ids of entries: no address of the company is in them. */
const DOMINIO = 'calendario.rh'

/** What changes with the content only: the moment of a reading would make each reading another one. */
const CARIMBO = Temporal.Instant.from('2026-01-01T00:00:00Z')

const dia = (data: string): Temporal.PlainDate => Temporal.PlainDate.from(data)

interface Inteiro {
  readonly id: string
  readonly inicio: string
  readonly fim: string
  readonly summary: string
}

/** Adds whole days; their end is the day after the last (RFC 5545, 3.6.1). */
const addDias = (calendario: ICalCalendar, { id, inicio, fim, summary }: Inteiro): void => {
  calendario.createEvent({
    id: `${id}@${DOMINIO}`,
    start: dia(inicio),
    end: dia(fim).add({ days: 1 }),
    allDay: true,
    stamp: CARIMBO,
    summary,
  })
}

function addEvento(calendario: ICalCalendar, evento: EventoDoCalendario): void {
  const { id, titulo: summary, inicio, fim, horaInicio, horaFim, fuso } = evento
  if (horaInicio === null || horaFim === null)
    return addDias(calendario, { id: `evento-${id}`, inicio, fim, summary })
  const em = (data: string, hora: string): Temporal.Instant =>
    dia(data)
      .toZonedDateTime({ timeZone: fuso, plainTime: Temporal.PlainTime.from(hora) })
      .toInstant()
  calendario.createEvent({
    id: `evento-${id}@${DOMINIO}`,
    start: em(inicio, horaInicio),
    end: em(fim, horaFim),
    stamp: CARIMBO,
    summary,
  })
}

/** How one entry is called outside the system: a leave is only an absence there. */
function resumoDe({ tipo, nome, prazo }: ItemDoCalendario): string {
  if (tipo === 'afastamento') return `Ausência: ${nome}`
  if (tipo === 'prazo') return `${prazosDoRh[prazo as PrazoDoRh].label}: ${nome}`
  return `${tiposDoCalendario[tipo].uma}: ${nome}`
}

/**
 * Adds people by name where they are few: in the subscription of one contract, or of somebody who sees some contracts
 * only. Any other says how many there are on a day, and nothing of who is away, which is somebody every day.
 */
async function addPessoas(calendario: ICalCalendar, db: Db, recorte: Recorte): Promise<void> {
  if (recorte.contratoId === undefined && !recorte.leitor.escopado) {
    const deUmDia = recorte.tipos.filter((tipo) => tipo !== 'ferias' && tipo !== 'afastamento')
    for (const { dia: data, tipo, total } of await contarPorDia(db, { ...recorte, tipos: deUmDia }))
      addDias(calendario, {
        id: `${tipo}-${data}`,
        inicio: data,
        fim: data,
        summary: `${tiposDoCalendario[tipo].label}: ${total}`,
      })
    return
  }
  for (const item of await listItens(db, recorte, 1, MAXIMO_DE_ITENS)) {
    const { tipo, id, inicio, fim, prazo } = item
    addDias(calendario, {
      // Ids are read by people too: not even there is an absence a leave.
      id: [tipo === 'afastamento' ? 'ausencia' : tipo, prazo, id, inicio].filter(Boolean).join('-'),
      inicio,
      fim: fim ?? recorte.ate,
      summary: resumoDe(item),
    })
  }
}

/** The calendar as a program of another company reads it: no link into the system, no description, no cause. */
export async function escreverIcs(db: Db, recorte: Recorte) {
  const { default: ical } = await import('ical-generator')
  const calendario = ical({
    name: `Calendário ${setorOf(recorte.setor).label}`,
    prodId: { company: 'RH', product: 'Calendario', language: 'PT' },
    ttl: 60 * 60,
  })
  const [feriados, eventos] = await Promise.all([
    listFeriados(db, recorte),
    listEventos(db, recorte, MAXIMO_DE_ITENS),
  ])
  for (const { dia: data, nome, onde } of feriados)
    addDias(calendario, {
      id: `feriado-${data}-${createHash('sha256')
        .update(`${nome} ${onde ?? ''}`)
        .digest('hex')
        .slice(0, 12)}`,
      inicio: data,
      fim: data,
      summary: onde === null ? nome : `${nome} · ${onde}`,
    })
  for (const evento of eventos) addEvento(calendario, evento)
  await addPessoas(calendario, db, recorte)
  const texto = calendario.toString()
  return {
    tipo: 'text/calendar' as const,
    conteudo: new TextEncoder().encode(texto),
    versao: createHash('sha256').update(texto).digest('hex').slice(0, 32),
    nome: 'calendario.ics',
  }
}
