import { isGrupo, rotuloDoGrupo, type Grupo } from '../setores/grupos.ts'
import { setorOf, setorSlugs, type SetorSlug } from '../setores/setores.ts'

/**
 * Who speaks to the whole company: who answers for its people, and Sesmt, whom the law makes tell them of risks and
 * prevention (NR-1 item 1.4.1, "c"; Lei 15.377/2026).
 */
export const quemComunica = [
  'Coordenador',
  'Gerente Rh',
  'Administrador',
  'Sesmt',
] as const satisfies readonly Grupo[]

/** Groups that may correct and withdraw what anybody published; the others do so with their own. */
const quemRespondePorTodos: readonly Grupo[] = ['Coordenador', 'Gerente Rh', 'Administrador']

export const podeComunicar = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => (quemComunica as readonly Grupo[]).includes(grupo))

export const respondePorTodos = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quemRespondePorTodos.includes(grupo))

/** For whom a notice is: within each kind any of them, and all of the kinds that are named. Empty for everybody. */
export interface Publico {
  readonly setores: readonly SetorSlug[]
  readonly grupos: readonly Grupo[]
  /** Who sees one of these contracts. */
  readonly contratos: readonly number[]
}

/** The sectors that the specification numbers. */
export const setoresPorId = (ids: readonly number[]): SetorSlug[] =>
  setorSlugs.filter((slug) => ids.includes(setorOf(slug).id))

/** Group names as they are kept; one that no longer exists is left out. */
export const gruposConhecidos = (nomes: readonly string[]): Grupo[] => nomes.filter(isGrupo)

const lista = new Intl.ListFormat('pt-BR')

/** `Operacional e Sesmt · Gestor · 2 contratos`. */
export function publicoDito({ setores, grupos, contratos }: Publico): string {
  const partes = [
    lista.format(setores.map((slug) => setorOf(slug).label)),
    lista.format(grupos.map(rotuloDoGrupo)),
    contratos.length === 0 ? '' : contratos.length === 1 ? '1 contrato' : `${contratos.length} contratos`,
  ]
  return partes.filter(Boolean).join(' · ') || 'Toda a empresa'
}
