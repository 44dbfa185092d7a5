import { useState, type FormEvent } from 'react'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'

type Errors<F> = Readonly<Partial<Record<keyof F, string>>>

/** Focuses the first field that is wrong, once it is marked. */
export function focusInvalid(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * Fields of a sign-in form, with what is wrong with them and with the last attempt. `check` finds the obvious mistakes
 * before anything is sent; `send` leaves the page, or rejects.
 */
export function useAuthForm<F extends Readonly<Record<string, string>>>(
  empty: F,
  check: (fields: F) => Errors<F>,
  send: (fields: F) => Promise<void>,
) {
  const [fields, setFields] = useState(empty)
  // What is empty fits any fields, which a generic type does not know.
  const [errors, setErrors] = useState({} as Errors<F>)
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const found = check(fields)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return focusInvalid(form)
    setBusy(true)
    try {
      await send(fields)
    } catch (error) {
      const api = toApiError(error)
      setErrors(api.campos as Errors<F>)
      setFailure(api)
      focusInvalid(form)
    }
    setBusy(false)
  }
  return {
    fields,
    errors,
    failure,
    busy,
    set: (change: Partial<F>) => setFields((before) => ({ ...before, ...change })),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
  }
}
