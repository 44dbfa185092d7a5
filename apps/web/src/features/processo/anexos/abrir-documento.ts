import { createContext, use, useEffect, useState } from 'react'

// The way from the bar of acts, or from wherever a document is spoken of, to that document in the review of the page.

type Abrir = (tipoId: number) => void

interface Caminho {
  /** Says how documents are opened from now on; answers what takes that back. */
  readonly por: (abrir: Abrir) => () => void
  readonly ir: Abrir
}

function createCaminho(): Caminho {
  let aberto: Abrir | null = null
  /** Asked for before the review was there. */
  let pedido: number | null = null
  return {
    por: (abrir) => {
      aberto = abrir
      if (pedido !== null) abrir(pedido)
      pedido = null
      return () => {
        aberto = null
      }
    },
    ir: (tipoId) => {
      if (aberto) aberto(tipoId)
      else pedido = tipoId
    },
  }
}

const Contexto = createContext<Caminho | null>(null)
/** Page on which documents are reviewed and spoken of. */
export const ComDocumentos = Contexto.Provider

/** The way of one page, kept while it is on the screen. */
export const useCaminho = (): Caminho => useState(createCaminho)[0]

/** Opens documents for the rest of the page while it is mounted. */
export function useAbreDocumentos(abrir: Abrir): void {
  const caminho = use(Contexto)
  useEffect(() => caminho?.por(abrir))
}

/** Opens a document in the review of the page, once that is there. */
export function useAbrirDocumento(): Abrir {
  const caminho = use(Contexto)
  return (tipoId) => caminho?.ir(tipoId)
}
