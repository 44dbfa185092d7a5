import type { ContagemDoPassivo, ValoresDoPassivo } from '@rh/domain/regras/passivo/passivo'

/** Sums of nobody: people, days and centavos. */
export const SEM_NADA = {
  pessoas: 0,
  diasVencidos: 0,
  diasEmDobro: 0,
  vencidasCentavos: 0,
  dobraCentavos: 0,
  proporcionaisCentavos: 0,
  tercoCentavos: 0,
  decimoTerceiroCentavos: 0,
  encargosCentavos: 0,
  totalCentavos: 0,
}

export type Soma = typeof SEM_NADA

/** Sums of a contract. */
export type PassivoDoContrato = Readonly<Soma> & { readonly contratoId: number }

/** Adds the days and amounts of one more person, field by field: tens of thousands are added in one reading. */
export function somarPessoa(soma: Soma, contagem: ContagemDoPassivo, valores: ValoresDoPassivo): void {
  soma.pessoas += 1
  soma.diasVencidos += contagem.diasVencidos
  soma.diasEmDobro += contagem.diasEmDobro
  soma.vencidasCentavos += valores.vencidasCentavos
  soma.dobraCentavos += valores.dobraCentavos
  soma.proporcionaisCentavos += valores.proporcionaisCentavos
  soma.tercoCentavos += valores.tercoCentavos
  soma.decimoTerceiroCentavos += valores.decimoTerceiroCentavos
  soma.encargosCentavos += valores.encargosCentavos
  soma.totalCentavos += valores.totalCentavos
}

const CAMPOS = Object.keys(SEM_NADA) as (keyof Soma)[]

/** The sums of several contracts together. */
export function somarContratos(contratos: readonly Readonly<Soma>[]): Soma {
  const soma = { ...SEM_NADA }
  for (const contrato of contratos) for (const campo of CAMPOS) soma[campo] += contrato[campo]
  return soma
}
