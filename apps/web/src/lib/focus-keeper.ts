// The element that has the focus often goes away with what was done to it: a row is deleted, a form gives way to its
// button, a dialog closes whose opener is gone. The browser then has the focus nowhere: a screen reader starts at the top
// of the document, and the letters of a page go to nobody (WCAG 2.4.3). A button that is off while its call is on its way
// loses the focus as well.

/** Text fields are none: on a phone they would bring up the keyboard. */
const FOCAVEIS =
  'a[href], button:not(:disabled), input:is([type="checkbox"], [type="radio"]):not(:disabled), [tabindex="0"]'
const LUGARES = '[role="dialog"], section[aria-label], section[aria-labelledby], [role="region"], main'

/** How long whoever took the element away has for moving the focus, in milliseconds. */
const ESPERA_MS = 100

interface Lugar {
  /** What had the focus, and what it was in, innermost first. */
  readonly dentroDe: readonly Node[]
}

const ancestraisDe = (element: Element): Node[] => {
  const nos: Node[] = [element]
  for (let pai = element.parentElement; pai && pai !== document.body; pai = pai.parentElement) nos.push(pai)
  return nos
}

const semFoco = (): boolean => document.activeElement === null || document.activeElement === document.body

const isVisivel = (element: HTMLElement): boolean =>
  element.closest('[aria-hidden="true"], [inert]') === null && element.checkVisibility()

/** The first or last thing in there that takes the focus. */
function focavelEm(no: Node | null, qual: 'primeiro' | 'ultimo'): HTMLElement | undefined {
  if (!(no instanceof HTMLElement) || !no.isConnected) return undefined
  const todos = [...(no.matches(FOCAVEIS) ? [no] : []), ...no.querySelectorAll<HTMLElement>(FOCAVEIS)]
  return qual === 'primeiro' ? todos.find(isVisivel) : todos.findLast(isVisivel)
}

/** Where the work goes on: what came after it, else what came before, else the part of the page that it was in. */
function vizinhoDe(retirada: MutationRecord | undefined, lugar: Lugar): HTMLElement | undefined {
  const vizinho =
    focavelEm(retirada?.nextSibling ?? null, 'primeiro') ??
    focavelEm(retirada?.previousSibling ?? null, 'ultimo')
  if (vizinho) return vizinho
  const resta = lugar.dentroDe.find((no) => no.isConnected)
  const parte = resta instanceof Element ? resta.closest<HTMLElement>(LUGARES) : null
  if (parte && !parte.hasAttribute('tabindex')) parte.tabIndex = -1
  return parte ?? undefined
}

/**
 * Watches the document, and leads the focus on where the element that had it was taken away and nobody moved it since.
 * Answers how to stop.
 */
export function keepFocus(): () => void {
  let lugar: Lugar | null = null
  /** Where it was before a dialog took it. */
  let atras: Lugar | null = null
  let espera: ReturnType<typeof setTimeout> | undefined
  const chegou = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === document.body) return
    const noDialogo = target.closest('[role="dialog"], [role="menu"]') !== null
    if (lugar && noDialogo && !isDeDialogo(lugar)) atras = lugar
    lugar = { dentroDe: ancestraisDe(target) }
  }
  const mudou = (mudancas: readonly MutationRecord[]): void => {
    const [tinha] = lugar?.dentroDe ?? []
    if (!lugar || !tinha || !semFoco()) return
    if (tinha.isConnected) {
      const voltou = mudancas.some(({ type, target }) => type === 'attributes' && target === tinha)
      if (voltou && tinha instanceof HTMLElement && !tinha.matches(':disabled'))
        tinha.focus({ preventScroll: true })
      return
    }
    const perdido = lugar
    const retirada = mudancas.findLast(({ removedNodes }) =>
      perdido.dentroDe.some((no) => Array.prototype.includes.call(removedNodes, no)),
    )
    clearTimeout(espera)
    espera = setTimeout(() => {
      if (!semFoco() || lugar !== perdido) return
      const alvo = vizinhoDe(retirada, perdido) ?? (atras ? vizinhoDe(undefined, atras) : undefined)
      alvo?.focus({ preventScroll: true })
    }, ESPERA_MS)
  }
  const observador = new MutationObserver(mudou)
  observador.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', chegou)
  return () => {
    clearTimeout(espera)
    observador.disconnect()
    document.removeEventListener('focusin', chegou)
  }
}

const isDeDialogo = ({ dentroDe }: Lugar): boolean =>
  dentroDe.some((no) => no instanceof Element && /^(dialog|menu)$/.test(no.role ?? ''))
