import { isContagem } from '../arredondamento.ts'
import { veredito, type Veredito } from '../memoria.ts'
import { limiteDeAbono } from './direito.ts'

export interface Fracionamento {
  /** Days of the entitlement of the period, in calendar days: never what is left of it. */
  readonly diasDireito: number
  /** Days turned into money in the whole period, this request included. */
  readonly abono?: number
  /**
   * Calendar days of each stretch of the period already granted, as it was granted: what an interruption gives back
   * belongs to the stretch it interrupted, and is no stretch of its own.
   */
  readonly jaMarcados?: readonly number[]
  /** Calendar days of each stretch of enjoyment asked for, in order. */
  readonly periodos: readonly number[]
  /** Whether the employee agreed to divide, when already known (field of the form + signature). */
  readonly concordancia?: boolean
  /** Whether days may be left for a later request; otherwise everything has to be placed. */
  readonly parcial?: boolean
}

/** Reasons of refusal with the sentence for the person, in the order in which they are looked for. */
export const motivosDeFracionamento = {
  DIAS_INVALIDOS: 'Informe dias inteiros, maiores que zero.',
  ABONO_MAIOR_QUE_UM_TERCO:
    'O abono pecuniário não pode passar de 1/3 dos dias de direito do período. Diminua os dias de abono.',
  SOMA_DIFERENTE_DO_SALDO:
    'A soma dos períodos e do abono deve ser igual ao saldo de dias. Ajuste os dias até completar o saldo.',
  SOMA_MAIOR_QUE_O_DIREITO:
    'Os períodos e o abono somam mais que os dias de direito, contando o que já foi marcado. Diminua os dias.',
  MAIS_DE_TRES_PERIODOS:
    'As férias podem ser divididas em até 3 períodos, contando os já marcados. Junte períodos.',
  NENHUM_PERIODO_COM_14_DIAS:
    'Um dos períodos deve ter no mínimo 14 dias corridos. Aumente um deles ou deixe ao menos 14 dias de saldo.',
  PERIODO_MENOR_QUE_5_DIAS: 'Cada período deve ter no mínimo 5 dias corridos. Aumente o período menor.',
  SOBRA_SEM_PERIODO:
    'Sobram dias e os 3 períodos já foram usados. Inclua os dias que sobram em um dos períodos ou no abono.',
  SOBRA_MENOR_QUE_5_DIAS:
    'Sobrariam menos de 5 dias, que não podem formar outro período. Inclua a sobra neste período ou no abono.',
  SEM_CONCORDANCIA:
    'O fracionamento depende da concordância do empregado. Registre a concordância ou peça um período só.',
} as const
export type MotivoDeFracionamento = keyof typeof motivosDeFracionamento

const MAXIMO_DE_PERIODOS = 3
const MAIOR_PERIODO_MINIMO = 14
const MENOR_PERIODO_MINIMO = 5

/**
 * Whether a division of the vacation is lawful over the whole period: up to three stretches with the employee's
 * agreement, one of at least 14 calendar days and the others of at least 5 (CLT art. 134 § 1º), the abono within one
 * third (art. 143). A request of part of the days counts what was granted before, and what it leaves must still be
 * possible: a stretch free for it, of 5 days at least, or of 14 when there is none yet. A single stretch with all the
 * days is not a division: 14 and 5 do not apply to it. Less than a day left is not a stretch (halves of art. 140).
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

const isTrecho = (dias: number): boolean => isContagem(dias) && dias > 0

function motivoDaRecusa(pedido: Fracionamento): MotivoDeFracionamento | null {
  const { diasDireito, abono = 0, jaMarcados = [], periodos, parcial = false } = pedido
  const marcados = [...jaMarcados, ...periodos]
  const limite = limiteDeAbono(diasDireito)
  if (!limite || !isContagem(abono) || !marcados.every(isTrecho)) return 'DIAS_INVALIDOS'
  if (abono > limite.maximoAbono) return 'ABONO_MAIOR_QUE_UM_TERCO'
  const sobra = diasDireito - marcados.reduce((soma, dias) => soma + dias, abono)
  if (!parcial && sobra !== 0) return 'SOMA_DIFERENTE_DO_SALDO'
  if (sobra < 0) return 'SOMA_MAIOR_QUE_O_DIREITO'
  return motivoDosPeriodos(marcados, Math.floor(sobra), pedido.concordancia ?? true)
}

/** `sobra` are the whole days left for a later request, which will be one stretch at least. */
function motivoDosPeriodos(
  marcados: readonly number[],
  sobra: number,
  concordancia: boolean,
): MotivoDeFracionamento | null {
  const todos = sobra > 0 ? [...marcados, sobra] : marcados
  if (marcados.length > MAXIMO_DE_PERIODOS) return 'MAIS_DE_TRES_PERIODOS'
  if (todos.length <= 1) return null
  if (Math.max(...todos) < MAIOR_PERIODO_MINIMO) return 'NENHUM_PERIODO_COM_14_DIAS'
  if (Math.min(...marcados) < MENOR_PERIODO_MINIMO) return 'PERIODO_MENOR_QUE_5_DIAS'
  if (todos.length > MAXIMO_DE_PERIODOS) return 'SOBRA_SEM_PERIODO'
  if (sobra > 0 && sobra < MENOR_PERIODO_MINIMO) return 'SOBRA_MENOR_QUE_5_DIAS'
  return concordancia ? null : 'SEM_CONCORDANCIA'
}
