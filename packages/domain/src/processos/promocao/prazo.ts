import { definePrazos } from '../../processo/prazo.ts'
import { mudancaDeContrato } from '../../processo/prazo-da-mudanca.ts'
import { promocao } from './promocao.ts'

/** Terms of a promotion: decided before it holds, and told to eSocial in the month after (S-2206). */
export const prazosDasPromocoes = definePrazos(promocao, {
  termos: mudancaDeContrato,
  em: {
    solicitada: 'analise',
    em_analise: 'aprovar',
    devolvida: 'analise',
    aprovada: 'vigencia',
    efetivada: 'esocial',
    finalizada: null,
    reprovada: null,
    cancelada: null,
    desfeita: null,
  },
})
