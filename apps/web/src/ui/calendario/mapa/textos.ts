import { diasAte } from '../../../lib/time/dia.ts'
import { intervalo, quantosDias } from '../textos.ts'
import type { ConflitoDoMapa, FaixaDoMapa } from './tipos.ts'

type Dias = Pick<FaixaDoMapa, 'inicio' | 'fim'>

export const diasDa = ({ inicio, fim }: Dias): number => diasAte(inicio, fim) + 1

/** Accessible name of a bar: `Férias aprovadas, 04/01 a 18/01/2027, 15 dias`. */
export const faixaEmTexto = (faixa: FaixaDoMapa): string =>
  `${faixa.rotulo}, ${intervalo(faixa.inicio, faixa.fim)}, ${quantosDias(diasDa(faixa))}`

export const marcaEmTexto = ({ rotulo, inicio, fim }: ConflitoDoMapa): string =>
  `${rotulo}, ${intervalo(inicio, fim)}`
