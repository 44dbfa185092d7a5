import type { Grupo } from '../setores/grupos.ts'

/** A printed document of a process (PDF). */
export interface PapelSpec {
  readonly label: string
  /** Who prints it: what it says is what they may see. */
  readonly grupos: readonly Grupo[]
  /** Statuses in which it makes sense. */
  readonly status: readonly string[]
}

type Papeis<P extends string> = Readonly<Record<P, PapelSpec>>

/** Whether a person with these groups may read copies of a paper: whoever may print it, in whatever status. */
export const lePapel = ({ grupos }: PapelSpec, doAtor: readonly Grupo[]): boolean =>
  grupos.some((grupo) => doAtor.includes(grupo))

/** Papers that a person with these groups may print of a process in this status. */
export const papeisDe = <P extends string>(
  papeis: Papeis<P>,
  status: string,
  grupos: readonly Grupo[],
): P[] =>
  (Object.keys(papeis) as P[]).filter(
    (nome) => papeis[nome].status.includes(status) && lePapel(papeis[nome], grupos),
  )
