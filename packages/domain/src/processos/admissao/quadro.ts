import { defineQuadro } from '../../processo/quadro.ts'
import { prazosDaAdmissao } from '../../regras/esocial/prazos.ts'
import { admissao } from './admissao.ts'

export type StatusAdmissao = keyof typeof admissao.statuses

/** The term of eSocial is the day before the start, and runs until the person is registered. */
export const quadroDaAdmissao = defineQuadro(admissao, {
  em: admissao.transitions.desistir.from,
  ate: (inicio) => prazosDaAdmissao(inicio).enviarAte,
})
