import type { Pendencia } from '../../pendencia.ts'

type Onde = Partial<Pendencia>
const achado =
  (severidade: Pendencia['severidade']) =>
  (codigo: string, mensagem: string, onde: Onde = {}): Pendencia[] => [
    { codigo, severidade, mensagem, ...onde },
  ]

/** Stops the move. */
export const bloqueio = achado('bloqueio')
/** Has to be read and accepted. */
export const alerta = achado('alerta')
export const info = achado('info')
