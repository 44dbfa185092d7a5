import { useEffect, useEffectEvent, useId } from 'react'
import { areLettersOn } from './preferencia.ts'
import { isSingleCharacter, nameOfKey, type Tecla } from './teclas.ts'

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

const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [role="combobox"]'
/** Widgets with letters, arrows and Escape of their own. */
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="dialog"], [role="grid"]'
const PRESSABLE = 'a[href], button, summary, input, [role="button"], [role="tab"], [role="option"]'

/** Whether the focused element uses this key itself. */
function isTaken(target: EventTarget | null, tecla: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest(OWN_KEYS)) return true
  if (target.isContentEditable || target.matches(FIELD)) return !tecla.startsWith('ctrl+')
  if (target.closest('[role="tablist"], [role="radiogroup"]') && tecla.startsWith('arrow')) return true
  return (tecla === 'enter' || tecla === 'space') && target.closest(PRESSABLE) !== null
}

/** Whether a modal dialog covers the page. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null

function listen(event: KeyboardEvent): void {
  const tecla = event.defaultPrevented ? null : nameOfKey(event)
  if (tecla === null || isTaken(event.target, tecla) || isCovered()) return
  if (isSingleCharacter(tecla) && !areLettersOn()) return
  // A key that is held down decides once.
  if (event.repeat && !['j', 'k', 'arrowup', 'arrowdown'].includes(tecla)) return
  const found = groups
    .toReversed()
    .flatMap(({ read }) => read())
    .find((candidate) => candidate.tecla === tecla)
  if (!found) return
  event.preventDefault()
  found.fazer()
}

/**
 * Shortcuts of a part of the page while it is mounted. They are silent inside fields (but for those with Ctrl), in
 * menus and lists, under a dialog, and, when made of one character, where the person switched them off.
 */
export function useTeclas(title: string, teclas: readonly Tecla[]): void {
  const id = useId()
  const read = useEffectEvent(() => teclas)
  useEffect(() => {
    // Wrapped, since an effect event may be called but not passed on.
    const group: Group = { id, title, read: () => read() }
    groups.push(group)
    if (groups.length === 1) document.addEventListener('keydown', listen)
    return () => {
      groups.splice(groups.indexOf(group), 1)
      if (groups.length === 0) document.removeEventListener('keydown', listen)
    }
  }, [id, title])
}
