import { isContagem } from '../arredondamento.ts'
import { emDias, passo, type ComMemoria } from '../memoria.ts'

export interface AfastamentoNoContrato {
  /** Days of the whole term (trial or other), from the admission as day 1. */
  readonly diasContrato: number
  /** Day of the contract on which the leave begins (1 = admission). */
  readonly diaInicioAfastamento: number
  readonly diasAfastamento: number
  /**
   * Whether the days of leave run in the term. They do unless the parties agreed otherwise (CLT art. 472 § 2º).
   */
  readonly computaAfastamento?: boolean
}

/**
 * Days by which the end of a fixed-term contract moves because of a leave (CLT art. 472 § 2º; MOS S-2206 item 6.2).
 * When the leave counts, only the end that falls inside it moves, to the last day of the leave; when the parties
 * agreed that it does not count, the whole leave is added. Zero for a leave that begins after the end. Null for
 * counts below 1.
 */
export function prorrogacaoPorAfastamento(
  afastamento: AfastamentoNoContrato,
): (ComMemoria & { readonly prorrogacaoDias: number }) | null {
  const { diasContrato, diaInicioAfastamento, diasAfastamento, computaAfastamento = true } = afastamento
  const numeros = [diasContrato, diaInicioAfastamento, diasAfastamento]
  if (!numeros.every((n) => isContagem(n) && n > 0)) return null
  const dentro = diaInicioAfastamento <= diasContrato
  const alemDoTermo = Math.max(0, diaInicioAfastamento + diasAfastamento - 1 - diasContrato)
  const prorrogacaoDias = dentro ? (computaAfastamento ? alemDoTermo : diasAfastamento) : 0
  return {
    prorrogacaoDias,
    memoria: [
      passo(
        computaAfastamento
          ? 'Afastamento computado no prazo: o término passa para o fim do afastamento'
          : 'Afastamento não computado por acordo: o prazo para e continua no retorno',
        emDias(prorrogacaoDias),
        'CLT art. 472 § 2º; MOS S-2206 item 6.2',
      ),
    ],
  }
}
