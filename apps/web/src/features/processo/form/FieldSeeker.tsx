import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useFocusField } from '../../../ui/form/use-field.ts'
import { PARAMETRO_CAMPO } from './enderecos.ts'

/** Focuses the field that the address names, as after a click on a finding or in the review. */
export function FieldSeeker() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const campo = search.get(PARAMETRO_CAMPO)
  const focusField = useFocusField()
  const seek = useEffectEvent(focusField)
  useEffect(() => {
    // After the page's own focus on its content, which a new address brings.
    const frame = campo && key ? requestAnimationFrame(() => seek(campo)) : 0
    return () => cancelAnimationFrame(frame)
  }, [key, campo])
  return null
}
