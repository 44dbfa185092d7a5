import { emFrase } from '@rh/domain/br/texto'
import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import { formatDate } from '../../lib/format.ts'
import { decisaoDita, decisoesLabel, isDecisao } from './decisoes.ts'
import type { Rotulos, Valor } from './rotulos.ts'

type Mudanca = Evento['mudancas'][number]

/** Edits of one person within this time, in milliseconds, are one visit to the form: autosave makes many of them. */
const VISITA_MS = 60 * 60_000

/** Merges the changes of several saves: from the first value to the last, without those that were reverted. */
export function mergeMudancas(mudancas: readonly Mudanca[]): Mudanca[] {
  const juntas = new Map<string, Mudanca>()
  for (const mudanca of mudancas) {
    const chave = `${mudanca.etapa}.${mudanca.campo}`
    const primeira = juntas.get(chave)
    juntas.set(chave, primeira ? { ...mudanca, de: primeira.de } : mudanca)
  }
  return [...juntas.values()].filter(({ de, para }) => de !== para)
}

const mesmaVisita = (antes: Evento, depois: Evento): boolean =>
  antes.tipo === 'edicao' &&
  depois.tipo === 'edicao' &&
  antes.autor?.id === depois.autor?.id &&
  Date.parse(depois.em) - Date.parse(antes.em) <= VISITA_MS

/** Groups the edits of each visit into one event, keeping the order. */
export function agruparEventos(eventos: readonly Evento[]): Evento[] {
  const grupos: Evento[] = []
  for (const evento of eventos) {
    const ultimo = grupos.at(-1)
    if (!ultimo || !mesmaVisita(ultimo, evento)) grupos.push(evento)
    else
      grupos[grupos.length - 1] = {
        ...evento,
        nome: ultimo.nome === evento.nome ? evento.nome : null,
        mudancas: mergeMudancas([...ultimo.mudancas, ...evento.mudancas]),
      }
  }
  return grupos
}

/** Short title of an event; `antes` are the events before it. */
export function tituloDoEvento(
  process: AnyProcess,
  evento: Evento,
  antes: readonly Evento[],
  rotulos: Rotulos,
): string {
  if (evento.tipo === 'criacao') return process.initial === 'rascunho' ? 'Rascunho criado' : 'Pedido criado'
  if (evento.tipo === 'edicao')
    return evento.nome ? `${rotulos.etapa(evento.nome)}: dados alterados` : 'Dados alterados'
  if (evento.tipo === 'agenda') return tituloDaAgenda(process, evento)
  if (evento.tipo === 'comentario') return 'Comentário'
  // The server names an act to whoever sees what it recorded.
  if (evento.tipo === 'ato')
    return evento.nome === null ? 'Registro reservado' : (process.atos?.[evento.nome]?.label ?? evento.nome)
  if (evento.tipo === 'parecer') {
    const label = process.pareceres[evento.nome ?? '']?.label ?? evento.nome ?? ''
    return isDecisao(evento.para) ? decisaoDita(label, evento.para) : label
  }
  const status = process.statuses[evento.para ?? '']?.label ?? evento.para ?? ''
  const deNovo = antes.some(({ tipo, para }) => tipo === 'transicao' && para === evento.para)
  return deNovo ? `${status} de novo` : status
}

/** Title of a scheduling event: scheduled, unscheduled, or not made by the system on its day. */
function tituloDaAgenda(process: AnyProcess, { nome, para, autor }: Evento): string {
  const acao = emFrase(process.transitions[nome ?? '']?.label ?? nome ?? '')
  if (para !== null) return `Agendado: ${acao} em ${formatDate(para)}`
  return autor ? `Agendamento desfeito: ${acao}` : `O sistema não pôde ${acao} no dia marcado`
}

export function tomDoEvento(process: AnyProcess, { tipo, para, autor }: Evento): Tone {
  if (tipo === 'transicao') return process.statuses[para ?? '']?.tone ?? 'default'
  if (tipo === 'agenda' && para === null) return autor ? 'default' : 'warning'
  if (tipo === 'ato' || tipo === 'agenda') return 'info'
  return tipo === 'parecer' && isDecisao(para) ? decisoesLabel[para].tone : 'default'
}

export interface MudancaEmTexto {
  readonly campo: string
  readonly de: string
  readonly para: string
}

/** Formats a change of a field; empty for empty values. */
export const emTexto = ({ etapa, campo, de, para }: Mudanca, rotulos: Rotulos): MudancaEmTexto => {
  const valor = (v: Valor): string => rotulos.valor(etapa, campo, v)
  return { campo: rotulos.campo(etapa, campo), de: valor(de), para: valor(para) }
}
