import { definePrazos } from '../../processo/prazo.ts'
import { demissao } from './demissao.ts'

/** Terms of a dismissal: its last day, until which it is decided and told, and the payment (CLT art. 477 § 6º). */
export const prazosDasDemissoes = definePrazos(demissao, {
  termos: {
    fim: { rotulo: 'fim do contrato', lei: ({ data }) => data },
    pagamento: { rotulo: 'pagamento', lei: ({ pagarAte }) => pagarAte },
  },
  em: {
    solicitada: 'fim',
    em_analise: 'fim',
    devolvida: 'fim',
    aprovada: 'fim',
    em_aviso: { falta: ['exame', 'devolucoes'], ate: 'fim', depois: null },
    desligado: 'pagamento',
    em_conferencia: 'pagamento',
    finalizada: null,
    reprovada: null,
    cancelada: null,
  },
})
