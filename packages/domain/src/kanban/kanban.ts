import { formatData } from '../br/data.ts'
import { diasEntre } from '../regras/calendario/datas.ts'

export const LIMITES_DO_KANBAN = {
  quadros: 20,
  colunas: 12,
  etiquetas: 20,
  responsaveis: 10,
  itens: 50,
  anexos: 20,
  /** Cards of one column in one answer; the next ones follow by page. */
  porColuna: 50,
} as const

/** Colours of labels, each with the word by which it is known without being seen. */
export const coresDeEtiqueta = {
  azul: { label: 'Azul' },
  verde: { label: 'Verde' },
  amarelo: { label: 'Amarelo' },
  laranja: { label: 'Laranja' },
  vermelho: { label: 'Vermelho' },
  roxo: { label: 'Roxo' },
  cinza: { label: 'Cinza' },
} as const
export type CorDeEtiqueta = keyof typeof coresDeEtiqueta

/** The columns of the board that a sector begins with. */
export const COLUNAS_INICIAIS = [
  { nome: 'A fazer', limite: null, conclui: false },
  { nome: 'Fazendo', limite: null, conclui: false },
  { nome: 'Concluído', limite: null, conclui: true },
] as const
export const NOME_INICIAL = 'Tarefas do setor'

/** Filters by the day on which a card is due. What is done is due no more. */
export const vencimentosDoCartao = {
  vencidas: { label: 'Vencidas' },
  hoje: { label: 'Vencem hoje' },
  semana: { label: 'Vencem em 7 dias' },
  sem: { label: 'Sem data' },
} as const
export type VencimentoDoCartao = keyof typeof vencimentosDoCartao

export const DIAS_DA_SEMANA = 7

/** What a date says of a card: in words, with the tone of the words. */
export function vencimentoEmPalavras(
  vence: string,
  { hoje, concluido }: { readonly hoje: string; readonly concluido: boolean },
): { readonly texto: string; readonly tone: 'default' | 'info' | 'warning' | 'error' } {
  const dias = diasEntre(hoje, vence)
  if (concluido) return { texto: formatData(vence), tone: 'default' }
  if (dias < -1) return { texto: `Venceu há ${-dias} dias`, tone: 'error' }
  if (dias === -1) return { texto: 'Venceu ontem', tone: 'error' }
  if (dias === 0) return { texto: 'Vence hoje', tone: 'warning' }
  if (dias === 1) return { texto: 'Vence amanhã', tone: 'warning' }
  if (dias <= DIAS_DA_SEMANA) return { texto: `Vence em ${dias} dias`, tone: 'info' }
  return { texto: `Vence em ${formatData(vence)}`, tone: 'default' }
}

/** What happened to a card. */
export const eventosDoCartao = ['criou', 'moveu', 'alterou', 'arquivou', 'restaurou'] as const
export type EventoDoCartao = (typeof eventosDoCartao)[number]

/** What happened, after the name of who did it: `moveu de A fazer para Fazendo`. */
export const eventoEmPalavras = (tipo: EventoDoCartao, de: string | null, para: string | null): string =>
  ({
    criou: `criou em ${para ?? ''}`,
    moveu: `moveu de ${de ?? ''} para ${para ?? ''}`,
    alterou: `alterou ${para ?? 'o cartão'}`,
    arquivou: 'arquivou',
    restaurou: `restaurou em ${para ?? ''}`,
  })[tipo]
