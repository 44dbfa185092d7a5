import { useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'

interface BaseVersion {
  /** Saves on the version that the form stands on. */
  readonly saving: <T>(save: (versao: number) => Promise<T>) => Promise<T>
}

/**
 * Keeps a form on the version of the record that filled it, whatever is read anew behind it: what would undo somebody
 * else's change is then refused, and the person told. Sent once more after that, it goes on top of what there is. A newer
 * version whose `values` are those of the form is taken as it comes.
 */
export function useBaseVersion(versao: number, values: unknown): BaseVersion {
  const text = JSON.stringify(values)
  const [base, setBase] = useState({ versao, text })
  const [follows, setFollows] = useState(false)
  if (versao !== base.versao && (follows || text === base.text)) {
    setBase({ versao, text })
    setFollows(false)
  }
  const saving = async <T>(save: (versao: number) => Promise<T>): Promise<T> => {
    try {
      const saved = await save(base.versao)
      setFollows(true)
      return saved
    } catch (error) {
      if (toApiError(error).codigo === 'versao_antiga') setFollows(true)
      throw error
    }
  }
  return { saving }
}
