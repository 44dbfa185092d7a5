import { removeFromTab, saveInTab, readFromTab } from './tab-storage.ts'

type Valores = Readonly<Record<string, unknown>>

const SEGREDO = /senha|password|token/i

const isRecord = (valor: unknown): valor is Valores =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** Filters the values that may be stored: no passwords, no files. */
export function semSegredos(valor: unknown): unknown {
  if (valor instanceof Blob || valor instanceof FileList) return undefined
  if (Array.isArray(valor)) return valor.map(semSegredos)
  if (!isRecord(valor)) return valor
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([nome]) => !SEGREDO.test(nome))
      .map(([nome, item]) => [nome, semSegredos(item)] as const)
      .filter(([, item]) => item !== undefined),
  )
}

const texto = (valor: unknown): string => JSON.stringify(semSegredos(valor))

/** Session storage of one person's form until it is submitted. */
export interface FormStorage {
  /** Stored values; null for none. */
  readonly read: () => Valores | null
  /** Stores the values while they differ from `base`, the form's current initial values. */
  readonly save: (valores: unknown, base: unknown) => void
  readonly discard: () => void
}

/**
 * Creates the storage of a form, keyed by its page and initial values. A record changed by somebody else has other
 * initial values: old input is not applied to it.
 */
export function formStorage(dono: number, pagina: string, inicial: unknown): FormStorage {
  const campos = isRecord(inicial) ? Object.keys(inicial).toSorted().join(',') : ''
  const chave = `form:${pagina}:${campos}`
  return {
    read: () => {
      const achado = readFromTab(dono, chave)
      if (!isRecord(achado) || !isRecord(achado['valores'])) return null
      return texto(achado['base']) === texto(inicial) ? achado['valores'] : null
    },
    save: (valores, base) => {
      if (texto(valores) === texto(base)) removeFromTab(dono, chave)
      else saveInTab(dono, chave, { base: semSegredos(base), valores: semSegredos(valores) })
    },
    discard: () => removeFromTab(dono, chave),
  }
}
