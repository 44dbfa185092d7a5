import { useRef, useState } from 'react'
import { isAbort } from '../../lib/api/api-error.ts'
import { whyNotSent } from './why-not-sent.ts'

export type Send = (
  arquivo: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<unknown>

const nothing = (): Promise<void> => Promise.resolve()

/** Uploads one file at a time, with preview, progress and the reason of a failure. */
export function useSending(
  /** Validates a file before the upload; answers the reason of a refusal, or null. */
  refuse: (arquivo: File) => string | null,
  onSend: Send,
  onRemove: () => Promise<unknown> = nothing,
) {
  const [preview, setPreview] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const controller = useRef<AbortController>(null)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await action()
    } catch (failure) {
      if (!isAbort(failure)) setError(whyNotSent(failure))
    } finally {
      setBusy(false)
    }
  }
  const send = async (arquivo: File): Promise<void> => {
    const motivo = refuse(arquivo)
    if (motivo) return setError(motivo.replace(/\.?$/, '.'))
    const url = URL.createObjectURL(arquivo)
    controller.current = new AbortController()
    const { signal } = controller.current
    setPreview(url)
    setProgress(0)
    await run(() => onSend(arquivo, setProgress, signal))
    setProgress(null)
    setPreview(null)
    URL.revokeObjectURL(url)
  }
  const cancel = (): void => controller.current?.abort()
  return { preview, progress, error, busy, send, cancel, remove: () => run(onRemove) }
}
