import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** Installs the service worker, and goes where a clicked message leads. Its code comes apart: no page waits for it. */
export function useAparelho(): void {
  const navigate = useNavigate()
  const ir = useEffectEvent((destino: string) => void navigate(destino))
  useEffect(() => {
    const listening = new AbortController()
    void import('../../lib/aparelho/ligar.ts').then(({ ligar }) =>
      ligar((destino) => ir(destino), listening.signal),
    )
    return () => listening.abort()
  }, [])
}
