import { useEffect } from 'react'

const keyOf = (name: string): string => `linhas:${name}`

function readCount(name: string): number | null {
  try {
    const count = Number(localStorage.getItem(keyOf(name)) ?? NaN)
    return Number.isInteger(count) && count >= 0 && count <= 50 ? count : null
  } catch {
    return null
  }
}

/**
 * Number of rows to keep room for while a list loads: as many as it had last time on this device, or `usual` the first
 * time. What is below then stays where it is when the rows come.
 */
export function useLastCount(name: string, items: readonly unknown[] | undefined, usual: number): number {
  const count = items?.length
  useEffect(() => {
    if (count === undefined) return
    try {
      localStorage.setItem(keyOf(name), String(count))
    } catch {
      // A browser that keeps nothing begins with the usual number again.
    }
  }, [name, count])
  return readCount(name) ?? usual
}
