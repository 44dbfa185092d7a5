/** How far the end of a protection is: each is in one band. */
export const faixasDeEstabilidade = {
  ate_30: { label: 'Termina em até 30 dias', tone: 'warning' },
  ate_90: { label: 'De 31 a 90 dias', tone: 'info' },
  depois: { label: 'Depois de 90 dias', tone: 'default' },
  sem_fim: { label: 'Sem data final', tone: 'error' },
  futura: { label: 'Vai começar', tone: 'default' },
} as const
export type FaixaDeEstabilidade = keyof typeof faixasDeEstabilidade
