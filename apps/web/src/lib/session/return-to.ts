import { rotasGerais } from '@rh/domain/setores/rotas'
import { metodo } from './metodo.ts'

const PARAMETRO = 'returnTo'
/** Base origin to resolve a path against; only compared, never requested. */
const ORIGEM = 'https://origem.invalid'

/**
 * Validates the address to return to after sign-in. Accepts only paths of this origin: one leading slash, same origin
 * once parsed by the browser, and no encoded tricks.
 */
export function safeReturnTo(value: string | null | undefined, padrao: string = rotasGerais.setores): string {
  if (!value || !/^\/(?![/\\])/.test(value) || hasTrap(value)) return padrao
  const url = URL.parse(value, ORIGEM)
  if (!url || url.origin !== ORIGEM || !/^\/(?![/\\])/.test(url.pathname)) return padrao
  if (url.pathname.startsWith('/auth/')) return padrao
  return `${url.pathname}${url.search}${url.hash}`
}

/** Tests for backslashes, control characters and their encodings, on which browsers and servers disagree. */
const hasTrap = (value: string): boolean => {
  const path = value.split(/[?#]/)[0] ?? ''
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return /[\\\u0000-\u001f]/.test(value) || /%(?:5c|2f|0\d|1\d)/i.test(path)
}

/** Address of the sign-in page that returns to `path`: the one of the method by which people sign in here. */
export const loginHref = (path: string): string =>
  `${metodo() === 'jwt' ? rotasGerais.login : `/auth/${metodo()}/login`}?${new URLSearchParams({ [PARAMETRO]: path }).toString()}`

export const returnToOf = (search: URLSearchParams): string => safeReturnTo(search.get(PARAMETRO))
