import { isPronta } from '@rh/domain/setores/ainda'
import { findView, type View } from '@rh/domain/setores/areas'
import { canOpen, hrefOf, isSetorSlug } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { useLocation, useMatches } from 'react-router'
import type { Crumb } from '../../ui/page/Breadcrumbs.tsx'
import { useGrupos } from '../session/use-session.ts'

/** Metadata of a route of the table. */
export interface RouteHandle {
  readonly titulo: string
  readonly setor?: SetorSlug
  readonly view?: View
  /** Requires a session. */
  readonly guarded?: boolean
}

/** Sector of an address; null outside the sectors. */
export function findSetor(pathname: string): SetorSlug | null {
  const slug = pathname.split('/')[1] ?? ''
  return isSetorSlug(slug) ? slug : null
}

/** Current sector; only on a sector's pages. */
export function useSetor(): SetorSlug {
  const setor = findSetor(useLocation().pathname)
  if (!setor) throw new Error('useSetor outside a sector')
  return setor
}

/** Route metadata of the current page. */
export function useRouteHandle(): RouteHandle | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle !== undefined)
}

/** Tests whether this person may open a built view in the current sector; false outside the sectors. */
export function useCanOpen(): (view: View) => boolean {
  const setor = findSetor(useLocation().pathname)
  const grupos = useGrupos()
  return (view) => setor !== null && isPronta(view) && canOpen(setor, view, grupos)
}

/** Breadcrumbs of the current page: sector, area, page. Areas without a page have no link. */
export function useCrumbs(): Crumb[] {
  const handle = useRouteHandle()
  const canOpenView = useCanOpen()
  if (!handle?.setor || !handle.view) return []
  const { setor, view, titulo } = handle
  const { area, areaSpec } = findView(view)
  const inicio: Crumb = { label: setorOf(setor).label, href: hrefOf(setor, 'setor.inicio') }
  if (area === 'setor') return view === 'setor.inicio' ? [] : [inicio, { label: titulo }]
  const home = [`${area}.inicio`, `${area}.listar`].find((v) => v !== view && canOpenView(v as View))
  const areaHref =
    home && [`/${setor}`, areaSpec.path, findView(home as View).spec.path].filter(Boolean).join('/')
  // An area of one page is named once.
  return view === `${area}.inicio` || areaSpec.label === titulo
    ? [inicio, { label: titulo }]
    : [inicio, { label: areaSpec.label, href: areaHref }, { label: titulo }]
}
