import { defineQuadro } from '../../processo/quadro.ts'
import { veNaoEnviado } from '../../processo/vez.ts'
import { prazosDaAdmissao } from '../../regras/esocial/prazos.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { admissao } from './admissao.ts'

export type StatusAdmissao = keyof typeof admissao.statuses

/** Drafts are the business of those who write them; the other sectors see an admission once it was sent. */
export const veRascunhos = (grupos: readonly Grupo[]): boolean => veNaoEnviado(admissao, grupos)

/** The term of eSocial is the day before the start, and runs until the person is registered. */
export const {
  colunas: colunasDoQuadro,
  prazo: prazoDoEsocial,
  aguardando: aguardandoNaAdmissao,
} = defineQuadro(admissao, {
  em: admissao.transitions.desistir.from,
  ate: (inicio) => prazosDaAdmissao(inicio).enviarAte,
})
