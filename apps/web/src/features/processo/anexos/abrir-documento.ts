import { createContext, use, useEffect, useState } from 'react'

// The way from the bar of acts, or from wherever a document is spoken of, to that document in the review of the page.

type Abrir = (tipoId: number) => void

interface Caminho {
  abrir: Abrir | null
  /** Asked for before the review was there. */
  pedido: number | null
}

const Contexto = createContext<Caminho | null>(null)
/** Page on which documents are reviewed and spoken of. */
export const ComDocumentos = Contexto.Provider

/** The way of one page, kept while it is on the screen. */
export const useCaminho = (): Caminho => useState<Caminho>(() => ({ abrir: null, pedido: null }))[0]

/** Opens documents for the rest of the page while it is mounted. */
export function useAbreDocumentos(abrir: Abrir): void {
  const caminho = use(Contexto)
  useEffect(() => {
    if (!caminho) return undefined
    caminho.abrir = abrir
    const { pedido } = caminho
    caminho.pedido = null
    if (pedido !== null) abrir(pedido)
    return () => {
      caminho.abrir = null
    }
  })
}

/** Opens a document in the review of the page, once that is there. */
export function useAbrirDocumento(): Abrir {
  const caminho = use(Contexto)
  return (tipoId) => {
    if (caminho?.abrir) caminho.abrir(tipoId)
    else if (caminho) caminho.pedido = tipoId
  }
}
