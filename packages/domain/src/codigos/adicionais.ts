import { codigosDe } from './codigos.ts'

/**
 * Additionals of a post. The unhealthy-work grades are paid on the minimum wage (CLT art. 192), danger on the base
 * wage (art. 193 § 1º); they do not add up (art. 193 § 2º).
 */
export const adicionais = {
  nenhum: { label: 'Sem adicional', insalubridade: 0, periculosidade: false },
  insalubridade_10: { label: 'Insalubridade, grau mínimo (10%)', insalubridade: 10, periculosidade: false },
  insalubridade_20: { label: 'Insalubridade, grau médio (20%)', insalubridade: 20, periculosidade: false },
  insalubridade_40: { label: 'Insalubridade, grau máximo (40%)', insalubridade: 40, periculosidade: false },
  periculosidade_30: { label: 'Periculosidade (30%)', insalubridade: 0, periculosidade: true },
} as const
export type Adicional = keyof typeof adicionais

/** The additional that these terms amount to. */
export const adicionalDe = (termos: {
  readonly insalubridade: number
  readonly periculosidade: boolean
}): Adicional =>
  codigosDe(adicionais).find(
    (codigo) =>
      adicionais[codigo].insalubridade === termos.insalubridade &&
      adicionais[codigo].periculosidade === termos.periculosidade,
  ) ?? 'nenhum'
