import { lugarDoCep } from '@rh/domain/br/cep'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'

interface PeloCepProps {
  /** Fields of the address, by what they hold. */
  readonly de: {
    readonly cep: { readonly nome: string }
    readonly uf: { readonly nome: string }
    readonly municipio: { readonly nome: string }
  }
}

/**
 * Fills state and município from a CEP as it is typed; draws nothing. What is there of another state gives way, a
 * município of the same state only where the CEP knows one.
 */
export function PeloCep({ de }: PeloCepProps) {
  const digitado = useFieldValue(de.cep.nome)
  const cep = typeof digitado === 'string' ? digitado.replace(/\D/g, '') : ''
  const uf = useFieldValue(de.uf.nome)
  const antes = useRef(cep)
  const setFields = useSetFields()
  const fill = useEffectEvent((novo: string) => {
    const lugar = lugarDoCep(novo)
    if (!lugar) return
    const { uf: nova, municipio } = lugar
    if (municipio !== null) setFields({ [de.uf.nome]: nova, [de.municipio.nome]: municipio })
    else if (uf !== nova) setFields({ [de.uf.nome]: nova, [de.municipio.nome]: null })
  })
  useEffect(() => {
    // What a form starts from was not typed: it stays.
    if (antes.current === cep) return
    antes.current = cep
    fill(cep)
  }, [cep])
  return null
}
