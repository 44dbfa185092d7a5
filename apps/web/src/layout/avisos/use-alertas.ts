import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiKey } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { alerta } from '../../lib/notify.ts'

/** What an alert makes old: the bell, and what waits for the person. */
const antigas = [
  'GET /api/notificacoes/listar',
  'GET /api/setores/pendencias',
  'GET /api/inicio',
  'GET /api/admissao/listar',
  'GET /api/admissao/quadro',
] as const satisfies readonly ApiKey[]

/** Listens to the server for as long as somebody is signed in: alerts appear, counts are read again. */
export function useAlertas(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = (): void => {
      for (const key of antigas) void queries.invalidateQueries({ queryKey: [key] })
    }
    let close = (): void => {}
    let isOver = false
    const open = async (): Promise<void> => {
      const { openSocket } = await import('../../lib/socket.ts')
      if (isOver) return
      close = openSocket({
        onAlerta: ({ icone, texto }) => {
          alerta(icone, texto)
          refresh()
        },
        onBack: refresh,
      })
    }
    open().catch((error: unknown) => logFailure('socket', error))
    return () => {
      isOver = true
      close()
    }
  }, [queries])
}
