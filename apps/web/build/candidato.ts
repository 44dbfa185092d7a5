import { rotaDoCandidato } from '@rh/domain/setores/rotas'
import type { Plugin } from 'vite'
import { colorSchemesOf } from '../src/theme/palette.ts'

const PASTA = rotaDoCandidato.replace(':token', '')
const DOCUMENTO = '/candidato.html'

interface Cores {
  readonly background: { readonly default: string; readonly paper: string }
  readonly text: { readonly primary: string; readonly secondary: string }
  readonly primary: { readonly main: string; readonly lighter: string; readonly contrastText: string }
  readonly error: { readonly main: string }
  readonly success: { readonly main: string }
  readonly divider: string
  readonly outline: string
}

const variaveis = ({ background, text, primary, error, success, divider, outline }: Cores): string =>
  Object.entries({
    chao: background.default,
    papel: background.paper,
    texto: text.primary,
    apoio: text.secondary,
    marca: primary.main,
    'marca-leve': primary.lighter,
    'sobre-marca': primary.contrastText,
    erro: error.main,
    certo: success.main,
    linha: divider,
    contorno: outline,
  })
    .map(([nome, cor]) => `--${nome}:${cor}`)
    .join(';')

/** The colours of the application as custom properties: a phone chooses the scheme. */
function cores(): string {
  const { light, dark } = colorSchemesOf('cyan', 'default')
  return `:root{${variaveis(light.palette as unknown as Cores)}}@media (prefers-color-scheme:dark){:root{${variaveis(dark.palette as unknown as Cores)}}}`
}

/** The page of a candidate: its colours, and in development its address. */
export const candidato = (): Plugin => ({
  name: 'candidato',
  transformIndexHtml: (_, { path }) =>
    path === DOCUMENTO ? [{ tag: 'style', children: cores(), injectTo: 'head' }] : [],
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      if (request.url?.startsWith(PASTA)) request.url = DOCUMENTO
      next()
    })
  },
})

/** The files of the page, for its worker: what it opens with when there is no network. */
export const trabalhador = (): Plugin => ({
  name: 'candidato-sw',
  apply: 'build',
  generateBundle(_, bundle) {
    const arquivos = Object.keys(bundle)
      .filter((nome) => /\.(?:js|css|woff2)$/.test(nome))
      .map((nome) => `/${nome}`)
    this.emitFile({ type: 'asset', fileName: 'candidato/sw.js', source: fonte(arquivos) })
  },
})

/**
 * Documents come from the network and, without one, from the copy of the last visit; the parts of the page, whose names
 * change with their content, from the copy. The API is never answered from here.
 */
const fonte = (arquivos: readonly string[]): string => `const COPIA = 'candidato-${digest(arquivos)}'
const PARTES = ${JSON.stringify(arquivos)}
const DOCUMENTO = '${PASTA}copia'
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(COPIA).then((copia) => copia.addAll([DOCUMENTO, ...PARTES])))
})
self.addEventListener('activate', (event) =>
  event.waitUntil((async () => {
    for (const nome of await caches.keys())
      if (nome.startsWith('candidato-') && nome !== COPIA) await caches.delete(nome)
    await self.clients.claim()
  })()))
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match(DOCUMENTO)))
  else if (PARTES.includes(pathname))
    event.respondWith(caches.match(pathname).then((parte) => parte ?? fetch(event.request)))
})
`

const digest = (arquivos: readonly string[]): string => {
  let soma = 0
  for (const c of arquivos.join()) soma = (Math.imul(soma, 31) + (c.codePointAt(0) ?? 0)) >>> 0
  return soma.toString(36)
}
