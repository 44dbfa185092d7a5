import { errosDaTela } from '@rh/domain/errors-da-tela'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { isSignedInAs } from '../../lib/session/session.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { readFromTab, removeFromTab, saveInTab } from '../../lib/storage/tab-storage.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { lembrarSave } from './a-caminho.ts'
import { corpoDe, isMesma, type Escrita } from './escrita.ts'
import { etiquetasQuery, rascunhosQuery } from './chamadas.ts'

const ESPERA_MS = 800
/** How long what could not be saved waits for the next try. */
export const DE_NOVO_MS = 5_000

/** What a tab keeps of a draft until the server has it. */
interface Guardada {
  readonly versao: number
  readonly escrita: Escrita
  /** Sent on top of that version, without an answer so far: the server may have it. */
  readonly enviada: Escrita | null
}

const chaveDaAba = (chave: string): string => `mensagens:rascunho:${chave}`

/** What this tab typed and the server did not get, if the draft is still the one that it was typed in. */
export function naAba(dono: number, { chave, versao, salva }: Inicio): Escrita | null {
  const guardada = readFromTab(dono, chaveDaAba(chave)) as Guardada | null
  if (guardada?.escrita === undefined) return null
  const isDaAba = guardada.versao === versao || (guardada.enviada && isMesma(guardada.enviada, salva))
  return isDaAba ? guardada.escrita : null
}

export type EstadoDoRascunho =
  | { readonly tipo: 'igual' | 'salvo' | 'salvando' | 'esperando' }
  | { readonly tipo: 'recusado'; readonly mensagem: string; readonly semVolta: boolean }

/** Why the server does not have what is written. */
export interface Falha {
  readonly mensagem: string
  readonly oQueFazer: string
}

const semSessao: Falha = {
  mensagem: errosDaTela.sessao_expirada.mensagem,
  oQueFazer: errosDaTela.sessao_expirada.acao,
}

/** A draft as it is opened. */
interface Inicio {
  readonly chave: string
  /** As the server has it; 0 where it has none. */
  readonly versao: number
  readonly salva: Escrita
}

interface Atual extends Guardada {
  readonly salva: Escrita
  fim: boolean
}

/**
 * A draft that is kept on the server as it is typed, one save at a time. What could not be saved stays in the tab, is
 * tried again, and is never thrown away by a newer one of another screen: that is said.
 */
export function useRascunho({ chave, versao, salva }: Inicio) {
  const { id: eu } = useUsuario()
  const queries = useQueryClient()
  const [escrita, setEscrita] = useState(() => naAba(eu, { chave, versao, salva }) ?? salva)
  const [estado, setEstado] = useState<EstadoDoRascunho>({ tipo: 'igual' })
  /** Typed, and on no server yet. */
  const [pendente, setPendente] = useState(false)
  const atual = useRef<Atual>({ escrita, salva, versao, enviada: null, fim: false })
  const relogio = useRef<ReturnType<typeof setTimeout>>(undefined)
  const emCurso = useRef<Promise<Falha | null> | null>(null)

  /** Keeps in the tab what the server does not have; after a sign-out nothing of it stays there. */
  const guardarNaAba = (): void => {
    const { versao: base, escrita: digitada, enviada } = atual.current
    if (isSignedInAs(eu))
      saveInTab(eu, chaveDaAba(chave), { versao: base, escrita: digitada, enviada } satisfies Guardada)
  }
  const salvarUma = async (): Promise<Falha | null> => {
    const { escrita: digitada, enviada: semResposta, versao: antes } = atual.current
    // As it was, before anything newer: the server would take the person's own first try for another screen's.
    const enviada = semResposta ?? digitada
    setEstado({ tipo: 'salvando' })
    Object.assign(atual.current, { enviada })
    guardarNaAba()
    try {
      const { versao: nova } = await call('PUT /api/mail/rascunho/:id', {
        params: { id: chave },
        body: { ...corpoDe(enviada), versao: antes },
      })
      Object.assign(atual.current, { versao: nova, salva: enviada, enviada: null })
      if (isMesma(atual.current.escrita, enviada)) {
        removeFromTab(eu, chaveDaAba(chave))
        setPendente(false)
      } else guardarNaAba()
      setEstado({ tipo: 'salvo' })
      for (const { queryKey } of [rascunhosQuery, etiquetasQuery])
        void queries.invalidateQueries({ queryKey })
      return null
    } catch (error) {
      const { status, mensagem: dita, acao, campos } = toApiError(error)
      const mensagem = Object.values(campos)[0] ?? dita
      const semVolta = status === 409 || status === 404
      if (status === 0 || status >= 500 || status === 429) {
        setEstado({ tipo: 'esperando' })
        agendar(DE_NOVO_MS)
      } else {
        Object.assign(atual.current, { enviada: null })
        setEstado({ tipo: 'recusado', mensagem, semVolta })
      }
      return { mensagem, oQueFazer: semVolta ? 'Copie o que precisar e comece outra mensagem.' : acao }
    }
  }
  const salvar = async (): Promise<Falha | null> => {
    clearTimeout(relogio.current)
    while (emCurso.current) await emCurso.current
    const { escrita: agora, salva: antes, enviada, fim } = atual.current
    if (fim || (!enviada && isMesma(agora, antes))) return null
    // Tried again after a sign-out, it would become a draft of whoever signed in next.
    if (!isSignedInAs(eu)) return semSessao
    emCurso.current = lembrarSave(chave, salvarUma())
    const falha = await emCurso.current
    emCurso.current = null
    // What was typed meanwhile has its own turn.
    if (!isMesma(atual.current.escrita, falha ? agora : atual.current.salva)) agendar(ESPERA_MS)
    return falha
  }
  /** Saves until the server has all that is typed: answers it, or null where that failed or was ended meanwhile. */
  const guardar = async (aoFalhar: (falha: Falha) => void): Promise<Escrita | null> => {
    while (!atual.current.fim) {
      const falha = await salvar()
      if (falha) {
        aoFalhar(falha)
        return null
      }
      const { escrita: agora, salva: guardada } = atual.current
      if (isMesma(agora, guardada)) return agora
    }
    return null
  }
  const agendar = (ms: number): void => {
    clearTimeout(relogio.current)
    if (!atual.current.fim) relogio.current = setTimeout(() => void salvar(), ms)
  }
  const mudar = (mudanca: Partial<Escrita>): void => {
    const nova = { ...atual.current.escrita, ...mudanca }
    Object.assign(atual.current, { escrita: nova })
    setEscrita(nova)
    setPendente(!isMesma(nova, atual.current.salva))
    guardarNaAba()
    if (estado.tipo !== 'recusado' || !estado.semVolta) agendar(ESPERA_MS)
  }
  /** Ends it: what is typed goes out with the message, or is thrown away. */
  const encerrar = async (): Promise<number> => {
    clearTimeout(relogio.current)
    atual.current.fim = true
    setPendente(false)
    if (emCurso.current) await emCurso.current
    removeFromTab(eu, chaveDaAba(chave))
    return atual.current.versao
  }
  const naVolta = useEffectEvent(() => {
    if (estado.tipo === 'esperando') void salvar()
  })
  const aoSair = useEffectEvent(() => void salvar())
  useEffect(() => {
    const volta = (): void => naVolta()
    window.addEventListener('online', volta)
    if (!isMesma(atual.current.escrita, atual.current.salva)) aoSair()
    return () => {
      window.removeEventListener('online', volta)
      aoSair()
    }
  }, [])
  useUnsaved(pendente, 'a mensagem que você escreve')
  return { escrita, estado, mudar, guardar, encerrar }
}
