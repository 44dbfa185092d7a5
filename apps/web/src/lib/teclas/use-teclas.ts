import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { areLettersOn } from './preferencia.ts'
import { isSingleCharacter, nameOfKey, type Tecla } from './teclas.ts'
import { isField } from './field.ts'

interface Group {
  readonly id: string
  readonly title: string
  readonly read: () => readonly Tecla[]
}

/** Mounted groups, the newest last: it wins where two declare the same key. */
const groups: Group[] = []

export interface MountedKeys {
  readonly title: string
  readonly teclas: readonly Tecla[]
}

/**
 * Shortcuts that act at this moment, for the help dialog; several parts of a page may add to one group. Not to be read
 * while rendering.
 */
export const mountedKeys = (): MountedKeys[] =>
  [...new Set(groups.map(({ title }) => title))]
    .map((title) => ({
      title,
      teclas: groups.filter((group) => group.title === title).flatMap(({ read }) => read()),
    }))
    .filter(({ teclas }) => teclas.length > 0)

/** Widgets with letters, arrows and Escape of their own. */
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="dialog"], [role="grid"]'
const PRESSABLE = 'a[href], button, summary, input, [role="button"], [role="tab"], [role="option"]'

/** Grounds that scroll by arrows, as one with an enlarged page on it. */
const ROLLS = '[data-rola]'

/** Whether the focused element uses this key itself. */
function isTaken(target: EventTarget | null, { tecla, dentro }: Tecla): boolean {
  if (!(target instanceof HTMLElement)) return false
  const own = target.closest(OWN_KEYS)
  if (own && !isOf(own, dentro)) return true
  if (isField(target)) return !tecla.startsWith('ctrl+')
  const arrows = '[role="tablist"], [role="radiogroup"], ' + ROLLS
  if (tecla.startsWith('arrow') && target.closest(arrows)) return true
  return (tecla === 'enter' || tecla === 'space') && target.closest(PRESSABLE) !== null
}

/** Whether a widget has this key: it is declared for a part of it. */
const isOf = (widget: Element, dentro: Tecla['dentro']): boolean =>
  dentro?.current !== undefined && dentro.current !== null && widget.contains(dentro.current)

/** Whether the key acts where the focus is: not under a modal dialog, and inside its own part if it has one. */
function acts({ dentro }: Tecla, target: EventTarget | null): boolean {
  const modal = document.querySelector('[aria-modal="true"]')
  if (modal && !isOf(modal, dentro)) return false
  return !dentro || (target instanceof Node && dentro.current?.contains(target) === true)
}

function listen(event: KeyboardEvent): void {
  const tecla = event.defaultPrevented ? null : nameOfKey(event)
  if (tecla === null) return
  if (isSingleCharacter(tecla) && !areLettersOn()) return
  // A key that is held down decides once.
  if (event.repeat && !['j', 'k', 'arrowup', 'arrowdown'].includes(tecla)) return
  const found = groups
    .toReversed()
    .flatMap(({ read }) => read())
    .find((candidate) => candidate.tecla === tecla && acts(candidate, event.target))
  if (!found || isTaken(event.target, found)) return
  event.preventDefault()
  found.fazer()
}

const hasCtrl = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

/** Those with Ctrl act inside fields, and before them: a list opens with Enter, whatever is held with it. */
function listenBefore(event: KeyboardEvent): void {
  if (!hasCtrl(event)) return
  listen(event)
  if (event.defaultPrevented) event.stopPropagation()
}

function listenAfter(event: KeyboardEvent): void {
  if (!hasCtrl(event)) listen(event)
}

/**
 * Shortcuts of a part of the page while it is mounted. They are silent inside fields (but for those with Ctrl), in
 * menus and lists, under a dialog, and, when made of one character, where the person switched them off.
 */
export function useTeclas(title: string, teclas: readonly Tecla[]): void {
  const id = useId()
  const read = useEffectEvent(() => teclas)
  // Before paint: a key pressed as soon as its button is seen would be lost by a passive effect.
  useLayoutEffect(() => {
    // Wrapped, since an effect event may be called but not passed on.
    const group: Group = { id, title, read: () => read() }
    groups.push(group)
    if (groups.length === 1) {
      document.addEventListener('keydown', listenBefore, { capture: true })
      document.addEventListener('keydown', listenAfter)
    }
    return () => {
      groups.splice(groups.indexOf(group), 1)
      if (groups.length > 0) return
      document.removeEventListener('keydown', listenBefore, { capture: true })
      document.removeEventListener('keydown', listenAfter)
    }
  }, [id, title])
}
