// Days without a time, as `YYYY-MM-DD` and as whole numbers: no time zone moves them, and the browser need not know Temporal.

const DIA_MS = 86_400_000

/** Converts `YYYY-MM-DD` to days since 1970. */
export const toDia = (data: string): number => {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number)
  return Date.UTC(ano, mes - 1, dia) / DIA_MS
}

export const fromDia = (dia: number): string => new Date(dia * DIA_MS).toISOString().slice(0, 10)

export const maisDias = (data: string, dias: number): string => fromDia(toDia(data) + dias)

/** Days from one date to another: 0 for the same, negative for an earlier one. */
export const diasAte = (de: string, ate: string): number => toDia(ate) - toDia(de)

/** Weekday of a date; 0 is Sunday. */
export const diaDaSemana = (data: string): number => (((toDia(data) + 4) % 7) + 7) % 7

/** Tests for a complete date; false while it is being typed. */
export const isData = (valor: unknown): valor is string =>
  typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)
