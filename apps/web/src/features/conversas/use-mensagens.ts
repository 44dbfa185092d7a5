import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { receber } from './chamadas.ts'
import { porNaFila } from './fila.ts'
import { referenciaDoLink } from './referencia-do-link.ts'
import type { Escrita } from './use-escrita.ts'
import { useJanela } from './use-janela.ts'

/** Where the conversation is shown. */
interface Mostra {
  /** The message that was asked for; without one, where what is new begins or, once they were asked for, the last ones. */
  readonly alvo: number | null
  /** How often another place was asked for: the same one may be again, after the person went elsewhere. */
  readonly vez: number
}

/** The part of a conversation that is shown: where it was left, or the place that was asked for. */
export function useLugar(conversa: Conversa, em: number | null) {
  const [lidaAoAbrir] = useState(conversa.lidaAte)
  const [{ alvo, vez }, setMostra] = useState<Mostra>({ alvo: em, vez: 0 })
  const { ir, ...janela } = useJanela(conversa, alvo ?? (vez === 0 ? lidaAoAbrir || null : null))
  return {
    ...janela,
    alvo,
    vez,
    lidaAoAbrir,
    mostrar: (qual: number | null): void => {
      setMostra((anterior) => ({ alvo: qual, vez: anterior.vez + 1 }))
      ir(qual)
    },
  }
}

/** What is begun with a message – an answer, another text, its end –, and what is sent of it. */
export function useMensagens(conversaId: number) {
  const queries = useQueryClient()
  const [respondendo, setRespondendo] = useState<Mensagem | null>(null)
  const [editando, setEditando] = useState<Mensagem | null>(null)
  const [apagando, setApagando] = useState<Mensagem | null>(null)
  const mudar = async (qual: Mensagem, fazer: () => Promise<Mensagem>): Promise<void> => {
    try {
      receber(queries, conversaId, await fazer())
      // What is begun with another message meanwhile goes on.
      const semEla = (uma: Mensagem | null): Mensagem | null => (uma?.id === qual.id ? null : uma)
      setRespondendo(semEla)
      setEditando(semEla)
    } catch (failure) {
      tellFailure(failure)
    }
  }
  const largar = (): void => {
    setRespondendo(null)
    setEditando(null)
  }
  return {
    respondendo,
    editando,
    apagando,
    responder: (mensagem: Mensagem): void => {
      setEditando(null)
      setRespondendo(mensagem)
    },
    editar: (mensagem: Mensagem): void => {
      setRespondendo(null)
      setEditando(mensagem)
    },
    /** Asks before a message is taken away; null asks no more. */
    perguntar: setApagando,
    largar,
    enviar: (escrita: Escrita): void => {
      porNaFila(naFila(conversaId, escrita, respondendo))
      largar()
    },
    salvar: (mensagem: Mensagem, texto: string, citados: readonly number[]): void =>
      void mudar(mensagem, () =>
        call('PUT /api/chat/mensagem/:id', {
          params: { id: mensagem.id },
          body: { revisao: mensagem.revisao, texto, citados: [...citados] },
        }),
      ),
    apagar: (mensagem: Mensagem): void => {
      setApagando(null)
      void mudar(mensagem, () => call('POST /api/chat/mensagem/apagar/:id', { params: { id: mensagem.id } }))
    },
  }
}

const naFila = (
  conversaId: number,
  { texto, citados, anexos, referencia }: Escrita,
  resposta: Mensagem | null,
) => ({
  conversaId,
  escritaEm: new Date().toISOString(),
  anexos,
  referencia,
  respostaDe: resposta && { autor: resposta.autor, texto: resposta.texto },
  corpo: {
    chave: crypto.randomUUID(),
    texto,
    respostaA: resposta?.id ?? null,
    anexos: anexos.map(({ id }) => id),
    citados: [...citados],
    referencia: referencia ? { tipo: referencia.tipo, id: referencia.id } : referenciaDoLink(texto),
  },
})
