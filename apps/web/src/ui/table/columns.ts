import { colunasVisiveis, type Filtros, type Lista } from '@rh/domain/listas/define-list'
import type { Grupo } from '@rh/domain/setores/grupos'

interface Choice {
  /** Columns that this person may see here, in the order of their declaration. */
  readonly possible: readonly string[]
  /** Those of them that the list opens with. */
  readonly initial: readonly string[]
  /** Those of them that are shown. */
  readonly shown: readonly string[]
  /** Somebody asked for these, by the address or by hand. */
  readonly chosen: boolean
}

/** Which columns a list shows: those of the address, else the person's own choice, else those it opens with. */
export function chooseColumns<C extends string>(
  lista: Pick<Lista<C, Filtros>, 'colunas'>,
  {
    grupos,
    hidden,
    choices,
  }: {
    readonly grupos: readonly Grupo[]
    readonly hidden: readonly C[]
    /** Names in the order of their weight; an empty choice is none. */
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
