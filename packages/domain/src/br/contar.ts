let inteiro: Intl.NumberFormat | undefined

/** How many of something, in words of a sentence: `1 pessoa`, `1.234 pessoas`. */
export function contar(quantos: number, um: string, muitos: string): string {
  inteiro ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
  return `${inteiro.format(quantos)} ${quantos === 1 ? um : muitos}`
}

/** `1 dia`, `30 dias`. */
export const contarDias = (dias: number): string => contar(dias, 'dia', 'dias')
