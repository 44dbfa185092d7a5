import { tiposProcesso } from '@rh/domain/processo/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ApiKey } from '../../lib/api/api.ts'
import { loadConfig } from '../../lib/config.ts'
import { logFailure } from '../../lib/log.ts'
import { alerta, retirar } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { quadroDeCobertura } from '../../features/cobertura/chamadas.ts'
import { aplicarAndamento } from '../../features/processo/lote/andamento.ts'
import { comporAlertas } from './rajada.ts'

/** What an alert makes old: the bell, and what waits for the person. */
const antigas = [
  'GET /api/notificacoes/entradas',
  'GET /api/notificacoes/listar',
  'GET /api/setores/pendencias',
  'GET /api/inicio',
  'GET /api/mail/nao-lidas',
  ...tiposProcesso.flatMap((tipo) => [`GET /api/${tipo}/listar`, `GET /api/${tipo}/quadro`] as const),
] as const satisfies readonly ApiKey[]

const naoLidas = ['GET /api/chat/nao-lidas'] as const satisfies readonly ApiKey[]

/**
 * Listens to the server for as long as somebody is signed in: alerts appear as they come, counts are read again. What
 * came before, or while the connection was away, is in the bell alone.
 */
export function useAlertas(onVer: () => void): void {
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const ver = useEffectEvent(onVer)
  useEffect(() => {
    const lerDeNovo = (chaves: readonly ApiKey[]): void => {
      for (const key of chaves) void queries.invalidateQueries({ queryKey: [key] })
    }
    // Every call of the boards shows cards.
    const lerQuadros = (): void =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [key] }) => String(key).startsWith('GET /api/kanban'),
      })
    const refresh = (): void => lerDeNovo(antigas)
    const alertas = comporAlertas({
      mostrar: ({ id, icone, texto, resumo }) =>
        alerta(icone, texto, {
          id,
          ...(resumo && { action: { label: 'Ver no sino', onClick: () => ver() } }),
        }),
      retirar,
      aoMudar: refresh,
    })
    let close = (): void => {}
    let isOver = false
    const open = async (): Promise<void> => {
      const [{ openSocket }, { origemWebsocket }] = await Promise.all([
        import('../../lib/api/socket.ts'),
        loadConfig(),
      ])
      if (isOver) return
      close = openSocket(
        {
          onAlerta: alertas.receber,
          onLote: (andamento) => aplicarAndamento(queries, andamento),
          onCobertura: () => lerDeNovo(quadroDeCobertura),
          onConversas: () => lerDeNovo(naoLidas),
          onLeituras: (quem) => {
            if (quem.includes(eu)) lerDeNovo(naoLidas)
          },
          onKanban: lerQuadros,
          onBack: () => {
            lerDeNovo([...antigas, ...quadroDeCobertura, ...naoLidas])
            lerQuadros()
          },
        },
        origemWebsocket,
      )
    }
    open().catch((error: unknown) => logFailure('socket', error))
    return () => {
      isOver = true
      alertas.encerrar()
      close()
    }
  }, [queries, eu])
}
