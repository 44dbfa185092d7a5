import { somarDias, type DataIso } from '../calendario/datas.ts'
import { antecipar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

const DIAS_DE_COMUNICACAO = 30
const DIAS_DE_PAGAMENTO = 2

export interface PrazosDasFerias extends ComMemoria {
  readonly comunicarAte: DataIso
  readonly pagarAte: DataIso
  /** `pagarAte`, brought forward when it is not a business day. */
  readonly pagarAteDiaUtil: DataIso
}

/**
 * Deadlines of a vacation: written notice 30 days before (CLT art. 135) and payment 2 days before (art. 145),
 * calendar days. Bringing the payment forward to a business day is practice; the company gives the calendar.
 */
export function prazosDasFerias(inicio: DataIso, calendario: CalendarioUtil = {}): PrazosDasFerias {
  const comunicarAte = somarDias(inicio, -DIAS_DE_COMUNICACAO)
  const pagarAte = somarDias(inicio, -DIAS_DE_PAGAMENTO)
  const pagarAteDiaUtil = antecipar(pagarAte, calendario)
  return {
    comunicarAte,
    pagarAte,
    pagarAteDiaUtil,
    memoria: [
      passo('Comunicação por escrito, 30 dias antes', emData(comunicarAte), 'CLT art. 135'),
      passo('Pagamento, 2 dias antes', emData(pagarAte), 'CLT art. 145'),
      passo('Pagamento antecipado para dia útil', emData(pagarAteDiaUtil), 'CLT art. 145'),
    ],
  }
}
