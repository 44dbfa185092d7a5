import { useEffect, useSyncExternalStore } from 'react'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { logFailure } from '../../lib/log.ts'
import { OfflineBanner } from '../../ui/feedback/OfflineBanner.tsx'

/** Says when the server is out of reach. Its own code, and that of the messages, is there before it is needed. */
export function Conexao() {
  const offline = useSyncExternalStore(subscribeConnection, isOffline)
  useEffect(() => {
    import('../../ui/feedback/Toasters.tsx').catch((error: unknown) => logFailure('Toasters', error))
  }, [])
  return offline ? <OfflineBanner /> : null
}
