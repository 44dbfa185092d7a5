/**
 * "Como chegamos aqui": the steps of a computation, in the words a screen may show as they are.
 * Every rule that computes something returns its steps beside the result.
 */

/** What a step arrived at, typed so that the screen formats it (`R$ 1.850,00`, `20/11/2026`, `10/12`). */
export type Valor =
  | { readonly tipo: 'dinheiro'; readonly centavos: number }
  | { readonly tipo: 'dias'; readonly dias: number }
  | { readonly tipo: 'avos'; readonly avos: number }
  | { readonly tipo: 'minutos'; readonly minutos: number }
  | { readonly tipo: 'data'; readonly data: string }
  | { readonly tipo: 'texto'; readonly texto: string }

/** One step: what was done, what came out, and the article, súmula or manual item that says so. */
export interface Passo {
  readonly texto: string
  readonly valor: Valor
  readonly fundamento: string
}

export interface ComMemoria {
  readonly memoria: readonly Passo[]
}

/** The verdict of a validation: a stable code when it is refused, and why. */
export interface Veredito<M extends string> extends ComMemoria {
  readonly valido: boolean
  readonly motivo: M | null
}

export const passo = (texto: string, valor: Valor, fundamento: string): Passo => ({
  texto,
  valor,
  fundamento,
})

export const emDinheiro = (centavos: number): Valor => ({ tipo: 'dinheiro', centavos })
export const emDias = (dias: number): Valor => ({ tipo: 'dias', dias })
export const emAvos = (avos: number): Valor => ({ tipo: 'avos', avos })
export const emMinutos = (minutos: number): Valor => ({ tipo: 'minutos', minutos })
export const emData = (data: string): Valor => ({ tipo: 'data', data })
export const emTexto = (texto: string): Valor => ({ tipo: 'texto', texto })

/** `220`, `217,5`: a number without unit, in the words of a screen. */
export const comVirgula = (numero: number): string => String(numero).replace('.', ',')

/** A verdict with its single step: accepted when `motivo` is null. */
export function veredito<M extends string>(motivo: M | null, texto: string, fundamento: string): Veredito<M> {
  return {
    valido: motivo === null,
    motivo,
    memoria: [passo(texto, emTexto(motivo ?? 'permitido'), fundamento)],
  }
}
