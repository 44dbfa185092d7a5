/** How near the tenth day after the end is (CLT art. 477 § 6º): ten days, of which the last three warn. */
export const coresDoPrazo = {
  verde: { label: 'No prazo' },
  laranja: { label: 'Perto do fim' },
  vermelho: { label: 'Vencido' },
} as const
export type CorDoPrazo = keyof typeof coresDoPrazo
