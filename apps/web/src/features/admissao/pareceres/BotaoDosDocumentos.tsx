import { useQuery } from '@tanstack/react-query'
import { HeldButton } from '../../../ui/form/HeldButton.tsx'
import { anexosQuery } from '../../processo/anexos/anexos.ts'
import { useAbrirDocumento } from '../../processo/anexos/abrir-documento.ts'
import { faltamDecidir, faltamDecidirEmTexto } from '../../processo/anexos/faltam.ts'
import type { BotaoDoParecer } from '../../processo/tela.ts'
import type { Registro } from '../queries.ts'

/** The word on the documents, once each one that is asked for is approved or waived; before it, the way to the first. */
export function BotaoDosDocumentos({ registro, rotulo, form, children }: BotaoDoParecer<Registro>) {
  const { data } = useQuery(anexosQuery('admissao', registro.id))
  const abrir = useAbrirDocumento()
  const faltam = faltamDecidir(data?.itens ?? [])
  const [primeiro] = faltam
  // Until it is read nothing is known to be missing: the server asks again.
  if (!primeiro) return children
  return (
    <HeldButton form={form} missing={faltamDecidirEmTexto(faltam)} onLead={() => abrir(primeiro.tipoId)}>
      {rotulo}
    </HeldButton>
  )
}
