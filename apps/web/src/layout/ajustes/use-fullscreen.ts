import { useSyncExternalStore } from 'react'
import { logFailure } from '../../lib/log.ts'
import { notify } from '../../lib/notify.ts'

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = (): boolean => document.fullscreenElement !== null

/** iPhones have no full screen, and a frame or a policy may forbid it. */
const isPossible = (): boolean => document.fullscreenEnabled

async function toggle(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch (error) {
    logFailure('Fullscreen refused', error)
    notify.warning('O navegador não permitiu a tela cheia.')
  }
}

export const useFullscreen = () => ({
  isFull: useSyncExternalStore(subscribe, isFull),
  isPossible: isPossible(),
  toggle: (): void => void toggle(),
})
