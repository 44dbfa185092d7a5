import { areas, findView, type Area, type View } from '../setores/areas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { gruposDaView, setorOf, setorSlugs, viewsOf, type SetorSlug } from '../setores/setores.ts'

/** The group that opens every sector, and that decides who else opens what. */
export const ADMINISTRADOR = 'Administrador' satisfies Grupo

export interface Abertura {
  /** What a person calls the area: `Admissão`. */
  readonly area: string
  /** Pages that the sector has there and this group may not open. */
  readonly menos: readonly string[]
}

/** What every sector shows to everyone in it, and so says nothing about a group. */
const DE_TODOS: Area = 'setor'

/** What a group opens in a sector, from the table of permissions. */
export function aberturasDe(grupo: Grupo, setor: SetorSlug): Abertura[] {
  const porArea = Map.groupBy(viewsOf(setor), (view) => findView(view).area)
  return [...porArea].flatMap(([area, views]) => {
    const fechadas = views.filter((view) => !gruposDaView(setor, view).includes(grupo))
    if (area === DE_TODOS || fechadas.length === views.length) return []
    return [{ area: areas[area].label, menos: fechadas.filter(semParametros).map(labelDe) }]
  })
}

const abertasPorInteiro = (grupo: Grupo, setor: SetorSlug): string[] =>
  aberturasDe(grupo, setor).flatMap(({ area, menos }) => (menos.length === 0 ? [area] : []))

/** Pages of one record follow from the lists that lead to them. */
const semParametros = (view: View): boolean => !findView(view).spec.path.includes(':')
const labelDe = (view: View): string => findView(view).spec.label.toLowerCase()

/** The sectors that list a group. */
export const setoresDoGrupo = (grupo: Grupo): SetorSlug[] =>
  setorSlugs.filter((slug) => setorOf(slug).grupos.includes(grupo))

/** Each sector with the groups that are chosen there; the administrator's own is chosen once, for all. */
export const gruposPorSetor: readonly { readonly setor: SetorSlug; readonly grupos: readonly Grupo[] }[] =
  setorSlugs
    .map((setor) => ({ setor, grupos: setorOf(setor).grupos.filter((grupo) => grupo !== ADMINISTRADOR) }))
    .filter(({ grupos }) => grupos.length > 0)

/** Areas that every group opens whole in each of its sectors: said once, and not of each group. */
export const abertasATodos: readonly string[] = (() => {
  const [primeiras = new Set<string>(), ...outras] = gruposPorSetor.flatMap(({ setor, grupos }) =>
    grupos.map((grupo) => new Set(abertasPorInteiro(grupo, setor))),
  )
  return [...outras.reduce((todas, dela) => todas.intersection(dela), primeiras)]
})()
