import type { CustoDaAlteracao } from '@rh/domain/regras/alteracao/custo'
import { formatMoney, formatMoneyChange } from '../../../lib/format.ts'
import type { Tone } from '../../../ui/data/StatusChip.tsx'
import { decimalText } from '../../../ui/form/inputs/decimal.ts'

/** Cost of a change of pay, as a record brings it. */
export type Custo = CustoDaAlteracao

/** Monthly change of the pay, as the one number of a page says it. */
export interface DiferencaEmTexto {
  readonly titulo: string
  readonly detalhe: string | null
  readonly tone: Extract<Tone, 'success' | 'error' | 'default'>
}

/** Monthly change of the pay in words. */
export function diferencaEmTexto({
  diferencaMesCentavos: diferenca,
  percentual,
}: Pick<Custo, 'diferencaMesCentavos' | 'percentual'>): DiferencaEmTexto {
  if (diferenca === 0) return { titulo: 'O salário não muda', detalhe: null, tone: 'default' }
  const porcento = `${decimalText(Math.abs(percentual))}%`
  return {
    titulo: `${formatMoneyChange(diferenca)} por mês`,
    detalhe: `${porcento} a ${diferenca > 0 ? 'mais' : 'menos'}`,
    tone: diferenca > 0 ? 'success' : 'error',
  }
}

interface LinhaDoCusto {
  readonly label: string
  readonly valor: string
  readonly nota?: string
}

/** Lines of the cost in a year and with the charges, and of what it is measured against. */
export function custosDe(simulacao: Custo): LinhaDoCusto[] {
  const { diferencaMesCentavos, encargosPercentual, pisoCentavos, precoDoPostoCentavos } = simulacao
  const encargos = `com encargos de ${decimalText(encargosPercentual)}%`
  const daDiferenca: readonly LinhaDoCusto[] = [
    {
      label: 'Diferença por ano',
      valor: formatMoneyChange(simulacao.diferencaAnoCentavos),
      nota: 'com 13º e 1/3 de férias',
    },
    { label: 'Custo por mês', valor: formatMoneyChange(simulacao.custoMesCentavos), nota: encargos },
    { label: 'Custo por ano', valor: formatMoneyChange(simulacao.custoAnoCentavos), nota: encargos },
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
