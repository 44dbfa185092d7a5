// What a page costs the person who opens it: node scripts/run.mjs bench/telas.ts (after npm run build)
import { execFileSync } from 'node:child_process'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test'
import { launchOptions } from '../e2e/browser.ts'
import { entrarPelaTela } from '../e2e/pessoas.ts'
import { createServidor } from '../e2e/servidor.ts'

const LOGIN = '/auth/login'
const LISTA = '/rh/colaborador/listar'
const DASHBOARD = '/rh'
const USUARIO = 'cadastro'
const CLIQUES = 9

/** Slow 4G and a phone's processor, as Lighthouse's mobile default applies them. */
const CELULAR = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const CPU_DO_CELULAR = 4
const celular: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
}
const mesa: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

interface Medida {
  readonly pagina: string
  readonly js: number
  readonly total: number
  readonly requests: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Sum of what long tasks block beyond 50 ms, until the page is quiet. */
  readonly bloqueio: number
}

/** Counts what comes over the wire, compressed as it comes. */
async function countBytes(cdp: CDPSession): Promise<{ js: number; total: number; requests: number }> {
  const soma = { js: 0, total: 0, requests: 0 }
  const scripts = new Set<string>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    soma.total += encodedDataLength
    soma.requests += 1
    if (scripts.has(requestId)) soma.js += encodedDataLength
  })
  return soma
}

async function applyThrottle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...CELULAR })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_DO_CELULAR })
}

/** Runs in the page before anything else. */
const watchPaint = (): void => {
  const visto = { fcp: 0, lcp: 0, cls: 0, bloqueio: 0 }
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
    visto.cls += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ duration }) => {
    visto.bloqueio += duration - 50
  })
}

/** One page opened by somebody who has nothing of it yet; signed in where it needs that. */
async function measurePage(
  browser: Browser,
  url: string,
  pagina: string,
  opcoes: BrowserContextOptions,
): Promise<Medida> {
  const token = pagina === LOGIN ? null : await signIn(browser, url)
  const context = await browser.newContext({ baseURL: url, ...opcoes })
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  if (token) await page.addInitScript((valor) => sessionStorage.setItem('accessToken', valor), token)
  const cdp = await context.newCDPSession(page)
  const soma = await countBytes(cdp)
  if (opcoes.isMobile) await applyThrottle(cdp)
  await page.goto(pagina)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  const visto = await page.evaluate(
    () => (window as unknown as { visto: Pick<Medida, 'fcp' | 'lcp' | 'cls' | 'bloqueio'> }).visto,
  )
  await context.close()
  return { pagina: `${pagina} ${opcoes.isMobile ? 'celular' : 'mesa'}`, ...soma, ...visto }
}

async function signIn(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await entrarPelaTela(page, USUARIO)
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken') ?? '')
  await context.close()
  return token
}

/** How long a hand rests on an entry before it presses. The browser's driver alone presses sooner than any hand. */
const MAO_MS = 100

/** Milliseconds from the press on the menu's entry to the frame that shows the list's first row. */
async function measureClick(page: Page, mao = 0): Promise<number> {
  await page.mouse.move(700, 700)
  const entrada = page.getByRole('navigation', { name: 'Menu Rh' }).getByRole('link', { name: 'Colaborador' })
  await entrada.evaluate((link) => {
    const espera = new Promise<number>((done) => {
      link.addEventListener('click', () => {
        const inicio = performance.now()
        const olhar = (): void => {
          const linha = document.querySelector('tbody tr a, tbody tr[data-href], tbody tr td')
          if (linha && !document.querySelector('tbody [class*="Skeleton"]'))
            requestAnimationFrame(() => done(performance.now() - inicio))
          else requestAnimationFrame(olhar)
        }
        olhar()
      })
    })
    Object.assign(window, { espera })
  })
  await entrada.hover()
  await page.waitForTimeout(mao)
  await entrada.click()
  return page.evaluate(() => (window as unknown as { espera: Promise<number> }).espera)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A first visit in a session of its own, and one to what is already there. */
async function measureMenu(
  browser: Browser,
  url: string,
  mao: number,
): Promise<{ frio: number; quente: number }> {
  const context = await browser.newContext({ baseURL: url, ...mesa, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await entrarPelaTela(page, USUARIO, DASHBOARD)
  await page.waitForLoadState('networkidle')
  const frio = await measureClick(page, mao)
  await page.getByRole('navigation', { name: 'Menu Rh' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL(`**${DASHBOARD}`)
  await page.waitForLoadState('networkidle')
  const quente = await measureClick(page, mao)
  await context.close()
  return { frio, quente }
}

/** Resident memory of the server's process, in MiB, where the system tells it. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

const kb = (bytes: number): string => (bytes / 1_000).toFixed(1).replace('.', ',')
const ms = (value: number): string => value.toFixed(0)

await using servidor = await createServidor()
await servidor.start()
await servidor.stop()
const pronto = await servidor.start()
const { setTimeout: sleep } = await import('node:timers/promises')
await sleep(5_000)
console.log(`Servidor: pronto em ${ms(pronto)} ms; ${memoryOf(servidor.pid()).toFixed(0)} MiB em repouso\n`)

const browser = await chromium.launch(await launchOptions())
console.log('| página | JS (kB) | tudo (kB) | requisições | FCP (ms) | LCP (ms) | CLS | bloqueio (ms) |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const opcoes of [celular, mesa])
  for (const pagina of [LOGIN, LISTA, DASHBOARD]) {
    const m = await measurePage(browser, servidor.url, pagina, opcoes)
    const celulas = [
      m.pagina,
      kb(m.js),
      kb(m.total),
      m.requests,
      ms(m.fcp),
      ms(m.lcp),
      m.cls.toFixed(3),
      ms(m.bloqueio),
    ]
    console.log(`| ${celulas.join(' | ')} |`)
  }
for (const mao of [0, MAO_MS]) {
  const vezes: { frio: number; quente: number }[] = []
  for (let vez = 0; vez < CLIQUES; vez += 1) vezes.push(await measureMenu(browser, servidor.url, mao))
  const [frio, quente] = (['frio', 'quente'] as const).map((quando) =>
    ms(median(vezes.map((v) => v[quando]))),
  )
  console.log(
    `\nMenu → lista na tela, ${mao} ms sobre o item, mediana de ${CLIQUES}: ${frio} ms na primeira vez, ${quente} ms depois`,
  )
}
await browser.close()
