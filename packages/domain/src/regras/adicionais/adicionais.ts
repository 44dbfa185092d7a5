import { fracaoDe, isContagem } from '../arredondamento.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

/** Additionals a post may have (from its technical report); the base of insalubridade may be better in the CCT. */
export const adicionais = {
  NAO: { nome: 'Sem adicional', percentual: 0, base: null, fundamento: 'CLT art. 194' },
  INS10: {
    nome: 'Insalubridade, grau mínimo',
    percentual: 10,
    base: 'SALARIO_MINIMO',
    fundamento: 'CLT art. 192',
  },
  INS20: {
    nome: 'Insalubridade, grau médio',
    percentual: 20,
    base: 'SALARIO_MINIMO',
    fundamento: 'CLT art. 192',
  },
  INS40: {
    nome: 'Insalubridade, grau máximo',
    percentual: 40,
    base: 'SALARIO_MINIMO',
    fundamento: 'CLT art. 192; Súmula 448 II TST',
  },
  PER30: {
    nome: 'Periculosidade',
    percentual: 30,
    base: 'SALARIO_BASE',
    fundamento: 'CLT art. 193 § 1º; Súmula 191 I TST',
  },
} as const
export type CodigoDeAdicional = keyof typeof adicionais

/**
 * What insalubridade is counted on: the minimum wage (CLT art. 192), until a law says otherwise (Súmula Vinculante 4), or what the
 * agreement of the category says, which does not pay less (CLT art. 611-B XVIII).
 */
export const baseDaInsalubridade = (
  salarioMinimoCentavos: number,
  daConvencaoCentavos: number | null,
): number => Math.max(salarioMinimoCentavos, daConvencaoCentavos ?? 0)

export interface ValorDoAdicional extends ComMemoria {
  readonly valorCentavos: number
}

/**
 * Monthly amount of an additional in centavos: `percentual` of its base, half up. The base is the minimum wage for
 * insalubridade (CLT art. 192, unless the CCT gives a better one) and the wage without additions for periculosidade
 * (193 § 1º). The two do not add up: the employee chooses (193 § 2º). Null for negative or fractional numbers.
 */
export function valorDoAdicional(baseCentavos: number, percentual: number): ValorDoAdicional | null {
  if (!isContagem(baseCentavos) || !isContagem(percentual)) return null
  const valorCentavos = fracaoDe(baseCentavos, percentual, 100)
  return {
    valorCentavos,
    memoria: [
      passo('Base de cálculo', emDinheiro(baseCentavos), 'CLT arts. 192 e 193 § 1º'),
      passo(`Adicional de ${percentual}%`, emDinheiro(valorCentavos), 'CLT arts. 192 e 193 § 1º'),
    ],
  }
}

/**
 * The better of the additionals to which a post gives right, since they do not add up (CLT art. 193 § 2º): the first
 * when equal. Null for an empty list.
 */
export function maiorAdicional(valoresCentavos: readonly number[]): number | null {
  return valoresCentavos.length === 0 ? null : Math.max(...valoresCentavos)
}
