import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import type { Bloco } from './bloco.tsx'

// Blocks come one by one from the top, each drawn once, when its code and its answers are there. What is on the page never
// moves for what comes below it, and no drawing keeps a slow phone for long.

/** On slow lines the rest is drawn after this long, with what is still read left open. */
const ESPERA_MS = 4_000

/** Blocks that may be drawn now: the first ones of this order, which their places follow from the top to the foot. */
export function useEmOrdem(ordem: readonly Bloco[]): ReadonlySet<Bloco> {
  const queries = useQueryClient()
  const onde = { setor: useSetor(), canOpen: useCanOpen() }
  // Whoever comes back finds the page as high as it was left.
  const [quantos, setQuantos] = useState(() => {
    const falta = ordem.findIndex(({ isPronto }) => !isPronto(queries, onde))
    return falta === -1 ? ordem.length : falta
  })
  const preparar = useEffectEvent((um: Bloco) => um.preparar(queries, onde))
  const pedirTudo = useEffectEvent(() => void ordem.map(preparar))
  useEffect(() => {
    const id = setTimeout(() => setQuantos(Infinity), ESPERA_MS)
    return () => clearTimeout(id)
  }, [])
  // What is seen first has the line for itself.
  const comecou = quantos > 0
  useEffect(() => {
    if (comecou) pedirTudo()
  }, [comecou])
  const proximo = ordem[quantos]
  useEffect(() => {
    if (!proximo) return undefined
    let vigente = true
    const seguir = (): void => {
      if (vigente) startTransition(() => setQuantos((antes) => antes + 1))
    }
    void preparar(proximo).then(seguir)
    return () => {
      vigente = false
    }
  }, [proximo])
  return new Set(ordem.slice(0, quantos))
}
