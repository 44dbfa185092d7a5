import { podeComunicar } from '@rh/domain/comunicados/publico'
import { useSearchParams } from 'react-router'
import { idDoEndereco } from '../../../lib/nav/id-do-endereco.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { abas, type Aba } from './chamadas.ts'

export interface Vista {
  readonly aba: Aba
  readonly busca: string
  /** The notice that is open. */
  readonly id: number | null
}

/** What of the notices is looked at: all of it is in the address. */
export function useVista() {
  const [params, setParams] = useSearchParams()
  const publica = podeComunicar(useGrupos())
  const pedida = params.get('aba') ?? 'agora'
  const aba = (pedida in abas && (publica || pedida !== 'publicacao') ? pedida : 'agora') as Aba
  const vista: Vista = {
    aba,
    busca: params.get('busca')?.trim().slice(0, 100) ?? '',
    id: idDoEndereco(params.get('id')),
  }
  const enderecoDe = (mudanca: Partial<Vista>): string => {
    const nova = { ...vista, ...mudanca }
    const busca = new URLSearchParams()
    if (nova.aba !== 'agora') busca.set('aba', nova.aba)
    if (nova.busca !== '') busca.set('busca', nova.busca)
    if (nova.id !== null) busca.set('id', String(nova.id))
    return busca.toString()
  }
  return {
    vista,
    publica,
    hrefDe: (id: number): string => `?${enderecoDe({ id })}`,
    mudar: (mudanca: Partial<Vista>): void => setParams(enderecoDe(mudanca)),
  }
}
