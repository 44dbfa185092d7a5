import { useLayoutEffect, useRef, useState } from 'react'
import type { Janela } from './janela.ts'
import type { NaFila } from './fila.ts'

/** Closer to an end than this, more is read, or the end counts as seen. */
const PERTO_PX = 240
const NO_FIM_PX = 48

interface Rolagem {
  readonly eu: number
  readonly janela: Janela
  readonly pendentes: readonly NaFila[]
  /** Message to be shown, as after a search. */
  readonly em: number | null
  /** It opens at the last message, whatever of it is new. */
  readonly abreNoFim: boolean
  /** The last message is in sight. */
  readonly onNoFim: () => void
}

/**
 * Keeps the place: at the end what comes is shown, and so is what the person just wrote; elsewhere nothing moves, whatever
 * is read before or after.
 */
export function useRolagem({ janela, pendentes, em, abreNoFim, eu, onNoFim }: Rolagem) {
  const caixa = useRef<HTMLDivElement>(null)
  const antes = useRef({ primeira: 0, ultima: 0, altura: 0, fim: true, aberta: false })
  const [novas, setNovas] = useState(0)
  const primeira = janela.mensagens[0]?.id ?? 0
  const ultima = janela.mensagens.at(-1)?.id ?? 0
  const ultimaMinha = janela.mensagens.at(-1)?.autorId === eu
  const irAoFim = (): void => {
    if (caixa.current) caixa.current.scrollTop = caixa.current.scrollHeight
  }
  useLayoutEffect(() => {
    const el = caixa.current
    const { current: foi } = antes
    if (!el) return
    if (!foi.aberta) {
      const alvo = el.querySelector(em === null ? '[data-novas]' : `[data-mensagem="${em}"]`)
      if (alvo && !abreNoFim) el.scrollTop = (alvo as HTMLElement).offsetTop - el.clientHeight / 3
      else el.scrollTop = el.scrollHeight
    } else if (primeira < foi.primeira) el.scrollTop += el.scrollHeight - foi.altura
    else if ((foi.fim || (ultimaMinha && ultima > foi.ultima)) && !janela.maisDepois)
      el.scrollTop = el.scrollHeight
    else if (ultima > foi.ultima && !janela.maisDepois)
      setNovas((n) => n + janela.mensagens.filter((m) => m.id > foi.ultima && m.autorId !== eu).length)
    const fim = el.scrollHeight - el.scrollTop - el.clientHeight < NO_FIM_PX
    antes.current = { primeira, ultima, altura: el.scrollHeight, fim, aberta: true }
    if (fim && !janela.maisDepois) onNoFim()
    // oxlint-disable-next-line react/exhaustive-deps -- the rest only says how to look at what changed
  }, [janela, pendentes])
  const olhar = () => {
    const el = caixa.current
    if (!el) return { perto: null, fim: false } as const
    const falta = el.scrollHeight - el.scrollTop - el.clientHeight
    const fim = falta < NO_FIM_PX && !janela.maisDepois
    antes.current.fim = fim
    if (fim) setNovas(0)
    const perto = el.scrollTop < PERTO_PX ? 'antes' : falta < PERTO_PX ? 'depois' : null
    return { perto, fim } as const
  }
  return { caixa, novas, olhar, irAoFim }
}
