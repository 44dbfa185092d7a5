import { contarDias } from '../../br/contar.ts'
import { formatData } from '../../br/data.ts'
import { alerta, type Achado } from '../../achado.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { antecipar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

/** Days between the written notice and the start (CLT art. 135). */
export const DIAS_DE_COMUNICACAO = 30
export const DIAS_DE_PAGAMENTO = 2

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

export interface PagamentoDasFerias {
  /** First day of the stretch. */
  readonly inicio: DataIso
  readonly hoje: DataIso
  /** Day of the payment; absent while it is not paid. */
  readonly pagoEm?: DataIso
}

/**
 * The alert of vacation paid, or still not paid, later than two days before the start (CLT art. 145). Late payment alone
 * no longer doubles it (ADPF 501, which struck down Súmula 450 TST). Empty when it is on time.
 */
export function verificarPagamento({ inicio, hoje, pagoEm }: PagamentoDasFerias): readonly Achado[] {
  const { pagarAte } = prazosDasFerias(inicio)
  const dia = pagoEm ?? hoje
  if (dia <= pagarAte) return []
  const diasDeAtraso = diasEntre(pagarAte, dia)
  const fato =
    pagoEm === undefined
      ? 'não foi pago a tempo. Pague hoje e registre o motivo.'
      : `saiu em ${formatData(pagoEm)}, ${contarDias(diasDeAtraso)} depois. Registre o motivo e confira a multa da convenção.`
  return [
    alerta(
      'PAGAMENTO_ATRASADO',
      `O pagamento das férias de ${formatData(inicio)} era devido até ${formatData(pagarAte)} e ${fato}`,
      { baseLegal: 'CLT art. 145; ADPF 501 STF', dados: { pagarAte, diasDeAtraso } },
    ),
  ]
}
