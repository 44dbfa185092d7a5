import type { Pendencia } from './pendencia.ts'

/** Law behind a finding, the field that answers for it, who may lift it and the facts it found. */
export type Onde = Pick<Pendencia, 'baseLegal' | 'etapa' | 'campo' | 'excecaoPor' | 'dados'>

/** A finding of a rule of labour law: a `Pendencia` that always names its law. */
export interface Achado<C extends string = string> extends Pendencia {
  readonly codigo: C
  readonly severidade: 'bloqueio' | 'alerta'
  readonly baseLegal: string
}

/** Builds a finding whose type knows its code and what it points at: a rule that owes a law cannot forget it. */
const achado =
  <S extends Pendencia['severidade']>(severidade: S) =>
  <C extends string, O extends Onde = object>(codigo: C, mensagem: string, onde: O = {} as O) => ({
    codigo,
    severidade,
    mensagem,
    ...onde,
  })

/** Stops the act. `mensagem` is the Portuguese sentence for the person who asked. */
export const bloqueio = achado('bloqueio')
/**
 * Stops the act because an answer is missing, and nothing is wrong. `nome` is what the screen calls the answer
 * (`Estado civil`).
 */
export const falta = <C extends string, O extends Onde = object>(
  codigo: C,
  mensagem: string,
  nome: string,
  onde: O = {} as O,
) => ({ ...bloqueio(codigo, mensagem, onde), falta: nome })
/** Has to be read and accepted; the act may go on. */
export const alerta = achado('alerta')
/** Only tells. */
export const info = achado('info')

/** Tests for a finding that stops the form because an answer is not there yet: missing, not wrong. */
export const isFalta = ({ severidade, falta }: Pendencia): boolean =>
  severidade === 'bloqueio' && falta !== undefined

/** Whether a finding stops a move for everybody but those who may lift it. */
export const isExcepcionavel = ({ severidade, excecaoPor = [] }: Pendencia): boolean =>
  severidade === 'bloqueio' && excecaoPor.length > 0
