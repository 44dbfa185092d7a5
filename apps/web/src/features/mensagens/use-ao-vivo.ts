import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followSocket, link } from '../../lib/api/link.ts'
import { lerDeNovo } from './chamadas.ts'

/** Reads the mail anew when an alert tells of something, or the connection was away. */
export function useAoVivo(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const ler = (): void => lerDeNovo(queries)
    let ouvida: typeof link.tela = null
    const seguir = (): void => {
      ouvida?.off('alerta', ler)
      ouvida = link.tela
      ouvida?.on('alerta', ler)
      if (ouvida) ler()
    }
    const deixar = followSocket(seguir)
    ouvida = link.tela
    ouvida?.on('alerta', ler)
    return () => {
      deixar()
      ouvida?.off('alerta', ler)
    }
  }, [queries])
}
