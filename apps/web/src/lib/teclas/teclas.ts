/** Key of the page, as declared: `j`, `shift+a`, `ctrl+enter`, `escape`, `arrowup`, `space`, `?`. */
export interface Tecla {
  readonly tecla: string
  /** What it does, in the words of the help dialog. */
  readonly nome: string
  /** The same in a word, where the page shows its keys in a line; without it the key is in the dialog alone. */
  readonly curto?: string
  readonly fazer: () => void
  /** Acts only while the focus is inside: for keys that elsewhere scroll the page, and for those of a dialog. */
  readonly dentro?: { readonly current: HTMLElement | null } | undefined
}

/** The parts of a keyboard event that name a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const spelled: Readonly<Record<string, string>> = { ' ': 'space' }

/**
 * Name of the pressed key in the syntax of `Tecla`; null with Alt, which the browser and the system keep. Shift is part
 * of the name only for letters and named keys: on most layouts it is what makes a `?` or a `+` at all.
 */
export function nameOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (altKey) return null
  const base = spelled[key] ?? key.toLowerCase()
  const takesShift = base.length > 1 || /^\p{L}$/u.test(base)
  return [ctrlKey || metaKey ? 'ctrl' : '', shiftKey && takesShift ? 'shift' : '', base]
    .filter(Boolean)
    .join('+')
}

/** Whether the shortcut is made of one printable character, which WCAG 2.1.4 lets people switch off. */
export const isSingleCharacter = (tecla: string): boolean => tecla.replace(/^shift\+/u, '').length === 1

const faces: Readonly<Record<string, string>> = {
  ctrl: 'Ctrl',
  shift: '⇧',
  enter: 'Enter',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  space: 'Espaço',
}

/** Faces of the key caps: `shift+a` is ⇧ and A. */
export const facesOfKey = (tecla: string): string[] =>
  tecla === '+' ? ['+'] : tecla.split('+').map((part) => faces[part] ?? part.toUpperCase())

/** The same key in the syntax of `aria-keyshortcuts`. */
export const ariaOfKey = (tecla: string): string =>
  tecla === '+'
    ? 'Plus'
    : tecla
        .split('+')
        .map((part) => (part === 'ctrl' ? 'Control' : part.charAt(0).toUpperCase() + part.slice(1)))
        .join('+')
