import { useState } from 'react'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'

/** A step of the entry that one button takes: whether it is under way, and what the last try met. */
export function usePasso(onVencido: (porque: ApiError) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const tentar = async (passo: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await passo()
    } catch (error) {
      const api = toApiError(error)
      if (api.codigo === 'bilhete_vencido') return onVencido(api)
      setFailure(api)
      setBusy(false)
    }
  }
  return { busy, failure, tentar }
}
