import { logFailure } from '../log.ts'

/** Where the service worker is served: at the root, so that it stands for every page. */
const ARQUIVO = '/sw.js'

/**
 * Registers the service worker of a built application, once the page is at rest. Null where the browser has none, as
 * without https, or in development.
 */
export async function trabalhador(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register(ARQUIVO)
    return await navigator.serviceWorker.ready
  } catch (error) {
    logFailure(ARQUIVO, error)
    return null
  }
}
