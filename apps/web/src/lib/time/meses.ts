const NOMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** Formats the number of a month: 3 is `março`. */
export const nomeDoMes = (numero: number): string => NOMES[numero - 1] ?? ''

/** Formats the number of a month, short: 3 is `mar`. */
export const nomeCurtoDoMes = (numero: number): string => nomeDoMes(numero).slice(0, 3)
