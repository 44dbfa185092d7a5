import type { MenuEntry } from '@rh/domain/setores/rotas'

/** Whether the page at `pathname` is the entry's own, or one below it. A sector's dashboard is only itself. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === pathname) return true
  const isDashboard = href.split('/').length === 2
  return !isDashboard && pathname.startsWith(`${href}/`)
}

/** The area below the sector: `/rh/colaborador/listar` → `/rh/colaborador`. */
const areaOf = (href: string): string => href.split('/').slice(0, 3).join('/')

/**
 * Whether an entry is where the person is. An entry that opens `…/listar` also owns the records of its area,
 * which have no entry of their own.
 */
export function isEntryCurrent({ href, itens }: MenuEntry, pathname: string): boolean {
  if (itens?.some((item) => isCurrent(item.href, pathname))) return true
  const own = href ?? itens?.[0]?.href
  if (!own) return false
  return isCurrent(own, pathname) || (own.split('/').length > 2 && isCurrent(areaOf(own), pathname))
}
