import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

/** Slow 4G and a phone's processor, as Lighthouse's mobile default applies them. */
const REDE_DO_CELULAR = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_DO_CELULAR = 4
/** What comes by itself has come, and what shifts has shifted. */
const ASSENTAR_MS = 1_500

export const celular: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
}
export const mesa: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

interface Bytes {
  js: number
  total: number
  scripts: number
  requests: number
  /** Every script by its address, to see what a page loads. */
  readonly arquivos: Map<string, number>
}

interface Visto {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Sum of what long tasks block beyond 50 ms, until the page is quiet. */
  readonly bloqueio: number
  /** What moved, for who looks for the reason. */
  readonly moveu: readonly string[]
}

export interface Medida extends Bytes, Visto {}

/** Counts what comes over the wire, compressed as it comes. */
async function countBytes(cdp: CDPSession): Promise<Bytes> {
  const soma: Bytes = { js: 0, total: 0, scripts: 0, requests: 0, arquivos: new Map() }
  const scripts = new Map<string, string>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, response.url)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    soma.total += encodedDataLength
    soma.requests += 1
    const script = scripts.get(requestId)
    if (script === undefined) return
    soma.js += encodedDataLength
    soma.scripts += 1
    soma.arquivos.set(script, encodedDataLength)
  })
  return soma
}

async function applyThrottle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...REDE_DO_CELULAR })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_DO_CELULAR })
}

/** Runs in the page before anything else. */
const watchPaint = (): void => {
  const visto = { fcp: 0, lcp: 0, cls: 0, bloqueio: 0, moveu: [] as string[] }
  Object.assign(window, { visto })
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visto.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    visto.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    visto.cls += value
    for (const { node, previousRect: de, currentRect: para } of sources)
      visto.moveu.push(
        `${value.toFixed(4)} ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${de.y},${de.height} → ${para.y},${para.height}`,
      )
  })
  observe('longtask', ({ duration }) => {
    visto.bloqueio += duration - 50
  })
}

interface Visita {
  readonly url: string
  readonly endereco: string
  /** Without one, somebody who is not signed in. */
  readonly token: string | null
  readonly opcoes: BrowserContextOptions
  /** On the network and the processor of a phone. */
  readonly lento?: true
}

/** One page opened by somebody who has nothing of it yet. */
export async function measurePage(browser: Browser, visita: Visita): Promise<Medida> {
  const { url, endereco, token, opcoes, lento } = visita
  const context = await browser.newContext({ baseURL: url, ...opcoes })
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  if (token !== null) await page.addInitScript((valor) => sessionStorage.setItem('accessToken', valor), token)
  const cdp = await context.newCDPSession(page)
  const soma = await countBytes(cdp)
  if (lento) await applyThrottle(cdp)
  await page.goto(endereco)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(ASSENTAR_MS)
  const visto = await page.evaluate(() => (window as unknown as { visto: Visto }).visto)
  await context.close()
  return { ...soma, ...visto }
}

export const kb = (bytes: number): string => (bytes / 1_000).toFixed(1)
export const ms = (value: number): string => value.toFixed(0)
