import { useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { notify } from '../../lib/notify.ts'
import { getUnsaved, subscribeUnsaved } from '../../lib/storage/unsaved.ts'

/** Asked at most this often, when the person comes back to the page. */
const INTERVALO_MS = 5 * 60_000

/** The version that runs here: the entry script's name carries a hash of all the code. */
const versaoDaqui = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src.split('/').at(-1)

async function isOld(): Promise<boolean> {
  const daqui = versaoDaqui()
  if (!daqui) return false
  const response = await fetch('/versao.json', { cache: 'no-store' })
  const { versao } = (await response.json()) as { readonly versao?: string }
  return response.ok && versao !== undefined && versao !== daqui
}

/** Offers the new version, once it is installed and nothing on the screen would be lost by it. */
export function useNovaVersao(): void {
  useEffect(() => {
    let asked = Date.now()
    let isWaiting = false
    const offer = (): void => {
      if (!isWaiting || getUnsaved().length > 0) return
      isWaiting = false
      notify.info('Há uma nova versão disponível.', {
        id: 'versao',
        duration: Infinity,
        action: { label: 'Atualizar', onClick: reload },
      })
    }
    const look = async (): Promise<void> => {
      asked = Date.now()
      try {
        isWaiting ||= await isOld()
        offer()
      } catch (error) {
        logFailure('/versao.json', error)
      }
    }
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - asked >= INTERVALO_MS) void look()
    }
    const listening = new AbortController()
    document.addEventListener('visibilitychange', onVisible, listening)
    window.addEventListener('focus', onVisible, listening)
    // A part of the page is not there any more: most often because a newer one has taken its place.
    window.addEventListener('vite:preloadError', () => void look(), listening)
    const unsubscribe = subscribeUnsaved(offer)
    return () => {
      listening.abort()
      unsubscribe()
    }
  }, [])
}

function reload(): void {
  if (getUnsaved().length === 0) return window.location.reload()
  notify.warning('Salve antes de atualizar: há alterações nesta página.', { id: 'versao' })
}
