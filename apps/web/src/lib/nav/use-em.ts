import { useSearchParams } from 'react-router'
import { isRealDate } from '../format.ts'
import { hojeNaEmpresa } from '../time/hoje.ts'

/** The day that is over as of which the address, `?em=2026-06-30`, shows a page; undefined for today. */
export function useEm() {
  const [busca, setBusca] = useSearchParams()
  const pedido = busca.get('em') ?? ''
  const em = isRealDate(pedido) && pedido < hojeNaEmpresa() ? pedido : undefined
  const irPara = (dia: string): void =>
    setBusca(
      (antes) => {
        if (dia === '' || dia >= hojeNaEmpresa()) antes.delete('em')
        else antes.set('em', dia)
        return antes
      },
      { replace: true },
    )
  return { em, irPara }
}

/** What an address has to say so that its page shows the same day. */
export const comEm = (href: string, em: string | undefined): string =>
  em === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}em=${em}`
