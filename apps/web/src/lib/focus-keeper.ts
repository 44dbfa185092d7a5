// The element that has the focus often goes away with what was done to it: a row is deleted, a form gives way to its
// button, a dialog closes whose opener is gone. The browser then has the focus nowhere: a screen reader starts at the top
// of the document, and the letters of a page go to nobody (WCAG 2.4.3). A button that is off while its call is on its way
// loses the focus as well.

/** Text fields are none: on a phone they would bring up the keyboard. */
const FOCAVEIS =
  'a[href], button:enabled, input:is([type="checkbox"], [type="radio"]):enabled, [tabindex="0"]'
const DIALOGOS = 'dialog, [role="dialog"], [role="menu"]'
const PARTES = `section[aria-label], section[aria-labelledby], main, ${DIALOGOS}`

/** How long whoever took the element away has for moving the focus, in milliseconds. */
const ESPERA_MS = 100

/** An element and what it is in, innermost first. */
function caminhoDe(element: Element): Element[] {
  const caminho = [element]
  for (let pai = element.parentElement; pai && pai !== document.body; pai = pai.parentElement)
    caminho.push(pai)
  return caminho
}

const isSemFoco = (): boolean => document.activeElement === document.body

const focaveisEm = (no: Node | null | undefined): HTMLElement[] =>
  no instanceof HTMLElement && no.isConnected
    ? [no, ...no.querySelectorAll<HTMLElement>('*')].filter(
        (um) => um.matches(FOCAVEIS) && um.checkVisibility() && !um.closest('[aria-hidden="true"]'),
      )
    : []

/** Where the work goes on: what came after what was taken away, else what came before, else what it was in. */
function seguinte(caminho: readonly Element[], retirada?: MutationRecord): HTMLElement | null | undefined {
  const vizinho = focaveisEm(retirada?.nextSibling)[0] ?? focaveisEm(retirada?.previousSibling).at(-1)
  if (vizinho) return vizinho
  const parte = caminho.find((no) => no.isConnected)?.closest<HTMLElement>(PARTES)
  if (parte && !parte.hasAttribute('tabindex')) parte.tabIndex = -1
  return parte
}

/**
 * Watches the document, and leads the focus on where the element that had it was taken away and nobody moved it since.
 * Answers how to stop.
 */
export function keepFocus(): () => void {
  let caminho: readonly Element[] = []
  /** Where it was before a dialog took it. */
  let atras: readonly Element[] = []
  let espera: ReturnType<typeof setTimeout> | undefined
  const chegou = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    if (target.closest(DIALOGOS) && !caminho.some((no) => no.matches(DIALOGOS))) atras = caminho
    caminho = caminhoDe(target)
  }
  const observador = new MutationObserver((mudancas) => {
    const [tinha] = caminho
    if (!(tinha instanceof HTMLElement) || !isSemFoco()) return
    if (tinha.isConnected) {
      if (mudancas.some(({ type, target }) => type === 'attributes' && target === tinha))
        tinha.focus({ preventScroll: true })
      return
    }
    const perdido = caminho
    const retirada = mudancas.findLast(({ removedNodes }) =>
      [...removedNodes].some((no) => no instanceof Element && perdido.includes(no)),
    )
    clearTimeout(espera)
    espera = setTimeout(() => {
      if (isSemFoco() && caminho === perdido)
        (seguinte(perdido, retirada) ?? seguinte(atras))?.focus({ preventScroll: true })
    }, ESPERA_MS)
  })
  observador.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', chegou)
  return () => {
    clearTimeout(espera)
    observador.disconnect()
    document.removeEventListener('focusin', chegou)
  }
}
