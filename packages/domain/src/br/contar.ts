import { once } from '../once.ts'

const inteiro = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))

/** `1.234`. */
export const emNumero = (valor: number): string => inteiro().format(valor)

/** How many of something, in words of a sentence: `1 pessoa`, `1.234 pessoas`. */
export const contar = (quantos: number, um: string, muitos: string): string =>
  `${emNumero(quantos)} ${quantos === 1 ? um : muitos}`

/** `1 dia`, `30 dias`. */
export const contarDias = (dias: number): string => contar(dias, 'dia', 'dias')
