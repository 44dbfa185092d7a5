import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { logFailure } from '../../lib/log.ts'
import { OfflineBanner } from '../../ui/feedback/OfflineBanner.tsx'

/** What a message can come of. */
const USOS = ['pointerdown', 'keydown'] as const

const loadMessages = (): void =>
  void import('../../ui/feedback/Toasters.tsx').catch((error: unknown) => logFailure('Toasters', error))

/**
 * Says when the server is out of reach. Its own code is there before it is needed, and that of the messages from the
 * first touch on: who only reads has none.
 */
export function Conexao() {
  const offline = useSyncExternalStore(subscribeConnection, isOffline)
  useEffect(() => {
    const used = new AbortController()
    const onUse = (): void => {
      used.abort()
      loadMessages()
    }
    for (const uso of USOS) window.addEventListener(uso, onUse, { signal: used.signal })
    return () => used.abort()
  }, [])
  // Outside the top bar, which a form on a phone hides.
  return offline ? createPortal(<OfflineBanner />, document.body) : null
}
