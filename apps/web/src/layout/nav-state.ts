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
  return isCurrent(own, pathname) || (own.split('/').length > 2 && pathname.startsWith(`${areaOf(own)}/`))
}

/** One of the few actions that a phone keeps within reach of the thumb. */
export interface QuickAction {
  readonly label: string
  readonly href: string
  readonly icon: string
  /** What one came to do: drawn to be found at once. */
  readonly isMain: boolean
}

const CRIAR = /\/(?:criar|novo)$/

/**
 * From the menu a person has: the dashboard, the area with most to do (the one with a group, else the first), and
 * creating in it where that is allowed.
 */
export function quickActions(entries: readonly MenuEntry[]): QuickAction[] {
  const [dashboard, ...areas] = entries
  const area = areas.find(({ itens }) => itens) ?? areas[0]
  const itens = area?.itens ?? []
  const criar = itens.find(({ href, disabled }) => CRIAR.test(href) && !disabled)
  const list = area?.href ?? itens.findLast(({ href }) => !CRIAR.test(href))?.href
  return [
    ...(dashboard?.href
      ? [{ label: dashboard.label, href: dashboard.href, icon: dashboard.icon, isMain: false }]
      : []),
    ...(area && list ? [{ label: area.label, href: list, icon: area.icon, isMain: false }] : []),
    ...(criar ? [{ label: criar.label, href: criar.href, icon: 'mais', isMain: true }] : []),
  ]
}
