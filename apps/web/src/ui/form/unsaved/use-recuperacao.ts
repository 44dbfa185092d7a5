import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { formStorage } from '../../../lib/storage/form-storage.ts'
import { getSession } from '../../../lib/session/session.ts'

export interface Recuperacao {
  /** Whether the form shows what was typed before and never sent. */
  readonly hasFound: boolean
  /** Forgets what is kept: it was sent, or the person gave it up. */
  readonly descartar: () => void
}

/**
 * Keeps what is typed through a session that ends, a crash or a reload, as long as the tab lives and the same
 * person signs in again: see docs/decisions/0029.
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
