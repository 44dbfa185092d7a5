/**
 * The allowance of a post. One choice, because the two kinds do not add up: the employee takes one of them
 * (CLT art. 193 § 2º).
 */
export const adicionais = {
  nenhum: { label: 'Sem adicional', insalubridade: 0, periculosidade: false },
  insalubridade_10: { label: 'Insalubridade 10% (mínimo)', insalubridade: 10, periculosidade: false },
  insalubridade_20: { label: 'Insalubridade 20% (médio)', insalubridade: 20, periculosidade: false },
  insalubridade_40: { label: 'Insalubridade 40% (máximo)', insalubridade: 40, periculosidade: false },
  periculosidade: { label: 'Periculosidade 30%', insalubridade: 0, periculosidade: true },
} as const
export type Adicional = keyof typeof adicionais

interface Graus {
  readonly insalubridade: number
  readonly periculosidade: boolean
}

export const adicionalDe = ({ insalubridade, periculosidade }: Graus): Adicional =>
  (Object.keys(adicionais) as Adicional[]).find(
    (nome) =>
      adicionais[nome].insalubridade === insalubridade && adicionais[nome].periculosidade === periculosidade,
  ) ?? 'nenhum'

export const grausDe = (adicional: Adicional): Graus => {
  const { insalubridade, periculosidade } = adicionais[adicional]
  return { insalubridade, periculosidade }
}
