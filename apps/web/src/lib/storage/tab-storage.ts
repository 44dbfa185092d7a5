const PREFIXO = 'guarda:'

const chaveDe = (dono: number, chave: string): string => `${PREFIXO}${dono}:${chave}`

/**
 * What a tab keeps for one person: through a reload and through a session that ended, as long as the tab lives. It
 * holds work and choices, never passwords, and is emptied when the person signs out or somebody else signs in.
 */
export function saveInTab(dono: number, chave: string, valor: unknown): void {
  try {
    sessionStorage.setItem(chaveDe(dono, chave), JSON.stringify(valor))
  } catch {
    // A full or forbidden storage: what would be kept is still on the screen.
  }
}

/** What was kept, or null. It comes from a storage that anything may have changed: check it before use. */
export function readFromTab(dono: number, chave: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(chaveDe(dono, chave)) ?? 'null')
  } catch {
    return null
  }
}

export const removeFromTab = (dono: number, chave: string): void =>
  sessionStorage.removeItem(chaveDe(dono, chave))

/** Forgets what was kept for everybody, or for everybody else. */
export function clearTab(exceto?: number): void {
  for (const chave of Object.keys(sessionStorage))
    if (chave.startsWith(PREFIXO) && !(exceto !== undefined && chave.startsWith(chaveDe(exceto, ''))))
      sessionStorage.removeItem(chave)
}
