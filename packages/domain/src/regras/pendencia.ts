import type { Pendencia } from '../pendencia.ts'

/** A finding of a rule: a `Pendencia` of the contract that always names its law. */
export interface Achado<C extends string = string> extends Pendencia {
  readonly codigo: C
  readonly severidade: 'bloqueio' | 'alerta'
  readonly baseLegal: string
}

/** A finding that stops the act. `mensagem` is the Portuguese sentence for the person who asked. */
export const bloqueio = <C extends string>(codigo: C, mensagem: string, baseLegal: string): Achado<C> => ({
  codigo,
  severidade: 'bloqueio',
  mensagem,
  baseLegal,
})

/** A finding that asks for attention and lets the act go on. */
export const alerta = <C extends string>(codigo: C, mensagem: string, baseLegal: string): Achado<C> => ({
  codigo,
  severidade: 'alerta',
  mensagem,
  baseLegal,
})
