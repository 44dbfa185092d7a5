import type { Grupo } from '../setores/grupos.ts'

/** Printed document of a process (PDF). */
export interface PapelSpec {
  readonly label: string
  /** Groups that print it: they may see what it says. */
  readonly grupos: readonly Grupo[]
  /** Statuses in which it can be printed. */
  readonly status: readonly string[]
}

type Papeis<P extends string> = Readonly<Record<P, PapelSpec>>

/** Tests whether groups may read copies of a paper: whoever may print it, in any status. */
export const lePapel = ({ grupos }: PapelSpec, doAtor: readonly Grupo[]): boolean =>
  grupos.some((grupo) => doAtor.includes(grupo))

/** Papers that groups may print in a status. */
export const papeisDe = <P extends string>(
  papeis: Papeis<P>,
  status: string,
  grupos: readonly Grupo[],
): P[] =>
  (Object.keys(papeis) as P[]).filter(
    (nome) => papeis[nome].status.includes(status) && lePapel(papeis[nome], grupos),
  )
