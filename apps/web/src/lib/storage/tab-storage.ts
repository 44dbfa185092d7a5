const PREFIXO = 'guarda:'

const chaveDe = (dono: number, chave: string): string => `${PREFIXO}${dono}:${chave}`

/**
 * Stores a value in session storage, per user: survives a reload and an expired session. Never holds passwords; cleared
 * on sign-out and when another user signs in.
 */
export function saveInTab(dono: number, chave: string, valor: unknown): void {
  try {
    sessionStorage.setItem(chaveDe(dono, chave), JSON.stringify(valor))
  } catch {
    // Quota exceeded or storage disabled: the value is still on screen.
  }
}

/** Reads a stored value, or null. Untrusted: validate it before use. */
export function readFromTab(dono: number, chave: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(chaveDe(dono, chave)) ?? 'null')
  } catch {
    return null
  }
}

export const removeFromTab = (dono: number, chave: string): void =>
  sessionStorage.removeItem(chaveDe(dono, chave))

/** Clears the stored values of every user, or of every other user. */
export function clearTab(exceto?: number): void {
  for (const chave of Object.keys(sessionStorage))
    if (chave.startsWith(PREFIXO) && !(exceto !== undefined && chave.startsWith(chaveDe(exceto, ''))))
      sessionStorage.removeItem(chave)
}
