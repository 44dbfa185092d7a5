import { useFieldValue, useSetFields, type FieldProps } from '../../../ui/form/use-field.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LookupInput } from '../LookupInput.tsx'

interface MunicipioInputProps extends FieldProps {
  /** Source of the field that holds the state. */
  readonly uf: string
}

/** A município of the state chosen beside it; another state starts anew. */
export function MunicipioInput({ uf: ufSource, ...props }: MunicipioInputProps) {
  const uf = useFieldValue(ufSource)
  const setFields = useSetFields()
  const anterior = useRef(uf)
  const clear = useEffectEvent(() => setFields({ [props.source]: null }))
  useEffect(() => {
    if (anterior.current === uf) return
    anterior.current = uf
    clear()
  }, [uf])
  const escolhido = typeof uf === 'string' && uf !== ''
  return (
    <LookupInput
      {...props}
      lookup="GET /api/admissao/cidades"
      filtro={escolhido ? { uf } : {}}
      guarda="label"
      disabled={!escolhido}
      helper={escolhido ? props.helper : 'Escolha primeiro a UF.'}
    />
  )
}
