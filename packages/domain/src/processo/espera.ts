import type { AnyProcess } from './define.ts'
import type { Andamento, Pessoa } from './vez.ts'

/** Seconds for which a decision of the queue can be undone; nobody is told of it before. */
export const SEGUNDOS_PARA_DESFAZER = 10

/**
 * Tests whether a move may wait those seconds: the decision on somebody else's request, and what those whose turn it is
 * return or refuse. What asks for the password, has a date, ends the process well or undoes an effect is made at once.
 */
export function podeEsperar({ transitions }: AnyProcess, transicao: string): boolean {
  const spec = Object.hasOwn(transitions, transicao) ? transitions[transicao] : undefined
  if (!spec || spec.confirmaSenha || spec.agendavel || spec.desfaz || spec.quando !== undefined) return false
  return spec.quem === 'da_vez' || (spec.outraPessoa === true && Array.isArray(spec.quem))
}

/**
 * Tests whether what a person is asked for was decided already, though it can still be undone: nothing waits for who
 * decided, a parecer for nobody once somebody gave it, and nothing at all once a move is to take the process on or back.
 */
export const isDecidido = (
  { emEspera = [] }: Pick<Andamento, 'emEspera'>,
  { id }: Pick<Pessoa, 'id'>,
  parecer?: string,
): boolean =>
  emEspera.some(
    (uma) =>
      uma.usuarioId === id || uma.transicao !== null || (parecer !== undefined && uma.parecer === parecer),
  )
