import { LookupOfInput } from '../../../ui/form/LookupInput.tsx'
import type { FieldProps } from '../../../ui/form/use-field.ts'

interface MunicipioInputProps extends FieldProps {
  /** Source of the field that holds the state. */
  readonly uf: string
}

/** A município of the state chosen beside it. */
export const MunicipioInput = ({ uf, ...props }: MunicipioInputProps) => (
  <LookupOfInput
    {...props}
    lookup="GET /api/admissao/cidades"
    de={{ source: uf, filtro: 'uf', pede: 'Escolha primeiro a UF.' }}
    guarda="label"
  />
)
