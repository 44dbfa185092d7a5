import { definePrazos } from '../../processo/prazo.ts'
import { mudancaDeContrato } from '../../processo/prazo-da-mudanca.ts'
import { remanejamento } from './remanejamento.ts'

/** Terms of a transfer: decided before the first day at the new post, and told to eSocial in the month after (S-2206). */
export const prazosDosRemanejamentos = definePrazos(remanejamento, {
  termos: mudancaDeContrato,
  em: {
    solicitado: 'analise',
    em_analise: 'aprovar',
    devolvido: 'analise',
    aprovado: 'vigencia',
    efetivado: 'esocial',
    retornado: 'esocial',
    finalizado: null,
    reprovado: null,
    cancelado: null,
    desfeito: null,
  },
})
