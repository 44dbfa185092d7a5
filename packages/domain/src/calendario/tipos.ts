import type { View } from '../setores/areas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { canOpen } from '../setores/rotas.ts'
import { setorOf, type SetorSlug } from '../setores/setores.ts'

interface TipoSpec {
  readonly label: string
  /** What one of them is called. */
  readonly uma: string
  /** How many there are on a day, after the number: `férias`, `afastados`. */
  readonly um: string
  readonly muitos: string
  /** The lists that say the same: who may open one of them in the sector is told of it here. Null for everybody. */
  readonly views: readonly View[] | null
  /** The only sector that is told, where a list says less. */
  readonly setor?: SetorSlug
}

const tipo = (spec: TipoSpec): TipoSpec => spec

/** What a calendar shows, in the order in which a day tells it. Of a leave it says the dates, never what it is. */
export const tiposDoCalendario = {
  feriado: tipo({ label: 'Feriados', uma: 'Feriado', um: 'feriado', muitos: 'feriados', views: null }),
  evento: tipo({ label: 'Eventos', uma: 'Evento', um: 'evento', muitos: 'eventos', views: null }),
  prazo: tipo({ label: 'Prazos', uma: 'Prazo', um: 'prazo', muitos: 'prazos', views: [], setor: 'rh' }),
  contrato: tipo({
    label: 'Fins de contrato de cliente',
    uma: 'Fim do contrato',
    um: 'contrato termina',
    muitos: 'contratos terminam',
    views: ['contratos.listar', 'remanejamento.fim'],
  }),
  experiencia: tipo({
    label: 'Fins de experiência',
    uma: 'Fim da experiência',
    um: 'experiência',
    muitos: 'experiências',
    // Who may end it.
    views: ['colaborador.demitir'],
  }),
  aprendizagem: tipo({
    label: 'Fins de aprendizagem',
    uma: 'Fim da aprendizagem',
    um: 'aprendizagem',
    muitos: 'aprendizagens',
    views: ['colaborador.demitir'],
  }),
  admissao: tipo({
    label: 'Admissões',
    uma: 'Admissão',
    um: 'admissão',
    muitos: 'admissões',
    views: ['admissao.listar'],
  }),
  demissao: tipo({
    label: 'Saídas',
    uma: 'Saída',
    um: 'saída',
    muitos: 'saídas',
    views: ['demissao.listar'],
  }),
  promocao: tipo({
    label: 'Promoções',
    uma: 'Promoção',
    um: 'promoção',
    muitos: 'promoções',
    views: ['promocao.listar'],
  }),
  remanejamento: tipo({
    label: 'Remanejamentos',
    uma: 'Remanejamento',
    um: 'remanejamento',
    muitos: 'remanejamentos',
    views: ['remanejamento.listar'],
  }),
  ferias: tipo({
    label: 'Férias',
    uma: 'Férias',
    um: 'de férias',
    muitos: 'de férias',
    views: ['ferias.listar', 'ferias.mapa'],
  }),
  afastamento: tipo({
    label: 'Afastamentos',
    uma: 'Afastamento',
    um: 'afastado',
    muitos: 'afastados',
    views: ['afastamento.listar', 'ferias.mapa'],
  }),
} as const satisfies Readonly<Record<string, TipoSpec>>

export type TipoDoCalendario = keyof typeof tiposDoCalendario

/** Kinds that are counted by day, and listed page by page; the others are few and come with the calendar itself. */
export type TipoContado = Exclude<TipoDoCalendario, 'feriado' | 'evento'>

export const isContado = (codigo: TipoDoCalendario): codigo is TipoContado =>
  codigo !== 'feriado' && codigo !== 'evento'

/** The kinds that a person with these groups in a sector is told of, in order. */
export function tiposVisiveis(setor: SetorSlug, grupos: readonly Grupo[]): TipoDoCalendario[] {
  if (!canOpen(setor, 'calendario.inicio', grupos)) return []
  return (Object.keys(tiposDoCalendario) as TipoDoCalendario[]).filter((codigo) => {
    const { views, setor: so }: TipoSpec = tiposDoCalendario[codigo]
    if (so !== undefined) return so === setor && setorOf(setor).grupos.some((grupo) => grupos.includes(grupo))
    return views === null || views.some((view) => canOpen(setor, view, grupos))
  })
}

/** `3 de férias`, `1 admissão`. */
export const contagemEmPalavras = (codigo: TipoDoCalendario, total: number): string =>
  `${total} ${total === 1 ? tiposDoCalendario[codigo].um : tiposDoCalendario[codigo].muitos}`

/** Longest span of days that one reading may ask for: a year that has 366, in whole weeks. */
export const MAXIMO_DE_DIAS = 380

/** How long before it begins a reminder of an event comes, in minutes. One of a whole day counts from eight in the morning. */
export const lembretes = {
  0: 'Na hora',
  15: '15 minutos antes',
  60: '1 hora antes',
  1440: '1 dia antes',
  10080: '1 semana antes',
} as const
export type Lembrete = keyof typeof lembretes

/** Subscriptions that a person may have at a time. */
export const MAXIMO_DE_ASSINATURAS = 5
