import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const ORIGEM = 'https://rh.alvorecer.example'
const fonte = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')

interface Janela {
  readonly url: string
  readonly focused: boolean
  readonly focus: () => Promise<void>
  readonly postMessage: (mensagem: unknown) => void
}

/** The worker in a browser with these pages open, and what it did there. */
function navegador({ janelas = [], rede }: { janelas?: Janela[]; rede?: (url: string) => Response } = {}) {
  const ouvintes = new Map<string, (event: unknown) => void>()
  const guardado = new Map<string, Map<string, Response>>()
  const caixaDe = (nome: string): Map<string, Response> => {
    const caixa = guardado.get(nome) ?? new Map<string, Response>()
    guardado.set(nome, caixa)
    return caixa
  }
  const caminho = (pedido: Request | string): string =>
    typeof pedido === 'string' ? pedido : new URL(pedido.url).pathname
  const pedidos: string[] = []
  const buscar = async (pedido: Request | string): Promise<Response> => {
    pedidos.push(caminho(pedido))
    if (!rede) throw new TypeError('Failed to fetch')
    return rede(caminho(pedido))
  }
  const mostrar = vi.fn<(titulo: string, opcoes: unknown) => Promise<void>>(async () => {})
  const abrir = vi.fn<(url: string) => Promise<void>>(async () => {})
  const self = {
    CASCA: { versao: 'index-b.js', arquivos: ['/assets/index-b.js'] },
    location: { origin: ORIGEM },
    addEventListener: (tipo: string, ouvinte: (event: unknown) => void) => ouvintes.set(tipo, ouvinte),
    clients: { matchAll: async () => janelas, openWindow: abrir },
    registration: { showNotification: mostrar },
  }
  const caches = {
    open: async (nome: string) => ({
      addAll: async (urls: string[]) => {
        for (const url of urls) caixaDe(nome).set(url, await buscar(url))
      },
      put: async (pedido: Request, resposta: Response) => caixaDe(nome).set(caminho(pedido), resposta),
    }),
    keys: async () => [...guardado.keys()],
    delete: async (nome: string) => guardado.delete(nome),
    match: async (pedido: Request | string, { cacheName }: { cacheName: string }) =>
      caixaDe(cacheName).get(caminho(pedido))?.clone(),
  }
  runInNewContext(fonte, { self, caches, fetch: buscar, URL, Response, Promise })
  /** Fires an event and waits for what the worker promised; what it answered, or undefined where it left it alone. */
  const acontecer = async (tipo: string, dados: object = {}): Promise<Response | undefined> => {
    const esperas: Promise<unknown>[] = []
    let resposta: Promise<Response> | undefined
    ouvintes.get(tipo)?.({
      ...dados,
      waitUntil: (espera: Promise<unknown>) => esperas.push(espera),
      respondWith: (r: Promise<Response>) => (resposta = r),
    })
    await Promise.all(esperas)
    return resposta
  }
  const pedir = (path: string, { mode = 'no-cors', method = 'GET' } = {}) =>
    acontecer('fetch', { request: { url: new URL(path, ORIGEM).href, mode, method } })
  return { acontecer, pedir, guardado, caixaDe, pedidos, mostrar, abrir }
}

const mensagem = {
  titulo: 'Alvorecer',
  corpo: 'Há algo esperando por você em Admissão',
  url: '/rh',
  marca: 'm',
}
const push = (dados: object) => ({ data: { json: () => dados } })

