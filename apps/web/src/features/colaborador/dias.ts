interface Tempo {
  readonly anos: number
  readonly meses: number
  readonly dias: number
}

const quantos = (n: number, um: string, muitos: string): string => `${n} ${n === 1 ? um : muitos}`

/** `2 anos e 3 meses`, `12 dias`: as people say it, with no more than two parts. */
export function tempoDeCasa({ anos, meses, dias }: Tempo): string {
  const partes = [
    ...(anos > 0 ? [quantos(anos, 'ano', 'anos')] : []),
    ...(meses > 0 ? [quantos(meses, 'mês', 'meses')] : []),
    ...(anos === 0 && dias > 0 ? [quantos(dias, 'dia', 'dias')] : []),
  ]
  return partes.length > 0 ? partes.slice(0, 2).join(' e ') : 'Ainda não começou'
}

/** How pressing an end is that comes in so many days. */
export const tomDoPrazo = (dias: number): 'error' | 'warning' => (dias <= 5 ? 'error' : 'warning')
