import type { TipoProcesso } from '../processo/tipos.ts'

/** Effects of a process: each is a transition that changed something for somebody. */
export const eventosDeProcesso = {
  'admissao.efetivada': { label: 'Admissão efetivada', de: 'admissao', transicao: 'efetivar' },
  'demissao.comunicada': { label: 'Demissão comunicada', de: 'demissao', transicao: 'comunicar' },
  'demissao.reconsiderada': { label: 'Aviso reconsiderado', de: 'demissao', transicao: 'reconsiderar' },
  'demissao.efetivada': { label: 'Desligamento', de: 'demissao', transicao: 'desligar' },
  'ferias.aprovada': { label: 'Férias aprovadas', de: 'ferias', transicao: 'aprovar' },
  'ferias.cancelada': { label: 'Férias canceladas', de: 'ferias', transicao: 'cancelar' },
  'ferias.iniciada': { label: 'Férias iniciadas', de: 'ferias', transicao: 'iniciar' },
  'ferias.interrompida': { label: 'Férias interrompidas', de: 'ferias', transicao: 'interromper' },
  'ferias.encerrada': { label: 'Férias encerradas', de: 'ferias', transicao: 'finalizar' },
  'afastamento.homologado': { label: 'Afastamento homologado', de: 'afastamento', transicao: 'homologar' },
  'afastamento.cancelado': { label: 'Afastamento cancelado', de: 'afastamento', transicao: 'cancelar' },
  'afastamento.encerrado': { label: 'Volta de afastamento', de: 'afastamento', transicao: 'finalizar' },
  'promocao.efetivada': { label: 'Promoção efetivada', de: 'promocao', transicao: 'efetivar' },
  'promocao.desfeita': { label: 'Promoção desfeita', de: 'promocao', transicao: 'desfazer' },
  'remanejamento.efetivado': { label: 'Remanejamento efetivado', de: 'remanejamento', transicao: 'efetivar' },
  'remanejamento.retornado': { label: 'Volta de remanejamento', de: 'remanejamento', transicao: 'retornar' },
  'remanejamento.desfeito': { label: 'Remanejamento desfeito', de: 'remanejamento', transicao: 'desfazer' },
} as const satisfies Readonly<Record<string, { label: string; de: TipoProcesso; transicao: string }>>

/** Effects on many people at once, which no process of theirs tells; each person has a message of their own. */
export const eventosDeMuitos = {
  'contrato.alterado': { label: 'Contrato alterado em lote (convenção ou mudança de postos)' },
  'contrato.alteracao_desfeita': { label: 'Alteração em lote desfeita' },
  'colaborador.importado': { label: 'Colaborador importado de planilha' },
} as const satisfies Readonly<Record<string, { label: string }>>
export type EventoDeMuitos = keyof typeof eventosDeMuitos

/** Effects that other systems are told of. */
export const eventosDeEfeito = { ...eventosDeProcesso, ...eventosDeMuitos } as const
export type EventoDeEfeito = keyof typeof eventosDeEfeito

/** An effect, or the message by which a person tries a webhook. */
export type TipoDeEventoEnviado = EventoDeEfeito | 'teste'

/** The effect of a transition; undefined for one that only moves paper. */
export const eventoDa = (tipo: string, transicao: string): EventoDeEfeito | undefined =>
  (Object.keys(eventosDeProcesso) as (keyof typeof eventosDeProcesso)[]).find(
    (evento) => eventosDeProcesso[evento].de === tipo && eventosDeProcesso[evento].transicao === transicao,
  )

/** What the body of a message says of a person, where the webhook declares it; ids are always in it. */
export const camposDoWebhook = {
  matricula: { label: 'Matrícula' },
  nome: { label: 'Nome' },
} as const
export type CampoDoWebhook = keyof typeof camposDoWebhook

export const estadosDeEntrega = {
  pendente: { label: 'Pendente', tone: 'warning' },
  entregue: { label: 'Entregue', tone: 'success' },
  desistida: { label: 'Desistida', tone: 'error' },
} as const

/** Minutes before each attempt after the first; the last one repeats. */
const ESPERAS_MIN = [1, 5, 15, 60, 180, 360, 720]
/** Attempts after which a message is given up: five days and some of them. */
export const TENTATIVAS_MAXIMAS = 17
/** Days of failing without one success, after which a webhook turns itself off. */
export const DIAS_ATE_DESATIVAR = 5

/** Minutes to wait before the next attempt, after so many of them. */
export const esperaDepoisDe = (tentativas: number): number =>
  ESPERAS_MIN[Math.min(Math.max(tentativas, 1), ESPERAS_MIN.length) - 1] ?? 1
