import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'

/** How people sign in here. The server writes another method than its own passwords into the document. */
export const metodo = (): MetodoDeLogin =>
  ((typeof document === 'undefined' ? undefined : document.documentElement.dataset['metodo']) ??
    'jwt') as MetodoDeLogin
