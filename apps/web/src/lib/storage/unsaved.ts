import { useEffect, useId } from 'react'

let pendentes: ReadonlyMap<string, string> = new Map()
let lista: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: ReadonlyMap<string, string>): void {
  pendentes = next
  lista = [...new Set(next.values())]
  for (const listener of listeners) listener()
}

/** Labels of the unsaved changes on screen. */
export const getUnsaved = (): readonly string[] => lista
export const subscribeUnsaved = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let envios = 0

/** Registers a request that changes something until its answer is there: until then nobody knows whether it is saved. */
export function whileSending<T>(answer: Promise<T>): Promise<T> {
  envios += 1
  const key = `envio ${envios}`
  change(new Map([...pendentes, [key, 'o que você enviou agora']]))
  return answer.finally(() => change(new Map([...pendentes].filter(([outra]) => outra !== key))))
}

/** Registers `what` as unsaved while `pending`: prevents automatic reloads. */
export function useUnsaved(pending: boolean, what: string): void {
  const id = useId()
  useEffect(() => {
    if (!pending) return undefined
    change(new Map([...pendentes, [id, what]]))
    return () => change(new Map([...pendentes].filter(([key]) => key !== id)))
  }, [pending, what, id])
}
