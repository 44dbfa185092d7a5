import type { Decisao } from '@rh/domain/processo/vez'
import type { Tone } from '../../ui/data/StatusChip.tsx'

/** Labels of a parecer's decision. */
export const decisoesLabel = {
  pendente: { label: 'Pendente', tone: 'default' },
  em_analise: { label: 'Em análise', tone: 'warning' },
  aprovado: { label: 'Aprovado', tone: 'success' },
  devolvido: { label: 'Devolvido', tone: 'error' },
  reprovado: { label: 'Reprovado', tone: 'error' },
  dispensado: { label: 'Dispensado', tone: 'info' },
} as const satisfies Readonly<Record<Decisao, { readonly label: string; readonly tone: Tone }>>

/** `Devoluções: parecer aprovado`: whatever the parecer is called, it is the parecer that was decided. */
export const decisaoDita = (parecer: string, decisao: Decisao): string =>
  `${parecer}: parecer ${decisoesLabel[decisao].label.toLowerCase()}`

export const isDecisao = (nome: string | null): nome is Decisao =>
  nome !== null && Object.hasOwn(decisoesLabel, nome)
