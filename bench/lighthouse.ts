import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchOptions } from '../e2e/browser.ts'

interface Relatorio {
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

interface Pagina {
  evaluateOnNewDocument(script: (token: string) => void, token: string): Promise<unknown>
}

interface Navegador {
  newPage(): Promise<Pagina>
  close(): Promise<void>
}

/** What is used of the two packages, which the project does not depend on. */
type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: Pagina,
) => Promise<{ lhr: Relatorio } | undefined>
interface Puppeteer {
  launch(options: object): Promise<Navegador>
}

const carregar = async <T>(pasta: string, arquivo: string): Promise<T> =>
  ((await import(pathToFileURL(join(pasta, arquivo)).href)) as { default: T }).default

interface Prova {
  /** Where Lighthouse is installed, its `node_modules/lighthouse`. */
  readonly pasta: string
  readonly url: string
  readonly token: string | null
  readonly rodadas: number
}

async function rodar({ pasta, url, token }: Prova): Promise<Relatorio> {
  const lighthouse = await carregar<Lighthouse>(pasta, 'core/index.js')
  const puppeteer = await carregar<Puppeteer>(pasta, '../puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')
  const { executablePath, args } = await launchOptions()
  const navegador = await puppeteer.launch({ executablePath, args })
  try {
    const page = await navegador.newPage()
    if (token !== null)
      await page.evaluateOnNewDocument((valor) => sessionStorage.setItem('accessToken', valor), token)
    const flags = { onlyCategories: ['performance', 'accessibility'], logLevel: 'silent' }
    const resultado = await lighthouse(url, flags, undefined, page)
    if (!resultado) throw new Error(`Lighthouse said nothing of ${url}`)
    return resultado.lhr
  } finally {
    await navegador.close()
  }
}

const pontosDe = ({ categories }: Relatorio): number => Math.round((categories.performance.score ?? 0) * 100)

/** Lighthouse's mobile figures of the best of several runs: on a shared machine the others measure its other work. */
export async function pontuar(prova: Prova): Promise<string[]> {
  const relatorios: Relatorio[] = []
  for (let vez = 0; vez < prova.rodadas; vez += 1) relatorios.push(await rodar(prova))
  const [melhor] = relatorios.toSorted((a, b) => pontosDe(b) - pontosDe(a))
  if (!melhor) return []
  const audit = (nome: string, casas = 0): string => (melhor.audits[nome]?.numericValue ?? 0).toFixed(casas)
  return [
    `${pontosDe(melhor)} (${relatorios.map(pontosDe).join(', ')})`,
    audit('first-contentful-paint'),
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift', 3),
    String(Math.round((melhor.categories.accessibility.score ?? 0) * 100)),
  ]
}
