/** How the destination is chosen. */
export const DESTINOS = { posto: 'Posto com vaga', troca: 'Troca', reserva: 'Reserva' } as const
export type Destino = keyof typeof DESTINOS

/** Which of them a request says already. */
export function destinoDe({ reserva, trocaCom }: Readonly<Record<string, unknown>>): Destino {
  if (reserva === true) return 'reserva'
  return typeof trocaCom === 'number' ? 'troca' : 'posto'
}
