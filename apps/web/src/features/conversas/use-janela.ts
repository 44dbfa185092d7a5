import type { Conversa } from '@rh/domain/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../lib/api/api.ts'
import { DO_SINO } from '../../lib/api/do-sino.ts'
import { janelaQuery, lerDeNovo, mudarJanela } from './chamadas.ts'
import { comAntes, comDepois, type Janela, type Lidas } from './janela.ts'

/**
 * The stretch of the conversation in hand, around a message or of the last ones, its reading at both ends, and how far the
 * person has come.
 */
export function useJanela(conversa: Conversa, em: number | null) {
  const { id } = conversa
  const queries = useQueryClient()
  const { data: janela, error, refetch } = useQuery(janelaQuery(id, em))
  const lendo = useRef(false)
  const lida = useRef(conversa.lidaAte)
  const ler = async (query: object, juntar: (janela: Janela, lidas: Lidas) => Janela): Promise<void> => {
    if (lendo.current) return
    lendo.current = true
    try {
      const lidas = await call('GET /api/chat/mensagens/:id', { params: { id }, query })
      mudarJanela(queries, id, (atual) => juntar(atual, lidas))
    } catch {
      // The button at the end asks again.
    } finally {
      lendo.current = false
    }
  }
  const noFim = (): void => {
    const ultima = janela?.mensagens.at(-1)?.id ?? 0
    if (ultima <= lida.current || document.visibilityState === 'hidden') return
    const antes = lida.current
    lida.current = ultima
    const citam = janela?.mensagens.some((m) => m.id > antes && m.citados.length > 0)
    void marcar(id, ultima, () => {
      lerDeNovo(queries)
      if (citam) for (const key of DO_SINO) void queries.invalidateQueries({ queryKey: [key] })
    })
  }
  const voltou = useEffectEvent(noFim)
  useEffect(() => {
    const visto = (): void => voltou()
    document.addEventListener('visibilitychange', visto)
    return () => document.removeEventListener('visibilitychange', visto)
  }, [])
  return {
    janela,
    error,
    refetch,
    antes: () => void ler({ antesDe: janela?.mensagens[0]?.id }, comAntes),
    depois: () => void ler({ depoisDe: janela?.mensagens.at(-1)?.id ?? 0 }, comDepois),
    /** Reads another place, unless it is in hand; who shows it draws again with it, and finds what is read. */
    ir: (qual: number | null) => {
      if (qual !== null && janela?.mensagens.some((m) => m.id === qual)) return
      queries.removeQueries({ queryKey: janelaQuery(id, qual).queryKey })
      void queries.prefetchQuery(janelaQuery(id, qual))
    },
    noFim,
  }
}

async function marcar(id: number, ate: number, depois: () => void): Promise<void> {
  try {
    await call('POST /api/chat/lida/:id', { params: { id }, body: { ate } })
    depois()
  } catch {
    // Said again with the next message, or when the conversation is opened again.
  }
}
