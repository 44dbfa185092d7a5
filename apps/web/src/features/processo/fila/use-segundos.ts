import { useEffect, useState } from 'react'

const restam = (ate: number): number => Math.max(0, Math.ceil((ate - Date.now()) / 1000))

/** Seconds until a moment, counted down; 0 once it is over. */
export function useSegundos(ate: number): number {
  const [, contar] = useState(0)
  const segundos = restam(ate)
  useEffect(() => {
    if (segundos === 0) return undefined
    const timer = setTimeout(() => contar((n) => n + 1), (ate - Date.now()) % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [ate, segundos])
  return segundos
}
