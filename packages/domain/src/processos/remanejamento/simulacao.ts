import { porAno, type Adicionais } from '../../regras/alteracao/remanejamento-destino.ts'

/** What the transport voucher costs a month, in centavos: all of it, and what the company and the person pay of it. */
export interface CustoDoTransporte {
  readonly totalCentavos: number
  readonly empresaCentavos: number
  readonly pessoaCentavos: number
}

/** The place of somebody before or after a transfer. */
export interface Lado {
  /** Null where the contract is not of who looks. */
  readonly contrato: string | null
  readonly local: string
  readonly municipio: string
  readonly sindicato: string | null
  readonly cargo: string
  readonly escala: string
  readonly horario: string
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly noturna: boolean
  /** Local holidays of the twelve months to come, by their names. */
  readonly feriados: readonly string[]
  readonly treinamentosQueFaltam: readonly string[]
  /** Pay, for those who see it. */
  readonly pagamento?: PagamentoDoLado
  readonly transporte: CustoDoTransporte | null
}

export interface PagamentoDoLado extends Adicionais {
  readonly salarioCentavos: number
  readonly pisoCentavos: number | null
  readonly totalCentavos: number
}

/** Free slots of a post before and after the transfer, of how many. */
export interface VagasDoPosto {
  readonly quantidade: number
  readonly antes: number
  readonly depois: number
}

export interface SimulacaoDoRemanejamento {
  readonly antes: Lado
  readonly depois: Lado
  readonly vagas: { readonly origem: VagasDoPosto; readonly destino: VagasDoPosto | null }
  /** What the person earns more or less; null for those who do not see pay. */
  readonly diferencaMesCentavos: number | null
  readonly diferencaAnoCentavos: number | null
  /** What the company pays more or less for the way to work; null where nobody said the way. */
  readonly diferencaTransporteCentavos: number | null
}

/** The sum of what a month pays at a post, in centavos. */
export const totalDoMes = ({
  salarioCentavos,
  insalubridadeCentavos,
  periculosidadeCentavos,
  noturnoCentavos,
}: Omit<PagamentoDoLado, 'totalCentavos' | 'pisoCentavos'>): number =>
  salarioCentavos + insalubridadeCentavos + periculosidadeCentavos + noturnoCentavos

/** What changes with the transfer, side by side. */
export function simularRemanejamento(
  antes: Lado,
  depois: Lado,
  vagas: SimulacaoDoRemanejamento['vagas'],
): SimulacaoDoRemanejamento {
  const mes =
    antes.pagamento && depois.pagamento
      ? depois.pagamento.totalCentavos - antes.pagamento.totalCentavos
      : null
  return {
    antes,
    depois,
    vagas,
    diferencaMesCentavos: mes,
    diferencaAnoCentavos: mes === null ? null : porAno(mes),
    diferencaTransporteCentavos:
      antes.transporte && depois.transporte
        ? depois.transporte.empresaCentavos - antes.transporte.empresaCentavos
        : null,
  }
}
