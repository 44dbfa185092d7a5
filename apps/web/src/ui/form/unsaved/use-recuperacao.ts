import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { formStorage } from '../../../lib/storage/form-storage.ts'
import { getSession } from '../../../lib/session/session.ts'

export interface Recuperacao {
  /** True when restored values are shown. */
  readonly hasFound: boolean
  /** Deletes the stored values: after the submit, or when discarded. */
  readonly descartar: () => void
}

/**
 * Persists typed values through an expired session, a crash or a reload, while the tab lives and the same person signs
 * in again: see docs/decisions/0029.
 */
export function useRecuperacao<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  enabled: boolean,
): Recuperacao {
  const { pathname } = useLocation()
  const [storage] = useState(() => {
    const session = getSession()
    if (!enabled || session.status !== 'authenticated') return null
    return formStorage(session.user.id, pathname, form.formState.defaultValues ?? {})
  })
  const [hasFound, setFound] = useState(() => Boolean(storage?.read()))

  useEffect(() => {
    if (!storage) return undefined
    const achado = storage.read()
    // Over the values of now: what was not kept, as a password, stays empty.
    if (achado) form.reset({ ...form.getValues(), ...achado }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => storage.save(values, defaultValues ?? {}),
    })
  }, [storage, form])

  const descartar = (): void => {
    storage?.discard()
    setFound(false)
  }
  return { hasFound, descartar }
}
