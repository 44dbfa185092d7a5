/** Papers of the board for the client: who covers which shifts, and the consent to go without. None says why somebody is away. */
export const papeisDaCobertura = {
  comunicacao: 'Comunicação de substituição',
  autorizacao: 'Autorização de posto sem cobertura',
} as const
export type PapelDaCobertura = keyof typeof papeisDaCobertura
