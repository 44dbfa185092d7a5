import type { Option } from '../../ui/form/inputs/option.ts'

/** A table of the domain as choices. */
export const opcoesDe = <C extends string>(
  tabela: Readonly<Record<C, string | { readonly label: string }>>,
): { readonly value: C; readonly label: string }[] =>
  (Object.keys(tabela) as C[]).map((value) => {
    const linha = tabela[value]
    return { value, label: typeof linha === 'string' ? linha : linha.label }
  })

/** Rows of a register as choices. */
export const comoOpcoes = (
  linhas: readonly {
    readonly id: number
    readonly nome: string
    readonly codigo?: string
    readonly uf?: string
  }[] = [],
): Option[] =>
  linhas.map(({ id, nome, codigo, uf }) => ({
    value: id,
    label: codigo ? `${codigo} – ${nome}` : nome,
    detail: uf,
  }))
