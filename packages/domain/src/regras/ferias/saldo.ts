/**
 * The ledger of one acquisition period: entries are only added, the balance is their sum. A pending request
 * reserves its days; enjoying them turns the reservation into enjoyment.
 */

/** Sign of each kind of entry: +1 gives days, -1 takes them, 0 carries its own sign (adjustment with a reason). */
export const tiposDeLancamento = {
  DIREITO: 1,
  RESERVA: -1,
  ESTORNO_DE_RESERVA: 1,
  GOZO: -1,
  ABONO: -1,
  PERDA: -1,
  AJUSTE: 0,
} as const
export type TipoDeLancamento = keyof typeof tiposDeLancamento

export interface Lancamento {
  readonly tipo: TipoDeLancamento
  /** Calendar days, positive; of AJUSTE only, positive or negative. Halves are allowed (2,5 days per month). */
  readonly dias: number
}

export type MotivoDeLancamento = 'DIAS_INVALIDOS' | 'SALDO_INSUFICIENTE' | 'RESERVA_INEXISTENTE'

export type ResultadoDoLancamento =
  | { readonly aceito: true; readonly extrato: readonly Lancamento[]; readonly saldo: number }
  | { readonly aceito: false; readonly motivo: MotivoDeLancamento }

const valor = ({ tipo, dias }: Lancamento): number =>
  tipo === 'AJUSTE' ? dias : tiposDeLancamento[tipo] * dias

/** Days left in the period: the sum of its entries. */
export const saldoDeFerias = (extrato: readonly Lancamento[]): number =>
  extrato.reduce((soma, lancamento) => soma + valor(lancamento), 0)

/** Days reserved by pending requests. */
export const diasReservados = (extrato: readonly Lancamento[]): number =>
  extrato.reduce((soma, { tipo, dias }) => {
    if (tipo === 'RESERVA') return soma + dias
    return tipo === 'ESTORNO_DE_RESERVA' ? soma - dias : soma
  }, 0)

/** Days in halves, not zero; only an adjustment may be negative. */
const isDiasValidos = ({ tipo, dias }: Lancamento): boolean =>
  Number.isSafeInteger(dias * 2) && (tipo === 'AJUSTE' ? dias !== 0 : dias > 0)

/**
 * The ledger with one more entry, or why it is refused: the balance never goes below zero and no more can be
 * given back than is reserved.
 */
export function lancar(extrato: readonly Lancamento[], lancamento: Lancamento): ResultadoDoLancamento {
  if (!isDiasValidos(lancamento)) return { aceito: false, motivo: 'DIAS_INVALIDOS' }
  if (lancamento.tipo === 'ESTORNO_DE_RESERVA' && lancamento.dias > diasReservados(extrato)) {
    return { aceito: false, motivo: 'RESERVA_INEXISTENTE' }
  }
  const novo = [...extrato, lancamento]
  const saldo = saldoDeFerias(novo)
  return saldo < 0 ? { aceito: false, motivo: 'SALDO_INSUFICIENTE' } : { aceito: true, extrato: novo, saldo }
}

/** Turns `dias` reserved into enjoyment (two entries, or the reason of refusal). */
export function gozarReserva(extrato: readonly Lancamento[], dias: number): ResultadoDoLancamento {
  const devolvida = lancar(extrato, { tipo: 'ESTORNO_DE_RESERVA', dias })
  return devolvida.aceito ? lancar(devolvida.extrato, { tipo: 'GOZO', dias }) : devolvida
}
