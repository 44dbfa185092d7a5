import { useSearchParams } from 'react-router'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { useIsPhone } from '../../theme/use-is-phone.ts'
import type { Recorte } from './chamadas.ts'
import { diaOu, diasDa, isVista, type Vista } from './vista.ts'

/** What of the calendar is looked at, kept in the address. A phone begins with the agenda. */
export function useVista() {
  const setor = useSetor()
  const [busca, setBusca] = useSearchParams()
  const phone = useIsPhone()
  const pedida = busca.get('vista')
  const vista: Vista = isVista(pedida) ? pedida : phone ? 'agenda' : 'mes'
  const dia = diaOu(busca.get('dia'), hojeNaEmpresa())
  const contratoId = idDoEndereco(busca.get('contratoId'))?.toString() ?? ''
  const tipos = busca.get('tipos') ?? ''
  const mudar = (mudanca: Readonly<Record<string, string>>): void =>
    setBusca(
      (antes) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(antes), ...mudanca }).filter(([, valor]) => valor !== ''),
        ),
      { replace: true },
    )
  const recorte = (dias: { readonly de: string; readonly ate: string }): Recorte => ({
    setor,
    ...dias,
    ...(contratoId !== '' && { contratoId }),
    ...(tipos !== '' && { tipos }),
  })
  return { vista, dia, contratoId, tipos, phone, mudar, recorte, dias: diasDa(vista, dia) }
}
export type VistaAtual = ReturnType<typeof useVista>
