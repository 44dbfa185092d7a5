import type { Page } from '@playwright/test'

/** What a part asked of a hand. Text is what goes in as data: it is the same whatever the screen. */
export interface Gestos {
  readonly cliques: number
  /** Keys that are no text: Tab, Enter, arrows, letters that are shortcuts; each key of a chord counts. */
  readonly teclas: number
  readonly texto: number
}

/** Runs in the page, and counts what reaches it, whoever sends it. */
const escutar = (): void => {
  const gestos = { cliques: 0, teclas: 0, texto: 0 }
  Object.assign(window, { gestos })
  const semTexto = new Set(['checkbox', 'radio', 'button', 'submit', 'file'])
  const escreve = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
    key.length === 1 &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    (target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !semTexto.has(target.type) && !target.readOnly))
  addEventListener('pointerdown', () => void (gestos.cliques += 1), true)
  addEventListener('keydown', (event) => void (gestos[escreve(event) ? 'texto' : 'teclas'] += 1), true)
}

/** Begins to count in a page that stands; the answer reads what it counted so far. */
export async function contarNaPagina(page: Page): Promise<() => Promise<Gestos>> {
  await page.evaluate(escutar)
  return () => page.evaluate(() => (window as unknown as { readonly gestos: Gestos }).gestos)
}
