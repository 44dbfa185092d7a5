const saves = new Map<string, Promise<unknown>>()

/** Remembers the save of a draft until it is answered. */
export function lembrarSave<T>(chave: string, save: Promise<T>): Promise<T> {
  saves.set(chave, save)
  const esquecer = (): void => {
    if (saves.get(chave) === save) saves.delete(chave)
  }
  void save.then(esquecer, esquecer)
  return save
}

/**
 * Resolves once the last save of a draft was answered. An editor that was left still saves: read beside that, the draft
 * would not be there yet, or would be a version behind.
 */
export const aposOSave = async (chave: string): Promise<void> => {
  await saves.get(chave)?.catch(() => {})
}
