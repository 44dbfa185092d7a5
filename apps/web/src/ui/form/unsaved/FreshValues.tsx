import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

interface FreshValuesProps {
  /** Current values of the record, in the shape of the form's default values. */
  readonly values: Readonly<Record<string, unknown>>
  /** Version of the record. */
  readonly version: number
}

/** Updates untouched fields when the record changes under an open form; typed values stay. */
export function FreshValues({ values, version }: FreshValuesProps) {
  const { getValues, setValue } = useFormContext()
  const known = useRef({ values, version })
  const follow = useEffectEvent((now: number) => {
    const { values: before, version: then } = known.current
    if (now === then) return
    for (const [name, value] of Object.entries(values))
      if (value !== before[name] && getValues(name) === before[name]) setValue(name, value)
    known.current = { values, version: now }
  })
  useEffect(() => follow(version), [version])
  return null
}
