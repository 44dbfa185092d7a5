import { somarDias, type DataIso } from '../calendario/datas.ts'
import { antecipar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

/** Calendar days after the end in which a rescisão is paid (CLT art. 477 § 6º). */
export const DIAS_PARA_PAGAR = 10

export interface PrazosDaRescisao extends ComMemoria {
  /** Tenth calendar day after the end of the contract. */
  readonly prazoLegal: DataIso
  /** The same, brought forward to a business day. */
  readonly prazoOperacional: DataIso
  readonly s2299Ate: DataIso
}

/**
 * Payment and documents of the rescisão within ten calendar days of the end of the contract (CLT art. 477 § 6º;
 * fine of one wage in § 8º), and S-2299 in the same term, which the manual brings forward. Counting from the last
 * day worked also with an indemnified notice, and anticipating the payment, are the conservative reading: the law
 * does not say.
 */
export function prazosDaRescisao(dtDeslig: DataIso, calendario: CalendarioUtil = {}): PrazosDaRescisao {
  const prazoLegal = somarDias(dtDeslig, DIAS_PARA_PAGAR)
  const prazoOperacional = antecipar(prazoLegal, calendario)
  return {
    prazoLegal,
    prazoOperacional,
    s2299Ate: prazoOperacional,
    memoria: [
      passo('10 dias do término do contrato', emData(prazoLegal), 'CLT art. 477 § 6º'),
      passo('Pagamento e S-2299, antecipados para dia útil', emData(prazoOperacional), 'MOS S-2299'),
    ],
  }
}
