import { isContagem } from '../arredondamento.ts'
import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emAvos, emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { avosDoPeriodo, diasProporcionais } from './direito.ts'

export interface FeriasColetivas extends ComMemoria {
  /** Twelfths earned until the day before the collective vacation. */
  readonly avos: number
  /** Days of entitlement for those twelfths (may have a half). */
  readonly diasDireito: number
  /** Days of the shutdown above the entitlement: paid leave, never charged to the employee. */
  readonly diasLicencaRemunerada: number
  /** Days of entitlement that the shutdown did not use, still to be granted. */
  readonly diasRestantes: number
  /** The start of the shutdown for who has less than 12 months; otherwise the period goes on. */
  readonly novoAquisitivoInicio: DataIso | null
}

export interface PedidoDeColetivas {
  readonly admissao: DataIso
  readonly inicio: DataIso
  readonly dias: number
  readonly faltasInjustificadas?: number
}

/**
 * Collective vacation of one employee: with less than 12 months of work the days are proportional and a new
 * acquisition period begins (CLT art. 140). Null when it starts before the admission or for bad numbers.
 */
export function feriasColetivas(pedido: PedidoDeColetivas): FeriasColetivas | null {
  const { admissao, inicio, dias, faltasInjustificadas = 0 } = pedido
  if (inicio < admissao || !isContagem(dias)) return null
  const completou = inicio >= somarAnos(admissao, 1)
  const { avos } = avosDoPeriodo(admissao, somarDias(inicio, -1))
  const direito = diasProporcionais(avos, faltasInjustificadas)
  if (!direito) return null
  const novoAquisitivoInicio = completou ? null : inicio
  return {
    avos,
    diasDireito: direito.dias,
    diasLicencaRemunerada: Math.max(0, dias - direito.dias),
    diasRestantes: Math.max(0, direito.dias - dias),
    novoAquisitivoInicio,
    memoria: [
      passo('Meses de trabalho até a véspera', emAvos(avos), 'CLT art. 140'),
      passo('Dias proporcionais', emDias(direito.dias), 'CLT arts. 130 e 140'),
      ...(novoAquisitivoInicio
        ? [passo('Novo período aquisitivo', emData(novoAquisitivoInicio), 'CLT art. 140')]
        : []),
    ],
  }
}

export type MotivoDeColetivas = 'DIAS_INVALIDOS' | 'MAIS_DE_DOIS_PERIODOS' | 'PERIODO_MENOR_QUE_10_DIAS'

/** Up to two collective shutdowns a year, none shorter than 10 calendar days (CLT art. 139 § 1º); null = allowed. */
export function motivoDeRecusaDeColetivas(periodos: readonly number[]): MotivoDeColetivas | null {
  if (periodos.length === 0 || !periodos.every(isContagem)) return 'DIAS_INVALIDOS'
  if (periodos.length > 2) return 'MAIS_DE_DOIS_PERIODOS'
  return Math.min(...periodos) < 10 ? 'PERIODO_MENOR_QUE_10_DIAS' : null
}

const DIAS_DE_COMUNICACAO = 15

/** Last day to tell the labour ministry, the unions and the workers, 15 days before (CLT art. 139 §§ 2º and 3º). */
export const comunicarColetivasAte = (inicio: DataIso): DataIso => somarDias(inicio, -DIAS_DE_COMUNICACAO)
