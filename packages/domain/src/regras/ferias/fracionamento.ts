import { isContagem } from '../arredondamento.ts'
import { veredito, type Veredito } from '../memoria.ts'
import { limiteDeAbono } from './direito.ts'

export interface Fracionamento {
  /** Days of the entitlement (the balance of the period), in calendar days. */
  readonly diasDireito: number
  /** Days turned into money. */
  readonly abono?: number
  /** Calendar days of each stretch of enjoyment, in order. */
  readonly periodos: readonly number[]
  /** Whether the employee agreed to divide, when already known (field of the form + signature). */
  readonly concordancia?: boolean
}

/** Reasons of refusal with the sentence for the person, in the order in which they are looked for. */
export const motivosDeFracionamento = {
  DIAS_INVALIDOS: 'Informe dias inteiros, maiores que zero.',
  ABONO_MAIOR_QUE_UM_TERCO: 'O abono pecuniário não pode passar de 1/3 dos dias de direito.',
  SOMA_DIFERENTE_DO_SALDO: 'A soma dos períodos e do abono deve ser igual ao saldo de dias.',
  MAIS_DE_TRES_PERIODOS: 'As férias podem ser divididas em até 3 períodos.',
  NENHUM_PERIODO_COM_14_DIAS: 'Um dos períodos deve ter no mínimo 14 dias corridos.',
  PERIODO_MENOR_QUE_5_DIAS: 'Cada período deve ter no mínimo 5 dias corridos.',
  SEM_CONCORDANCIA: 'O fracionamento depende da concordância do empregado.',
} as const
export type MotivoDeFracionamento = keyof typeof motivosDeFracionamento

const MAXIMO_DE_PERIODOS = 3
const MAIOR_PERIODO_MINIMO = 14
const MENOR_PERIODO_MINIMO = 5

/**
 * Whether a division of the vacation is lawful: up to three stretches with the employee's agreement, one of at
 * least 14 calendar days and the others of at least 5 (CLT art. 134 § 1º), the abono within one third (art. 143)
 * and everything adding up to the entitlement. A single stretch is not a division: 14 and 5 do not apply to it.
 * Bad numbers (negative, fractional, an empty stretch) are refused as DIAS_INVALIDOS.
 */
export function validarFracionamento(pedido: Fracionamento): Veredito<MotivoDeFracionamento> {
  const motivo = motivoDaRecusa(pedido)
  return veredito(
    motivo,
    motivo ? motivosDeFracionamento[motivo] : 'Divisão das férias permitida',
    'CLT arts. 134 § 1º e 143',
  )
}

function motivoDaRecusa({
  diasDireito,
  abono = 0,
  periodos,
  concordancia = true,
}: Fracionamento): MotivoDeFracionamento | null {
  const limite = limiteDeAbono(diasDireito)
  const dividida = periodos.length > 1
  if (!limite || !isContagem(abono) || periodos.some((dias) => !isContagem(dias) || dias === 0)) {
    return 'DIAS_INVALIDOS'
  }
  if (abono > limite.maximoAbono) return 'ABONO_MAIOR_QUE_UM_TERCO'
  if (periodos.reduce((soma, dias) => soma + dias, abono) !== diasDireito) return 'SOMA_DIFERENTE_DO_SALDO'
  if (periodos.length > MAXIMO_DE_PERIODOS) return 'MAIS_DE_TRES_PERIODOS'
  if (dividida && Math.max(...periodos) < MAIOR_PERIODO_MINIMO) return 'NENHUM_PERIODO_COM_14_DIAS'
  if (dividida && Math.min(...periodos) < MENOR_PERIODO_MINIMO) return 'PERIODO_MENOR_QUE_5_DIAS'
  return dividida && !concordancia ? 'SEM_CONCORDANCIA' : null
}
