import { motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAbort, toApiError } from '../../lib/api/api-error.ts'
import { mayArriveLater, whyNotSent } from './why-not-sent.ts'

/** Upload in progress, or failed. */
export interface Envio {
  readonly id: string
  readonly arquivo: File
  /** Progress from 0 to 1; null while queued. */
  readonly progress: number | null
  /** Reason of the failure; undefined while it goes on. */
  readonly error?: string
  /** Transient failure that a retry may solve: connection lost, or server busy. */
  readonly podeRepetir?: boolean
}

export interface SendOptions {
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
  /** Same key for every attempt of one file, so that the server keeps it once (idempotent). */
  readonly idempotencyKey: string
}
export type SendOne = (arquivo: File, options: SendOptions) => Promise<unknown>

/** Uploads files one after the other; resumes on reconnect after a lost connection. */
export function useUploads(upload: Upload, send: SendOne) {
  const [envios, setEnvios] = useState<readonly Envio[]>([])
  const fila = useRef<Promise<void>>(Promise.resolve())
  const abortos = useRef(new Map<string, AbortController>())
  const mudar = (id: string, mudanca: Partial<Envio>): void =>
    setEnvios((antes) => antes.map((envio) => (envio.id === id ? { ...envio, ...mudanca } : envio)))
  const tirar = (id: string): void => {
    abortos.current.get(id)?.abort()
    abortos.current.delete(id)
    setEnvios((antes) => antes.filter((envio) => envio.id !== id))
  }
  const enviarUm = async (id: string, arquivo: File, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    mudar(id, { progress: 0 })
    try {
      const onProgress = (progress: number): void => mudar(id, { progress })
      await send(arquivo, { onProgress, signal, idempotencyKey: id })
      tirar(id)
    } catch (error) {
      if (isAbort(error)) return
      const { status, mensagem } = toApiError(error)
      // Without a connection there is nothing to do: it goes on by itself.
      mudar(id, { error: status === 0 ? mensagem : whyNotSent(error), podeRepetir: mayArriveLater(error) })
    }
  }
  const enviar = (id: string, arquivo: File): void => {
    const { signal } = criarAborto(abortos.current, id)
    const antes = fila.current
    fila.current = (async () => {
      await antes
      await enviarUm(id, arquivo, signal)
    })()
  }
  const repetir = ({ id, arquivo }: Envio): void => {
    setEnvios((antes) => antes.map((e) => (e.id === id ? { id, arquivo, progress: null } : e)))
    enviar(id, arquivo)
  }
  const add = (arquivos: Iterable<File>): void => {
    for (const arquivo of arquivos) {
      const id = crypto.randomUUID()
      const recusa = motivoRecusa(upload, arquivo)
      const novo: Envio = { id, arquivo, progress: null, ...(recusa ? { error: recusa } : {}) }
      // A new try of the same file, or after one that cannot go, takes the place of what failed.
      setEnvios((antes) => [...antes.filter((outro) => !isSuperado(outro, arquivo)), novo])
      if (!recusa) enviar(id, arquivo)
    }
  }
  const retomar = useEffectEvent(() => {
    for (const envio of envios) if (envio.podeRepetir) repetir(envio)
  })
  useEffect(() => {
    const online = (): void => retomar()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return { envios, add, repetir, cancelar: tirar }
}

const isSuperado = ({ error, podeRepetir, arquivo }: Envio, novo: File): boolean =>
  error !== undefined && (podeRepetir !== true || arquivo.name === novo.name)

function criarAborto(abortos: Map<string, AbortController>, id: string): AbortController {
  const aborto = new AbortController()
  abortos.set(id, aborto)
  return aborto
}
