import { DIGITANDO_MS } from '@rh/domain/conversas/limites'
import type { EventosDoServidor } from '@rh/domain/contract/socket'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { followSocket, link } from '../../lib/api/link.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { logFailure } from '../../lib/log.ts'
import { alcancar, isGuardada, lerDeNovo, receber, receberLeituras } from './chamadas.ts'

interface Digita {
  readonly conversaId: number
  readonly usuarioId: number
  readonly nome: string
  readonly ate: number
}

/** Hears what is told of the conversations while the page shows them; answers who types in the one that is open. */
export function useAoVivo(aberta: number | null, eu: number, aoMudarLugar: () => void): readonly string[] {
  const queries = useQueryClient()
  const [digitam, setDigitam] = useState<readonly Digita[]>([])
  const mudou = useEffectEvent((id: number | null) => {
    if (aberta !== null && (id === null || id === aberta))
      alcancar(queries, aberta).catch((error: unknown) => {
        if (toApiError(error).status === 404) aoMudarLugar()
        else logFailure('conversas', error)
      })
    else lerDeNovo(queries)
  })
  useEffect(() => {
    const aoOuvir: Pick<EventosDoServidor, 'mensagem' | 'conversa' | 'leituras' | 'digitando'> = {
      mensagem: ({ conversaId, mensagem }) => {
        receber(queries, conversaId, mensagem)
        setDigitam((antes) => antes.filter((um) => um.usuarioId !== mensagem.autorId))
      },
      conversa: ({ id }) => mudou(id),
      leituras: ({ conversaId, leituras }) => {
        receberLeituras(queries, conversaId, leituras)
        if (leituras.some(({ usuarioId }) => usuarioId === eu)) lerDeNovo(queries)
      },
      digitando: (quem) =>
        setDigitam((antes) => [
          ...antes.filter((um) => um.usuarioId !== quem.usuarioId),
          { ...quem, ate: Date.now() + DIGITANDO_MS },
        ]),
    }
    let ouvida: typeof link.tela = null
    const soltar = (): void => {
      for (const evento of Object.keys(aoOuvir) as (keyof typeof aoOuvir)[])
        ouvida?.off(evento, aoOuvir[evento])
    }
    const seguir = (): void => {
      soltar()
      ouvida = link.tela
      for (const evento of Object.keys(aoOuvir) as (keyof typeof aoOuvir)[])
        ouvida?.on(evento, aoOuvir[evento])
      // Anew, or again: what was told in between went unheard.
      if (ouvida) mudou(null)
    }
    const deixar = followSocket(seguir)
    if (link.tela) seguir()
    const relogio = setInterval(
      () => setDigitam((antes) => (antes.length === 0 ? antes : antes.filter(({ ate }) => ate > Date.now()))),
      1_000,
    )
    return () => {
      deixar()
      soltar()
      clearInterval(relogio)
    }
  }, [queries, eu])
  useEffect(() => {
    // What was said while nobody listened is not in what the page kept of it.
    if (aberta !== null && isGuardada(queries, aberta)) mudou(aberta)
  }, [queries, aberta])
  return digitam.filter(({ conversaId }) => conversaId === aberta).map(({ nome }) => nome)
}

/** Says that the person types, so often that others see it go on and no more. */
export function dizerQueDigita(conversaId: number): void {
  const agora = Date.now()
  if (agora - ultima < DIGITANDO_MS - 500) return
  ultima = agora
  link.tela?.emit('digitando', conversaId)
}
let ultima = 0
