// The browser of the component tests: a document of jsdom in the globals of Node, before anything of the app is loaded.
import { JSDOM } from 'jsdom'
import {
  Canal,
  comSinaisDeNode,
  createFormData,
  createMatchMedia,
  dialogo,
  LeitorDeArquivo,
  naoMede,
  ObservadorDeVista,
  ObservadorParado,
} from './partes-do-navegador.ts'
import { buscar, Remessa } from './rede.ts'

/** Nobody answers there: what is not asked through `fetch` or `XMLHttpRequest` gets no connection. */
const ORIGEM = 'http://localhost:9'

/**
 * What Node has too, but the document only takes its own. All the rest of Node stays: the server that answers runs in the
 * same process.
 */
const DO_DOCUMENTO = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
])

const isClass = (name: string): boolean => /^[A-Z]/.test(name)

/** Puts a name of the document's window among the globals; a function keeps its window. */
function tomar(window: JSDOM['window'], name: string): void {
  const valor: unknown = Reflect.get(window, name)
  const bound = typeof valor === 'function' && !isClass(name) ? (valor.bind(window) as unknown) : undefined
  let escrito: unknown
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => escrito ?? bound ?? Reflect.get(window, name),
    set: (novo: unknown) => {
      escrito = novo
    },
  })
}

function abrirDocumento(): void {
  const { window } = new JSDOM('<!doctype html><html lang="pt-BR"><body></body></html>', {
    url: ORIGEM,
    pretendToBeVisual: true,
  })
  comSinaisDeNode(window.EventTarget.prototype)
  const doTipo = ['addEventListener', 'removeEventListener', 'dispatchEvent']
  for (const name of [...Object.getOwnPropertyNames(window), ...doTipo])
    if (!(name in globalThis) || DO_DOCUMENTO.has(name)) tomar(window, name)
  for (const name of ['window', 'self', 'parent', 'top'])
    Object.defineProperty(globalThis, name, { configurable: true, value: globalThis })
  completar(window)
}

/** What a browser has and the document does not: its network, sizes, places, media, a layer on top. */
function completar(window: JSDOM['window']): void {
  Object.assign(globalThis, {
    fetch: buscar,
    XMLHttpRequest: Remessa,
    BroadcastChannel: Canal,
    FileReader: LeitorDeArquivo,
    FormData: createFormData(window.FormData),
    matchMedia: createMatchMedia(1280),
    ResizeObserver: ObservadorParado,
    IntersectionObserver: ObservadorDeVista,
    scrollTo: naoMede,
  })
  // Whoever asks the document for its window finds the same files as everybody else.
  Object.assign(window, { File, Blob, FileReader })
  const { HTMLElement, HTMLDialogElement } = window
  Object.assign(HTMLDialogElement.prototype, dialogo)
  Object.assign(HTMLElement.prototype, {
    scrollIntoView: naoMede,
    // Nothing is laid out: what is there is in sight.
    checkVisibility: () => true,
    setPointerCapture: naoMede,
    scrollTo: naoMede,
    showPopover: naoMede,
    hidePopover: naoMede,
  })
}

const textoDe = (container: Element): string => {
  const copia = container.cloneNode(true) as Element
  for (const estilo of copia.querySelectorAll('style')) estilo.remove()
  return (copia.textContent ?? '').replace(/\s+/g, ' ')
}

/** What was looked for, and what the page says: its whole markup hides both. */
function dizer(message: string | null, container: Element): Error {
  const [procurado = ''] = message?.split('\n') ?? []
  const error = new Error(procurado)
  // A query that waits fails at every change of the page; only the failure of a test is ever read.
  let dito: string | undefined
  const get = (): string => (dito ??= `${procurado}\n${textoDe(container)}`)
  Object.defineProperty(error, 'message', { configurable: true, get })
  // By this name the library knows its own, and tells the line of the test.
  error.name = 'TestingLibraryElementError'
  return error
}

/**
 * React's development build marks every element for the panel of a debugger, and takes the stack in which it was made: for
 * up to ten thousand a second, by this count. Both together are a fifth of what these tests take; what is warned of stays.
 */
function semMarcas(react: object): void {
  Object.assign(console, { createTask: undefined })
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('navegador.ts: this React counts the stacks that it takes in another way')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: naoMede })
}

// The files of a worker share modules, and so the document that those have taken.
if (!('document' in globalThis)) {
  abrirDocumento()
  if (process.env['NODE_ENV'] !== 'production') semMarcas((await import('react')).default)
}
// Only now: it looks for the document when it is loaded. A page asks its own server: what is slow is a busy machine.
const { configure } = await import('@testing-library/dom')
configure({
  asyncUtilTimeout: 30_000,
  getElementError: dizer,
})
