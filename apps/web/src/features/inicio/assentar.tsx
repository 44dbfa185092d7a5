import { useIsFetching } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

// Blocks load one by one, and none is as high as it was guessed. What stands below the first one keeps its place and is
// drawn once all of it is there: nothing that somebody sees moves.

/** On slow lines what came is shown after this long, though something may still move. */
const ESPERA_MS = 4_000

type Contar = (quantas: number) => void
export const PartesContext = createContext<Contar>(() => {})

/** How many parts of the page wait for their code, and who counts them. */
export function usePartesQueFaltam() {
  const [faltam, setFaltam] = useState(0)
  const contar = useCallback((quantas: number) => setFaltam((antes) => antes + quantas), [])
  return { faltam, contar }
}

/** Stands where a part is whose code comes. */
export function Falta({ children }: { readonly children: ReactNode }) {
  const contar = use(PartesContext)
  useLayoutEffect(() => {
    contar(1)
    return () => contar(-1)
  }, [contar])
  return children
}

/** Whether all that the page asks for has come once, code and answers. */
export function useAssentada(comecou: boolean, faltam: number): boolean {
  const [assentada, setAssentada] = useState(comecou)
  const lendo = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  if (!assentada && comecou && faltam === 0 && lendo === 0) setAssentada(true)
  useEffect(() => {
    const id = setTimeout(() => setAssentada(true), ESPERA_MS)
    return () => clearTimeout(id)
  }, [])
  return assentada
}

const ESCONDIDO = { visibility: 'hidden' } as const

/** What is below the first block, and on a phone what is below it of the first floor. */
export const A_ASSENTAR = {
  '& > * ~ *': ESCONDIDO,
  '& > div:first-of-type > * > * ~ *': ESCONDIDO,
  '& > div:first-of-type > * ~ *': { visibility: { xs: 'hidden', lg: 'visible' } },
} as const
