/** Terms by which lists filter; `ate` counts days from today, what is over included. */
export const vencimentos = {
  vencido: { label: 'Vencido', ate: -1 },
  urgente: { label: 'Até 3 dias', ate: 3 },
  semana: { label: 'Até 7 dias', ate: 7 },
} as const
export type Vencimento = keyof typeof vencimentos

/** For how many days at least a process has been in its status, as lists filter. */
export const paradas = {
  d3: { label: '3 dias ou mais', dias: 3 },
  d7: { label: '7 dias ou mais', dias: 7 },
  d15: { label: '15 dias ou mais', dias: 15 },
  d30: { label: '30 dias ou mais', dias: 30 },
} as const
export type Parada = keyof typeof paradas
