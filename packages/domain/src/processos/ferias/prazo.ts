import { definePrazos } from '../../processo/prazo.ts'
import { prazosDasFerias } from '../../regras/ferias/prazos.ts'
import { ferias } from './ferias.ts'

/** The notice is signed before the pay is due, and late until somebody attaches it. */
const doAviso = {
  porFazer: 'aviso_assinado',
  ate: 'aviso',
  depois: { falta: ['pagamento'], ate: 'pagamento', depois: null },
} as const

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
    aprovada: doAviso,
    em_gozo: doAviso,
    finalizada: null,
    interrompida: null,
    reprovada: null,
    cancelada: null,
  },
})
