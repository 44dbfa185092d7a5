import { colunasVisiveis, type Filtros, type Lista } from '@rh/domain/listas/define-list'
import type { Grupo } from '@rh/domain/setores/grupos'

interface Choice {
  /** Columns that this person may see, in declared order. */
  readonly possible: readonly string[]
  /** Default columns. */
  readonly initial: readonly string[]
  /** Visible columns. */
  readonly shown: readonly string[]
  /** True when chosen, by the address or by hand. */
  readonly chosen: boolean
}

/** Columns of a list: those of the address, else the person's stored choice, else the default ones. */
export function chooseColumns<C extends string>(
  lista: Pick<Lista<C, Filtros>, 'colunas'>,
  {
    grupos,
    hidden,
    choices,
  }: {
    readonly grupos: readonly Grupo[]
    readonly hidden: readonly C[]
    /** Names by precedence; an empty choice is none. */
    readonly choices: readonly (readonly string[])[]
  },
): Choice & { readonly [N in keyof Omit<Choice, 'chosen'>]: readonly C[] } {
  const possible = colunasVisiveis(lista, grupos).filter((coluna) => !hidden.includes(coluna))
  const initial = possible.filter((coluna) => !lista.colunas[coluna].opcional)
  const asked = choices
    .map((choice) => possible.filter((coluna) => choice.includes(coluna)))
    .find(({ length }) => length > 0)
  return { possible, initial, shown: asked ?? initial, chosen: asked !== undefined }
}
