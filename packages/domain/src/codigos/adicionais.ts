import { codigosDe } from './codigos.ts'

/**
 * Pay additionals of a post. The unhealthy-work grades are paid on the minimum wage (CLT art. 192), danger on the base
 * wage (art. 193 § 1º). One choice, because they do not add up (art. 193 § 2º).
 */
export const adicionais = {
  nenhum: { label: 'Sem adicional', insalubridade: 0, periculosidade: false },
  insalubridade_10: { label: 'Insalubridade, grau mínimo (10%)', insalubridade: 10, periculosidade: false },
  insalubridade_20: { label: 'Insalubridade, grau médio (20%)', insalubridade: 20, periculosidade: false },
  insalubridade_40: { label: 'Insalubridade, grau máximo (40%)', insalubridade: 40, periculosidade: false },
  periculosidade_30: { label: 'Periculosidade (30%)', insalubridade: 0, periculosidade: true },
} as const
export type Adicional = keyof typeof adicionais

/** An additional as columns keep it: grade in percent (0 for none), and whether danger is paid. */
interface Graus {
  readonly insalubridade: number
  readonly periculosidade: boolean
}

/** Finds the additional that these grades amount to; `nenhum` for any other pair. */
export const adicionalDe = ({ insalubridade, periculosidade }: Graus): Adicional =>
  codigosDe(adicionais).find(
    (codigo) =>
      adicionais[codigo].insalubridade === insalubridade &&
      adicionais[codigo].periculosidade === periculosidade,
  ) ?? 'nenhum'

/** Splits an additional into the columns that keep it. */
export const grausDe = (adicional: Adicional): Graus => {
  const { insalubridade, periculosidade } = adicionais[adicional]
  return { insalubridade, periculosidade }
}
