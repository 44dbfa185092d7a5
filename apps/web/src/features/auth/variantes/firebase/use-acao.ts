import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a link of a message of Firebase asks for. */
export interface Acao {
  readonly mode: string
  readonly codigo: string
}

function acaoDe(search: string, state: unknown): Acao | null {
  const query = new URLSearchParams(search)
  const [mode, codigo] = [query.get('mode'), query.get('oobCode')]
  if (mode !== null && codigo !== null) return { mode, codigo }
  return typeof state === 'object' && state !== null && 'acao' in state ? (state.acao as Acao) : null
}

/** The action of the link that led to this page; its code leaves the address at once, where others could read it. */
export function useAcao(): Acao | null {
  const { search, pathname, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown }
  const navigate = useNavigate()
  const [acao] = useState(() => acaoDe(search, state))
  const noEndereco = new URLSearchParams(search).has('oobCode')
  useEffect(() => {
    if (noEndereco) void navigate(pathname, { replace: true, state: { acao } })
  }, [noEndereco, navigate, pathname, acao])
  return acao
}
