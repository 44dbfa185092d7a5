/** Session-storage key of the access token. */
export const CHAVE_TOKEN = 'accessToken'
/**
 * Session-storage key under which the original system kept the typed password. A password that any script
 * can read is a defect, so the key exists only to clean up what an older version left behind.
 */
export const CHAVE_SENHA = 'password'

/** Longest delay a timer can hold: above it the browser fires at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** The `exp` claim (seconds) of a JWT, or null when there is none to read. */
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

/** Milliseconds of life left; zero or less means expired. A token without `exp` is never valid. */
export const lifeOf = (token: string, agora: number): number => {
  const exp = expOf(token)
  return exp === null ? 0 : exp * 1000 - agora
}

/** The stored token, if it has not expired yet. */
export function readToken(agora = Date.now()): string | null {
  const token = sessionStorage.getItem(CHAVE_TOKEN)
  if (token === null || lifeOf(token, agora) > 0) return token
  removeToken()
  return null
}

export const saveToken = (token: string): void => sessionStorage.setItem(CHAVE_TOKEN, token)
export const removeToken = (): void => sessionStorage.removeItem(CHAVE_TOKEN)
export const removeOldPassword = (): void => sessionStorage.removeItem(CHAVE_SENHA)

/** Minutes before the end at which the person is warned. */
const AVISOS_MIN = [10, 2] as const
const MINUTO_MS = 60_000

interface Countdown {
  readonly onWarn: (minutos: number) => void
  readonly onExpire: () => void
  /** Says when the page becomes visible again. */
  readonly pagina?: EventTarget
}

/**
 * Warns before the token's life is over, and tells when it is. A timer alone is not enough: a sleeping machine
 * does not count, so the clock is read again whenever the page becomes visible. Returns how to disarm it.
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
