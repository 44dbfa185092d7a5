/** How often a saved report is sent. Light: a page that names them loads no calendar. */
export const frequencias = {
  semanal: { label: 'Toda segunda-feira' },
  mensal_primeiro: { label: 'Todo dia 1' },
  mensal_ultimo_util: { label: 'Todo último dia útil do mês' },
} as const
export type Frequencia = keyof typeof frequencias
