import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

interface FreshValuesProps {
  /** Current values of the record, in the shape of the form's default values. */
  readonly values: Readonly<Record<string, unknown>>
  /** Version of the record. */
  readonly version: number
}

/** An empty field is none: a list or a group may not name it. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => (part === null || part === '' ? undefined : part)) ?? ''

/** Updates untouched fields when the record changes under an open form; typed values stay. */
export function FreshValues({ values, version }: FreshValuesProps) {
  const { getValues, setValue, resetField } = useFormContext()
  const known = useRef({ values, version })
  const follow = useEffectEvent((now: number) => {
    const { values: before, version: then } = known.current
    if (now === then) return
    for (const [name, value] of Object.entries(values)) {
      const past = textOf(before[name])
      if (textOf(value) === past || textOf(getValues(name)) !== past) continue
      setValue(name, value)
      // It is where the form starts from now: nobody typed it.
      resetField(name, { defaultValue: value })
    }
    known.current = { values, version: now }
  })
  useEffect(() => follow(version), [version])
  return null
}
