/** What waited for the person, kept to be read without a network. */
export const CHAVE_DA_ESPERA = 'espera'

/** Removes it at once: who leaves may be gone before the code that looks after this device came. */
export function apagarEspera(): void {
  try {
    localStorage.removeItem(CHAVE_DA_ESPERA)
  } catch {
    // Storage disabled: nothing is there.
  }
}
