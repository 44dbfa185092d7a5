import { createContext, use } from 'react'

/** File chosen on a sheet, uploaded once its process exists; the form library keeps values, not files. */
interface ArquivoDaFolha {
  readonly arquivo: File | null
  readonly escolher: (arquivo: File | null) => void
}

const Contexto = createContext<ArquivoDaFolha | null>(null)
export const ComArquivoDaFolha = Contexto.Provider

/** Null on a sheet without a file, as on a correction: its record has the documents. */
export const useArquivoDaFolha = (): ArquivoDaFolha | null => use(Contexto)
