// What a page costs the person who opens it: node scripts/run.mjs bench/telas.ts (after npm run build)
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/browser.ts'
import { entrarPelaTela } from '../e2e/pessoas.ts'
import { createServidor } from '../e2e/servidor.ts'
import { celular, kb, measurePage, mesa, ms } from './pagina.ts'

const LOGIN = '/auth/login'
const LISTA = '/rh/colaborador/listar'
const DASHBOARD = '/rh'
const USUARIO = 'cadastro'
const CLIQUES = 9

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

await using servidor = await createServidor()
await servidor.start()
await servidor.stop()
const pronto = await servidor.start()
await sleep(5_000)
console.log(`Servidor: pronto em ${ms(pronto)} ms; ${memoryOf(servidor.pid()).toFixed(0)} MiB em repouso\n`)

const browser = await chromium.launch(await launchOptions())
console.log('| página | JS (kB) | tudo (kB) | requisições | FCP (ms) | LCP (ms) | CLS | bloqueio (ms) |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
const token = await signIn(browser, servidor.url)
for (const onde of ['celular', 'mesa'] as const)
  for (const endereco of [LOGIN, LISTA, DASHBOARD]) {
    const m = await measurePage(browser, {
      url: servidor.url,
      endereco,
      token: endereco === LOGIN ? null : token,
      ...(onde === 'celular' ? { opcoes: celular, lento: true } : { opcoes: mesa }),
    })
    const celulas = [
      `${endereco} ${onde}`,
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
