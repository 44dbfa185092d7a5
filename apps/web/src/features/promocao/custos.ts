import { formatMoney } from '../../lib/format.ts'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import { decimalText } from '../../ui/form/inputs/decimal.ts'
import type { Simulacao } from './registro.ts'

const comSinal = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'} ${formatMoney(Math.abs(centavos))}`

export interface Diferenca {
  readonly titulo: string
  readonly detalhe: string | null
  readonly tone: Extract<Tone, 'success' | 'error' | 'default'>
}

/** What changes in the pay, as the one number of the page. */
export function diferencaEmTexto({
  diferencaMesCentavos: diferenca,
  percentual,
}: Pick<Simulacao, 'diferencaMesCentavos' | 'percentual'>): Diferenca {
  if (diferenca === 0) return { titulo: 'O salário não muda', detalhe: null, tone: 'default' }
  const porcento = `${decimalText(Math.abs(percentual))}%`
  return {
    titulo: `${comSinal(diferenca)} por mês`,
    detalhe: `${porcento} a ${diferenca > 0 ? 'mais' : 'menos'}`,
    tone: diferenca > 0 ? 'success' : 'error',
  }
}

export interface Custo {
  readonly label: string
  readonly valor: string
  readonly nota?: string
}

/** What it costs in a year and with the charges, and what it is measured against. */
export function custosDe(simulacao: Simulacao): Custo[] {
  const { diferencaMesCentavos, encargosPercentual, pisoCentavos, precoDoPostoCentavos } = simulacao
  const encargos = `com encargos de ${decimalText(encargosPercentual)}%`
  const daDiferenca: readonly Custo[] = [
    {
      label: 'Diferença por ano',
      valor: comSinal(simulacao.diferencaAnoCentavos),
      nota: 'com 13º e 1/3 de férias',
    },
    { label: 'Custo por mês', valor: comSinal(simulacao.custoMesCentavos), nota: encargos },
    { label: 'Custo por ano', valor: comSinal(simulacao.custoAnoCentavos), nota: encargos },
  ]
  return [
    ...(diferencaMesCentavos === 0 ? [] : daDiferenca),
    { label: 'Piso do cargo', valor: pisoCentavos === null ? 'Sem piso' : formatMoney(pisoCentavos) },
    { label: 'Previsto para o posto', valor: formatMoney(simulacao.salarioPrevistoCentavos) },
    ...(precoDoPostoCentavos === null
      ? []
      : [{ label: 'Preço do posto', valor: formatMoney(precoDoPostoCentavos), nota: 'pago pelo cliente' }]),
  ]
}
