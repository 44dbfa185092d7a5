import type { ExternalToast, toast } from 'sonner'
import { logFailure } from './log.ts'

/** Kinds of toast; the realtime alert's `icone` is one of them. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

type Options = Pick<ExternalToast, 'description' | 'duration' | 'id' | 'action'>

/** Id of the toaster that shows the application's alerts, apart from the general one. */
export const TOASTER_ALERTA = 'alerta'

/** Lazy-loads the toast library with the first message. Without it the message is lost, not the page. */
async function say(message: (library: typeof toast) => unknown): Promise<void> {
  hasMessages = true
  for (const listener of listeners) listener()
  try {
    message((await import('sonner')).toast)
  } catch (error) {
    logFailure('sonner', error)
  }
}

let hasMessages = false
const listeners = new Set<() => void>()

/** True after the first message: the toasters are mounted then. */
export const hasHadMessages = (): boolean => hasMessages
export const subscribeMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const show =
  (kind: ToastKind) =>
  (texto: string, options?: Options): void => {
    void say((toast) => toast[kind](texto, options))
  }

/** Toasts, bottom right. */
export const notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** Loading toast that becomes the outcome of the promise. Returns the same promise. */
  promise<T>(promise: Promise<T>, textos: { loading: string; success: string; error?: string }): Promise<T> {
    void say((toast) =>
      toast.promise(promise, {
        loading: textos.loading,
        success: textos.success,
        error: (failure: unknown) => textos.error ?? (failure instanceof Error ? failure.message : 'Erro!'),
      }),
    )
    return promise
  },
}

/** Dismisses toasts. */
export function retirar(ids: readonly string[]): void {
  if (ids.length > 0) void say((library) => ids.forEach((id) => library.dismiss(id)))
}

/** Dismisses all of them: they are said to one person, and an undo among them is that person's. */
export function calar(): void {
  if (hasMessages) void say((library) => library.dismiss())
}

/** Realtime alert, top right: session end, messages of other sectors. */
export function alerta(kind: ToastKind, texto: string, options?: Options): void {
  void say((toast) => toast[kind](texto, { ...options, toasterId: TOASTER_ALERTA }))
}
