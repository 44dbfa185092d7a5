import { mensagemEnviada, type MensagemEnviada } from '@rh/domain/contract/mail'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { ARQUIVO_A_CAMINHO } from '../../ui/upload/AnexosInput.tsx'
import { lerDeNovo } from './chamadas.ts'
import { corpoDe, type Escrita } from './escrita.ts'
import { deixarSair } from './saida.ts'
import type { Falha } from './salvador.ts'
import type { useRascunho } from './use-rascunho.ts'

export type Erros = Readonly<Partial<Record<string, string>>>

/** What is wrong with each part of a message, until that part is changed. */
export function useErros() {
  const [erros, setErros] = useState<Erros>({})
  return {
    erros,
    dizer: setErros,
    limpar: (campos: readonly string[]): void =>
      setErros((antes) =>
        Object.fromEntries(Object.entries(antes).filter(([campo]) => !campos.includes(campo))),
      ),
  }
}

/** Calls `onFim`, unless the person went elsewhere while the server was asked. */
function useSair(onFim: () => void): () => void {
  const aqui = useRef(true)
  useEffect(() => {
    aqui.current = true
    return () => {
      aqui.current = false
    }
  }, [])
  return () => {
    if (aqui.current) onFim()
  }
}

const dizerQueNaoFoi = ({ mensagem, oQueFazer }: Falha): void =>
  notify.error(`O que você escreveu não foi enviado: ${mensagem}`, { description: oQueFazer })

interface Envio extends Pick<ReturnType<typeof useRascunho>, 'escrita' | 'guardar' | 'encerrar'> {
  readonly chave: string
  /** Unread copies leave the system too, by e-mail. */
  readonly porEmail: boolean
  /** A file is still on its way. */
  readonly anexando: boolean
  readonly onErros: (erros: Erros) => void
  readonly onFim: () => void
  readonly onVoltar: (chave: string) => void
}

/** Sends what is written, once however often it is asked for, with what is typed until the server has it. */
export function useEnviar({ chave, porEmail, anexando, onErros, onFim, onVoltar, ...rascunho }: Envio) {
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const sair = useSair(onFim)
  const enviando = useRef(false)
  const conferir = (qual: Escrita): MensagemEnviada | null => {
    const lida = mensagemEnviada.safeParse({ ...corpoDe(qual), chave, porEmail })
    if (lida.success) return lida.data
    onErros(
      Object.fromEntries(
        lida.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
      ),
    )
    return null
  }
  const guardarEEnviar = async (): Promise<void> => {
    // It is a draft first, which it can come back from.
    const guardada = conferir(rascunho.escrita) && (await rascunho.guardar(dizerQueNaoFoi))
    // With what was typed meanwhile.
    const mensagem = guardada && conferir(guardada)
    if (!mensagem) return
    await rascunho.encerrar()
    deixarSair({ dono: eu, mensagem, aoSair: () => lerDeNovo(queries), aoVoltar: () => onVoltar(chave) })
    sair()
  }
  return async (): Promise<void> => {
    if (enviando.current) return
    if (anexando) return onErros({ anexos: ARQUIVO_A_CAMINHO })
    enviando.current = true
    await guardarEEnviar().finally(() => {
      enviando.current = false
    })
  }
}

/** Throws a draft away, on the server too where that has one. */
export function useDescartar({
  chave,
  encerrar,
  onFim,
}: Pick<Envio, 'chave' | 'encerrar' | 'onFim'>): () => Promise<void> {
  const queries = useQueryClient()
  const sair = useSair(onFim)
  return async () => {
    const versao = await encerrar()
    try {
      if (versao > 0)
        await call('POST /api/mail/rascunho/descartar/:id', { params: { id: chave }, body: { versao } })
      notify.info('Rascunho descartado.')
    } catch (error) {
      if (toApiError(error).status !== 404) tellFailure(error)
    }
    lerDeNovo(queries)
    sair()
  }
}
