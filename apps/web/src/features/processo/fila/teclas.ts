import type { AnyProcess } from '@rh/domain/processo/define'
import type { Tecla } from '../../../lib/teclas/teclas.ts'
import type { Fila } from './contexto.ts'

/** Key of the act that approves. */
export const TECLA_DE_APROVAR = 'shift+a'
/** Key that goes to the first field of what the sector says. */
export const TECLA_DE_PREENCHER = 'p'
/** Key of the return. */
export const TECLA_DE_DEVOLVER = 'd'

interface Acoes {
  readonly process: AnyProcess
  readonly acoes: readonly string[]
}

/** Keys of the moves: the one that takes the process on, unless a form on the page has that key, and the return. */
export function teclasDasAcoes(
  { process, acoes }: Acoes,
  { formularios }: Pick<Fila, 'formularios'>,
  choose: (transicao: string) => void,
): readonly Tecla[] {
  const specs = acoes.flatMap((nome) => {
    const spec = process.transitions[nome]
    return spec ? [{ nome, ...spec }] : []
  })
  const adiante = formularios > 0 ? undefined : specs.find(({ cautela }) => !cautela)
  const volta = specs.find(({ cautela, to }) => cautela && process.doSolicitante.includes(to))
  const teclaDe = (tecla: string, spec: (typeof specs)[number] | undefined): readonly Tecla[] =>
    spec ? [{ tecla, nome: spec.label, fazer: () => choose(spec.nome) }] : []
  return [...teclaDe(TECLA_DE_APROVAR, adiante), ...teclaDe(TECLA_DE_DEVOLVER, volta)]
}
