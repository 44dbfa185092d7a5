import { definePrazos } from '../../processo/prazo.ts'
import { prazosDasFerias } from '../../regras/ferias/prazos.ts'
import { ferias } from './ferias.ts'

/** Terms of a vacation: the notice thirty days before (CLT art. 135), the payment two days before (art. 145). */
export const prazosDeFerias = definePrazos(ferias, {
  termos: {
    aviso: { rotulo: 'aviso', lei: ({ data }) => prazosDasFerias(data).comunicarAte },
    pagamento: {
      rotulo: 'pagamento',
      lei: ({ data }) => prazosDasFerias(data).pagarAte,
      ate: ({ data }) => prazosDasFerias(data).pagarAteDiaUtil,
    },
  },
  em: {
    solicitada: 'aviso',
    em_analise: 'aviso',
    devolvida: 'aviso',
    aprovada: { falta: ['pagamento'], ate: 'pagamento', depois: null },
    em_gozo: { falta: ['pagamento'], ate: 'pagamento', depois: null },
    finalizada: null,
    interrompida: null,
    reprovada: null,
    cancelada: null,
  },
})
