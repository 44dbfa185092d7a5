import { Devolucao } from '../registro/Devolucao.tsx'
import { campoHref } from './enderecos.ts'
import type { FormularioDaTela, RegistroEmEtapas } from './formulario.ts'
import { useEnderecos } from './use-enderecos.ts'

interface DevolucaoDoFormProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
}

/** Reason of the return, above the form that is corrected. */
export function DevolucaoDoForm({ form, registro }: DevolucaoDoFormProps) {
  const enderecos = useEnderecos(registro.id)
  return (
    <Devolucao
      registro={registro}
      rotulos={form.rotulosDe(registro)}
      hrefOf={(item) => campoHref(form, enderecos, item)}
    />
  )
}
