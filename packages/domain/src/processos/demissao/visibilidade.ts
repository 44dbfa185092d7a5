import { vePagamento } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { camposDaDemissao, type CampoDaDemissao } from './campos.ts'
import { quemPede, quemVeRecontratacao } from './quem.ts'

// Who sees what of a dismissal: dates everybody who follows it, why who may ask for one, amounts who sees pay.

const datas: readonly CampoDaDemissao[] = ['comunicacao', 'desligamento', 'substituir']
const valores: readonly CampoDaDemissao[] = [
  'saldoFgts',
  'proventos',
  'descontos',
  'prejuizoCentavos',
  'solicitacaoSeguro',
]
const recontratacao: readonly CampoDaDemissao[] = ['recontratacao', 'recontratacaoMotivo']

const todos = Object.keys(camposDaDemissao) as readonly CampoDaDemissao[]
const daCausa = todos.filter((campo) => !valores.includes(campo) && !recontratacao.includes(campo))

const isDe = (grupos: readonly Grupo[], quem: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quem.includes(grupo))

/** How much of a dismissal is told: the dates, also why, or also what it costs. */
export const visoesDaDemissao = ['datas', 'causa', 'valores'] as const
export type VisaoDaDemissao = (typeof visoesDaDemissao)[number]

/** Whether a person with these groups is told why somebody leaves. */
export const veCausa = (grupos: readonly Grupo[]): boolean => isDe(grupos, quemPede)

/** Whether a person with these groups is told what a dismissal costs. */
export const veValores = (grupos: readonly Grupo[]): boolean => veCausa(grupos) && vePagamento(grupos)

export const veRecontratacao = (grupos: readonly Grupo[]): boolean => isDe(grupos, quemVeRecontratacao)

export const visaoDa = (grupos: readonly Grupo[]): VisaoDaDemissao =>
  veValores(grupos) ? 'valores' : veCausa(grupos) ? 'causa' : 'datas'

/** Fields of a dismissal that a person with these groups sees, and so may write. */
export const camposVisiveisDaDemissao = (grupos: readonly Grupo[]): ReadonlySet<CampoDaDemissao> =>
  new Set([
    ...(veCausa(grupos) ? daCausa : datas),
    ...(veValores(grupos) ? valores : []),
    ...(veRecontratacao(grupos) ? recontratacao : []),
  ])
