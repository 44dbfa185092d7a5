import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

interface FreshValuesProps {
  /** What the record holds now, as the form's starting values had it. */
  readonly values: Readonly<Record<string, unknown>>
  /** Changes with the record. */
  readonly version: number
}

/** When the record changes under an open form, the fields that nobody touched follow it; what was typed stays. */
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
