import { useSyncExternalStore } from 'react'
import { logFailure } from '../log.ts'

/** Local-storage key: an input device is this one's, whoever signs in. */
const CHAVE = 'teclas'
const DESLIGADAS = 'desligadas'

const listeners = new Set<() => void>()

/** Whether one-character shortcuts act on this device; they do unless somebody switched them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== DESLIGADAS
  } catch {
    return true
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Switches the one-character shortcuts on or off, in every tab of this browser. */
export function switchLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(CHAVE)
    else localStorage.setItem(CHAVE, DESLIGADAS)
  } catch (error) {
    logFailure('Shortcut preference not saved', error)
  }
  for (const listener of listeners) listener()
}

export const useLettersOn = (): boolean => useSyncExternalStore(subscribe, areLettersOn)
