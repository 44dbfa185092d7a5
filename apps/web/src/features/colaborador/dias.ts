// Days as whole numbers, for a slider: the browser need not know Temporal.

const DIA_MS = 86_400_000

/** Days since 1970 of `YYYY-MM-DD`. */
export const toDia = (data: string): number => {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number)
  return Date.UTC(ano, mes - 1, dia) / DIA_MS
}

export const fromDia = (dia: number): string => new Date(dia * DIA_MS).toISOString().slice(0, 10)

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

export const diasDepois = (data: string, dias: number): string => fromDia(toDia(data) + dias)