describe('the service worker', () => {
  it('is not woken for a call, where the browser can be told so', async () => {
    const { acontecer, caixaDe } = navegador({ rede: () => new Response('') })
    const addRoutes = vi.fn<(rotas: unknown) => Promise<void>>(async () => {})
    await acontecer('install', { addRoutes })
    expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
      { condition: { urlPattern: '/api/*' }, source: 'network' },
    ])
    expect(caixaDe('casca-index-b.js').size).toBe(2)
  })

  it('keeps the frame of its version, and deletes that of the one before', async () => {
    const rede = (url: string) => new Response(url)
    const { acontecer, guardado, caixaDe } = navegador({ rede })
    caixaDe('casca-index-a.js').set('/', new Response('old'))
    await acontecer('install')
    await acontecer('activate')
    expect([...guardado].map(([nome, caixa]) => [nome, [...caixa.keys()]])).toEqual([
      ['casca-index-b.js', ['/', '/assets/index-b.js']],
    ])
  })

  it('asks the network for a page, and shows the frame where there is none', async () => {
    const comRede = navegador({ rede: () => new Response('new') })
    comRede.caixaDe('casca-index-b.js').set('/', new Response('kept'))
    expect(await (await comRede.pedir('/rh/admissao', { mode: 'navigate' }))?.text()).toBe('new')
    const semRede = navegador()
    semRede.caixaDe('casca-index-b.js').set('/', new Response('kept'))
    expect(await (await semRede.pedir('/candidato/abc', { mode: 'navigate' }))?.text()).toBe('kept')
  })

  it('asks once for what is named by its content, and keeps no failure of it', async () => {
    const { pedir, pedidos } = navegador({
      rede: (url) => new Response('', { status: url.endsWith('ausente.js') ? 404 : 200 }),
    })
    for (const path of ['/assets/a.js', '/assets/a.js', '/assets/ausente.js', '/assets/ausente.js'])
      await pedir(path)
    expect(pedidos).toEqual(['/assets/a.js', '/assets/ausente.js', '/assets/ausente.js'])
  })

  it.each([
    ['/api/colaborador/listar', {}],
    ['/api/arquivos/1', { mode: 'navigate' }],
    ['/versao.json', {}],
    ['/assets/a.js', { method: 'POST' }],
    ['https://outra.example/assets/a.js', {}],
  ])('leaves %s alone', async (path, opcoes) => {
    const { pedir, pedidos, guardado } = navegador({ rede: () => new Response('x') })
    expect(await pedir(path, opcoes)).toBeUndefined()
    expect([pedidos, guardado.size]).toEqual([[], 0])
  })

  it('shows a message', async () => {
    const { acontecer, mostrar } = navegador()
    await acontecer('push', push(mensagem))
    expect(mostrar).toHaveBeenCalledWith(
      'Alvorecer',
      expect.objectContaining({ body: mensagem.corpo, tag: 'm', data: { url: '/rh' } }),
    )
  })

  it.each([
    // [where the person is, whether it has the focus, whether the message comes]
    ['/rh/admissao/visualizar/3', true, false],
    // The same record, as another sector sees it, and on a part of it.
    ['/operacional/admissao/ver/3', true, false],
    ['/rh/avisos', true, false],
    ['/rh/admissao/visualizar/3', false, true],
    ['/rh/admissao/visualizar/31', true, true],
    ['/rh/ferias/visualizar/3', true, true],
    ['/rh/colaborador/ver/9', true, true],
    ['/rh', true, true],
  ])('with a page at %s, focused %s, shows a message of a record: %s', async (path, focused, comes) => {
    const janela = { url: `${ORIGEM}${path}`, focused, focus: async () => {}, postMessage: () => {} }
    const { acontecer, mostrar } = navegador({ janelas: [janela] })
    await acontecer('push', push({ ...mensagem, url: '/rh/admissao/visualizar/3?corrigir=1' }))
    expect(mostrar).toHaveBeenCalledTimes(comes ? 1 : 0)
  })

  it('leads to the page of a message, in an open page where there is one, and never elsewhere', async () => {
    const clicar = (url: string) => ({ notification: { close: () => {}, data: { url } } })
    const fechado = navegador()
    await fechado.acontecer('notificationclick', clicar('/rh/admissao/visualizar/3?corrigir=1'))
    expect(fechado.abrir.mock.calls).toEqual([[`${ORIGEM}/rh/admissao/visualizar/3?corrigir=1`]])
    const postMessage = vi.fn<(mensagem: unknown) => void>()
    const aberto = navegador({
      janelas: [{ url: `${ORIGEM}/rh`, focused: false, focus: async () => {}, postMessage }],
    })
    await aberto.acontecer('notificationclick', clicar('/rh'))
    await aberto.acontecer('notificationclick', clicar('https://outra.example/rh'))
    expect(postMessage.mock.calls).toEqual([[{ ir: '/rh' }]])
    expect(aberto.abrir).not.toHaveBeenCalled()
  })
})
