import type { Plugin } from 'vite'

/** In development the document comes from Vite, not from the server, which tells the pages how people sign in. */
export const metodoDeLogin = (): Plugin => ({
  name: 'metodo-de-login',
  apply: 'serve',
  transformIndexHtml: (html) => {
    const { METODO_LOGIN: metodo = 'jwt' } = process.env
    return metodo === 'jwt' ? html : html.replace('<html', `<html data-metodo="${metodo}"`)
  },
})
