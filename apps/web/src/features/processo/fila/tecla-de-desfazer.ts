import { useEffect, useId, useSyncExternalStore } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'

// A queue and the review of documents each have a decision to take back. The key takes back the later one.

/** Instants of the decisions on the page that can be taken back, by their part of the page. */
const decisoes = new Map<string, string>()
const listeners = new Set<() => void>()

function mudar(id: string, em: string | null): void {
  if (em === null) decisoes.delete(id)
  else decisoes.set(id, em)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ultima = (): string | undefined =>
  [...decisoes].toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a))[0]?.[0]

/** The key that takes back the last decision. */
export const TECLA_DE_DESFAZER = 'z'

/**
 * Gives the key to this part of the page while its decision is the last one that the person made; answers whether it
 * has it. `em` is the instant of the decision, null without one.
 */
export function useTeclaDeDesfazer(em: string | null, fazer: () => void): boolean {
  const id = useId()
  useEffect(() => {
    mudar(id, em)
    return () => mudar(id, null)
  }, [id, em])
  const minha = useSyncExternalStore(subscribe, ultima) === id
  useTeclas('Desfazer', minha ? [{ tecla: TECLA_DE_DESFAZER, nome: 'Desfazer a última decisão', fazer }] : [])
  return minha
}
