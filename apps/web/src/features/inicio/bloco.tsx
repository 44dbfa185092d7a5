import type { QueryClient } from '@tanstack/react-query'
import type { View } from '@rh/domain/setores/areas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { memo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { Read } from '../../lib/api/query.ts'
import { loadAgain, type LoadedPart } from '../../lib/loading/load-again.ts'

/** Where a block is drawn, and what the person may open there. */
export interface Onde {
  readonly setor: SetorSlug
  readonly canOpen: (view: View) => boolean
}

/** A block's component with what it asks for when it is drawn: once that is answered, it is drawn once. */
interface Conteudo {
  readonly Component: ComponentType
  readonly ler?: (onde: Onde) => readonly Read<unknown>[]
}

export interface Bloco {
  /** The block, or what stands in its place until its code is there. */
  readonly Parte: ComponentType<{ readonly lugar?: ReactNode }>
  /** Asks for its code. */
  readonly ask: () => void
  /** Whether it would be drawn in full now. */
  readonly isPronto: (queries: QueryClient, onde: Onde) => boolean
  /** Asks for its code and what it reads, and waits for both; an answer may be a failure. */
  readonly preparar: (queries: QueryClient, onde: Onde) => Promise<void>
}

const carregar = (parte: LoadedPart<Conteudo>): Promise<Conteudo> =>
  new Promise((resolve) => {
    const entregar = (): boolean => {
      const conteudo = parte.get()
      if (conteudo) resolve(conteudo)
      return conteudo !== null
    }
    if (entregar()) return
    const parar = parte.subscribe(() => {
      if (entregar()) parar()
    })
  })

function blocoDe(parte: LoadedPart<Conteudo>): Bloco {
  function Parte({ lugar = null }: { readonly lugar?: ReactNode }) {
    const conteudo = useSyncExternalStore(parte.subscribe, parte.get)
    return conteudo ? <conteudo.Component /> : lugar
  }
  return {
    // The page around it is drawn again with each block that comes.
    Parte: memo(Parte),
    ask: parte.ask,
    isPronto: (queries, onde) =>
      parte
        .get()
        ?.ler?.(onde)
        .every(({ queryKey }) => (queries.getQueryState(queryKey)?.status ?? 'pending') !== 'pending') ??
      parte.get() !== null,
    preparar: async (queries, onde) => {
      const { ler } = await carregar(parte)
      await Promise.all((ler?.(onde) ?? []).map((leitura) => queries.prefetchQuery(leitura)))
    },
  }
}

/** A block whose code comes with the sector that shows it. */
export const bloco = (name: string, load: () => Promise<Conteudo>): Bloco => blocoDe(loadAgain(name, load))

/** A block whose code is that of the page. */
export const blocoDaqui = (conteudo: Conteudo): Bloco =>
  blocoDe({ get: () => conteudo, ask: () => undefined, subscribe: () => () => undefined })
