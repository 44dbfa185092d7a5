/** Session-storage key of the access token. */
export const CHAVE_TOKEN = 'accessToken'
/**
 * Session-storage key under which the original system kept the typed password. A password that any script
 * can read is a defect, so the key exists only to clean up what an older version left behind.
 */
export const CHAVE_SENHA = 'password'

/** Maximum delay of a timer: above it browsers fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** Reads the `exp` claim (seconds) of a JWT; null for none. */
export function expOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null
  } catch {
    return null
  }
}

/** Remaining lifetime of a token in milliseconds; zero or less means expired. A token without `exp` is never valid. */
export const lifeOf = (token: string, agora: number): number => {
  const exp = expOf(token)
  return exp === null ? 0 : exp * 1000 - agora
}

/** Stored token, unless expired. */
export function readToken(agora = Date.now()): string | null {
  const token = sessionStorage.getItem(CHAVE_TOKEN)
  if (token === null || lifeOf(token, agora) > 0) return token
  removeToken()
  return null
}

export const saveToken = (token: string): void => sessionStorage.setItem(CHAVE_TOKEN, token)
export const removeToken = (): void => sessionStorage.removeItem(CHAVE_TOKEN)
export const removeOldPassword = (): void => sessionStorage.removeItem(CHAVE_SENHA)

/** Minutes before expiry at which the person is warned. */
const AVISOS_MIN = [10, 2] as const
const MINUTO_MS = 60_000

interface Countdown {
  readonly onWarn: (minutos: number) => void
  readonly onExpire: () => void
  /** Source of `visibilitychange` events. */
  readonly pagina?: EventTarget
}

/**
 * Warns before the token expires, and reports when it has. Timers stop while a machine sleeps, so the clock is read
 * again whenever the page becomes visible. Returns a function that cancels both.
 */
export function armExpiry(token: string, { onWarn, onExpire, pagina = document }: Countdown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let avisos = AVISOS_MIN.map((minutos) => minutos * MINUTO_MS)
  const disarm = (): void => {
    clearTimeout(timer)
    pagina.removeEventListener('visibilitychange', check)
  }
  function check(): void {
    clearTimeout(timer)
    const life = lifeOf(token, Date.now())
    if (life <= 0) {
      disarm()
      return onExpire()
    }
    const due = avisos.some((aviso) => life <= aviso)
    avisos = avisos.filter((aviso) => life > aviso)
    timer = setTimeout(check, Math.min(life - Math.max(0, ...avisos), MAX_TIMER_MS))
    if (due) onWarn(Math.ceil(life / MINUTO_MS))
  }
  pagina.addEventListener('visibilitychange', check)
  check()
  return disarm
}
