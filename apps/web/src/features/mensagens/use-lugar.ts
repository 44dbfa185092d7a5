import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { Onde } from './chamadas.ts'
import { ondeDe, queryDe } from './lugar.ts'

const ESPERA_MS = 250
const MINIMO = 2

/** Where in the mail a person is: what is listed, opened and written, from the address, and what is searched for. */
export function useLugar() {
  const setor = useSetor()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const aberta = idDoEndereco(useParams().id)
  const daCaixa = ondeDe(query)
  const [busca, setBusca] = useState('')
  const procurada = useDebounced(busca.trim(), ESPERA_MS)
  // What is cleared is left at once, and not when the typing would have settled.
  const isBusca = busca !== '' && procurada.length >= MINIMO
  const onde: Onde = isBusca ? { busca: procurada } : daCaixa
  return {
    onde,
    aberta,
    /** Key of the draft that the address names. */
    escrevendo: query.get('escrever'),
    busca,
    setBusca,
    hrefDe: (qual: number | null, escrever?: string, lugar: Onde = daCaixa): string =>
      `/${setor}/mensagens${qual === null ? '' : `/${qual}`}${queryDe(lugar, escrever)}`,
    irPara: (href: string): void => void navigate(href),
  }
}
export type Lugar = ReturnType<typeof useLugar>
