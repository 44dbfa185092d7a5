import type { Acaso } from './acaso.ts'

// Made-up documents with the check digits of the real ones: the forms accept them, nobody owns them.

/** Weighted sum of the characters of a document; a letter of an alphanumeric CNPJ counts as its code minus 48. */
const soma = (base: string, pesos: readonly number[]): number =>
  pesos.reduce((total, peso, i) => total + peso * (base.charCodeAt(i) - 48), 0)

/** Check digit of CPF, CNPJ and PIS: remainders 0 and 1 give 0. */
const digito11 = (base: string, pesos: readonly number[]): string => {
  const resto = soma(base, pesos) % 11
  return String(resto < 2 ? 0 : 11 - resto)
}
const CPF_1 = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_1 = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

export function cpfDe(base: string): string {
  const primeiro = base + digito11(base, CPF_1)
  return primeiro + digito11(primeiro, [11, ...CPF_1])
}

export function cnpjDe(base: string): string {
  const primeiro = base + digito11(base, CNPJ_1)
  return primeiro + digito11(primeiro, [6, ...CNPJ_1])
}

export const pisDe = (base: string): string => base + digito11(base, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2])

/** Number of each UF in the electoral register (TSE), of the states where the demo company works. */
const ufEleitoral = { SP: '01', MG: '02', CE: '07' } as const
export type UfDemo = keyof typeof ufEleitoral

export function tituloDe(sequencia: string, uf: UfDemo): string {
  const codigo = ufEleitoral[uf]
  // Remainder 10 gives 0; in São Paulo and Minas Gerais remainder 0 gives 1.
  const digito = (base: string, pesos: readonly number[]): string => {
    const resto = soma(base, pesos) % 11
    if (resto === 0 && uf !== 'CE') return '1'
    return String(resto % 10)
  }
  const primeiro = digito(sequencia, [2, 3, 4, 5, 6, 7, 8, 9])
  return sequencia + codigo + primeiro + digito(codigo + primeiro, [7, 8, 9])
}

/** CPFs of one run, none twice. */
export function geradorDeCpf(acaso: Acaso): () => string {
  const usados = new Set<string>()
  return () => {
    for (;;) {
      const cpf = cpfDe(acaso.digitos(9))
      if (!usados.has(cpf) && new Set(cpf).size > 1) {
        usados.add(cpf)
        return cpf
      }
    }
  }
}
