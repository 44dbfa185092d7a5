// The element that has the focus often goes away with what was done to it: a row is deleted, a form gives way to its
// button, a dialog closes whose opener is gone. The browser then has the focus nowhere: a screen reader starts at the top
// of the document, and the letters of a page go to nobody (WCAG 2.4.3). A button that is off while its call is on its way
// loses the focus as well.

/** Text fields are none: on a phone they would bring up the keyboard. */
const FOCAVEIS =
  'a[href], button:enabled, input:is([type="checkbox"], [type="radio"]):enabled, [tabindex="0"]'
const DIALOGOS = 'dialog, [role="dialog"], [role="menu"]'
/** Messages over the page: they come by themselves, and whoever went there came from somewhere. */
const AVISOS = '[data-avisos]'
const SOBRE = `${DIALOGOS}, ${AVISOS}`
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

const contem = (nos: NodeList, element: Element): boolean => [...nos].some((no) => no.contains(element))

const isSemFoco = (): boolean => document.activeElement === document.body

const focaveisEm = (no: Node | null | undefined): HTMLElement[] =>
  no instanceof HTMLElement && no.isConnected
    ? [no, ...no.querySelectorAll<HTMLElement>('*')].filter(
        (um) => um.matches(FOCAVEIS) && um.checkVisibility() && !um.closest('[aria-hidden="true"]'),
      )
    : []

/**
 * Where the work goes on: what came after what was taken away, else what came before, else the row it was in, else the
 * part of the page.
 */
function seguinte(caminho: readonly Element[], retirada?: MutationRecord): HTMLElement | null | undefined {
  const resta = caminho.find((no) => no.isConnected)
  const achado =
    (resta === caminho[0] ? focaveisEm(resta)[0] : undefined) ??
    focaveisEm(retirada?.nextSibling)[0] ??
    focaveisEm(retirada?.previousSibling).at(-1) ??
    focaveisEm(resta?.closest('tr, li'))[0]
  if (achado || resta?.closest(AVISOS)) return achado
  const parte = resta?.closest<HTMLElement>(PARTES)
  if (parte && !parte.hasAttribute('tabindex')) parte.tabIndex = -1
  return parte
}

/**
 * Watches the document, and leads the focus on where the element that had it was taken away and nobody moved it since.
 * Answers how to stop.
 */
export function keepFocus(): () => void {
  let caminho: readonly Element[] = []
  /** Where it was before a dialog or a message took it. */
  let atras: readonly Element[] = []
  /** The focus was led away from it, which what is taken away does not tell. */
  let saiu = false
  let espera: ReturnType<typeof setTimeout> | undefined
  const chegou = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    if (target.closest(SOBRE) && !caminho.some((no) => no.matches(SOBRE))) atras = caminho
    caminho = caminhoDe(target)
    saiu = false
  }
  const sair = (): unknown => (saiu = true)
  const observador = new MutationObserver((mudancas) => {
    const [tinha] = caminho
    if (!(tinha instanceof HTMLElement) || !isSemFoco()) return
    if (tinha.isConnected) {
      // It was off for a while, or its row has another place: the browser lets go of both. Not where the person did.
      const isLargado = ({ type, target, removedNodes }: MutationRecord): boolean =>
        type === 'attributes' ? target === tinha : !saiu && contem(removedNodes, tinha)
      if (mudancas.some(isLargado)) tinha.focus({ preventScroll: true })
      return
    }
    const perdido = caminho
    const retirada = mudancas.findLast(({ removedNodes }) =>
      perdido.some((no) => !no.isConnected && contem(removedNodes, no)),
    )
    clearTimeout(espera)
    espera = setTimeout(() => {
      if (isSemFoco() && caminho === perdido)
        (seguinte(perdido, retirada) ?? seguinte(atras))?.focus({ preventScroll: true })
    }, ESPERA_MS)
  })
  observador.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', chegou)
  document.addEventListener('focusout', sair)
  return () => {
    clearTimeout(espera)
    observador.disconnect()
    document.removeEventListener('focusin', chegou)
    document.removeEventListener('focusout', sair)
  }
}
