import { isContagem } from '../arredondamento.ts'
import { causaOf, type Causa } from './causas.ts'

/** Months with wage that each request of seguro-desemprego asks for (Lei 7.998/1990 art. 3º I). */
export const mesesDoSeguro = { 1: 12, 2: 9, 3: 6 } as const
const BASE_LEGAL = 'Lei 7.998/1990 art. 3º I'

export interface DadosDoSeguro {
  /** Which request it would be: first, second, third or later. */
  readonly solicitacao?: number
  /** Months with wage in the window of the request. */
  readonly meses?: number
}

export interface SeguroDesemprego {
  /** Null while it depends on what is not known. */
  readonly elegivel: boolean | null
  /** Months asked for; null where the request is not known. */
  readonly exigidos: number | null
  readonly porque: string
  readonly baseLegal: string
}

/** Months that a request asks for: 12 of the last 18, 9 of the last 12, the last 6 from the third on. */
const exigidosPor = (solicitacao: number): number =>
  solicitacao === 1 ? mesesDoSeguro[1] : solicitacao === 2 ? mesesDoSeguro[2] : mesesDoSeguro[3]

const dizer = (elegivel: boolean | null, exigidos: number | null, porque: string): SeguroDesemprego => ({
  elegivel,
  exigidos,
  porque,
  baseLegal: BASE_LEGAL,
})

/**
 * Whether who leaves may ask for seguro-desemprego: an involuntary cause, and wage in 12, 9 or 6 months by the number of the request
 * (Lei 7.998/1990 art. 3º I, by Lei 13.134/2015). Without the number, what is certain of every one is said.
 */
export function seguroDesemprego(causa: Causa, { solicitacao, meses }: DadosDoSeguro): SeguroDesemprego {
  if (!causaOf(causa).seguroDesemprego) return dizer(false, null, 'Esta causa não dá seguro-desemprego.')
  const numero = solicitacao !== undefined && isContagem(solicitacao) && solicitacao > 0 ? solicitacao : null
  const exigidos = numero === null ? null : exigidosPor(numero)
  if (meses === undefined || !isContagem(meses))
    return dizer(null, exigidos, 'Depende dos meses com salário até a dispensa.')
  if (exigidos !== null)
    return meses >= exigidos
      ? dizer(true, exigidos, `Tem ${meses} meses com salário; são exigidos ${exigidos}.`)
      : dizer(false, exigidos, `Tem ${meses} meses com salário; são exigidos ${exigidos}.`)
  if (meses >= mesesDoSeguro[1])
    return dizer(true, null, `Tem ${meses} meses com salário, o bastante em qualquer solicitação.`)
  return meses < mesesDoSeguro[3]
    ? dizer(false, null, `Tem ${meses} meses com salário; são exigidos ao menos ${mesesDoSeguro[3]}.`)
    : dizer(null, null, `Com ${meses} meses com salário, depende de quantas vezes já pediu o seguro.`)
}
