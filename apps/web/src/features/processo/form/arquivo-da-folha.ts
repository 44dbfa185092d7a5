import { createContext, use } from 'react'

/** The file that is chosen on a sheet and sent once its process exists; the form library keeps values, not files. */
interface ArquivoDaFolha {
  readonly arquivo: File | null
  readonly escolher: (arquivo: File | null) => void
}

const Contexto = createContext<ArquivoDaFolha | null>(null)
export const ComArquivoDaFolha = Contexto.Provider

/** Null on a sheet with which no file goes, as one that is corrected: its record has the documents. */
export const useArquivoDaFolha = (): ArquivoDaFolha | null => use(Contexto)
