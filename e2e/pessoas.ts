import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Servidor } from './servidor.ts'
import { expect } from './test.ts'

export const SENHA = 'demo-limpeza-2026'

/** Signs in through the login page, as a person does. */
export async function entrarPelaTela(page: Page, usuario: string, destino = '/setores'): Promise<void> {
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(destino)}`)
  await page.getByLabel('Usuário').fill(usuario)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`**${destino}`)
}

/** An address of the application that draws nothing. */
const SEM_TELA = '/api/saude'

/**
 * Opens a page of the application in a session of its own, without drawing the login page: what that page does
 * is looked at by the journeys that call `entrarPelaTela`. `ajustes` are the stored settings the page starts with.
 */
export async function entrar(
  page: Page,
  usuario: string,
  destino = '/setores',
  ajustes?: object,
): Promise<void> {
  const login = await page.request.post('/api/auth/login', { data: { usuario, senha: SENHA } })
  const { accessToken } = (await login.json()) as { accessToken: string }
  await page.goto(SEM_TELA)
  await page.evaluate(
    ([token, settings]) => {
      sessionStorage.setItem('accessToken', token)
      if (settings !== undefined) localStorage.setItem('settings', settings)
    },
    [accessToken, ajustes && JSON.stringify(ajustes)] as const,
  )
  await page.goto(destino)
  await page.waitForURL(`**${destino}`)
}

/** Goes on as by a link: the guards decide anew, and nothing is loaded twice. */
export const seguirPara = (page: Page, path: string): Promise<void> =>
  page.evaluate((destino) => {
    history.pushState(null, '', destino)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Runs a scene in a browser session of its own, signed in as one demo user and standing at an address. */
export async function cena(
  {
    browser,
    servidor,
    opcoes = {},
  }: { browser: Browser; servidor: Servidor; opcoes?: BrowserContextOptions },
  usuario: string,
  destino: string,
  agir: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: servidor.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...opcoes,
  })
  const page = await context.newPage()
  const queixas: string[] = []
  page.on('pageerror', (error) => queixas.push(error.message))
  await entrar(page, usuario, destino)
  await agir(page)
  await context.close()
  if (queixas.length > 0) throw new Error(`${usuario} at ${destino}: ${queixas.join('; ')}`)
}

/** A valid CPF of nobody, the same for the same seed. */
export function cpfDe(semente: number): string {
  const digitos = Array.from(String(200_000_000 + semente), Number)
  for (const tamanho of [9, 10]) {
    const soma = digitos.slice(0, tamanho).reduce((total, d, i) => total + d * (tamanho + 1 - i), 0)
    digitos.push(((soma * 10) % 11) % 10)
  }
  return digitos.join('')
}

interface Posto {
  readonly id: number
  readonly cargo: string
  readonly local: string
  readonly cliente: string
  readonly vagasLivres: number
  readonly insalubridade: number
  readonly periculosidade: boolean
}

/** The API as a demo user reaches it, for what a scene needs beforehand or another one already shows in the page. */
export async function conectar({ url }: Servidor, usuario: string) {
  const chamar = async <R>(
    path: string,
    corpo?: object,
    token?: string,
    metodo: 'POST' | 'PUT' = 'POST',
  ): Promise<R> => {
    const resposta = await fetch(`${url}${path}`, {
      method: corpo ? metodo : 'GET',
      headers: {
        ...(corpo && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(corpo && { body: JSON.stringify(corpo) }),
    })
    const texto = await resposta.text()
    if (!resposta.ok) throw new Error(`${usuario}, ${path}: ${resposta.status} ${texto}`)
    return JSON.parse(texto) as R
  }
  const entrada = { usuario, senha: SENHA }
  const { accessToken } = await chamar<{ accessToken: string }>('/api/auth/login', entrada)
  return {
    token: accessToken,
    ler: <R>(path: string) => chamar<R>(path, undefined, accessToken),
    mandar: <R>(path: string, corpo: object, metodo?: 'PUT') => chamar<R>(path, corpo, accessToken, metodo),
    /** Sends a paper of one page, which has its name for a content. */
    anexar: async <R>(path: string, nome: string): Promise<R> => {
      const body = new FormData()
      const paper = new Blob([`%PDF-1.7\n${nome}\n%%EOF`], { type: 'application/pdf' })
      body.append('arquivo', paper, `${nome}.pdf`)
      const headers = { authorization: `Bearer ${accessToken}` }
      const resposta = await fetch(`${url}${path}`, { method: 'POST', headers, body })
      if (!resposta.ok) throw new Error(`${usuario}, ${path}: ${resposta.status} ${await resposta.text()}`)
      return (await resposta.json()) as R
    },
    /** The bytes of a file. */
    baixar: async (path: string): Promise<Uint8Array> => {
      const resposta = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
      if (!resposta.ok) throw new Error(`${usuario}, ${path}: ${resposta.status}`)
      return resposta.bytes()
    },
  }
}

/** One question of a demo user to the API. */
export async function perguntar<R>(servidor: Servidor, usuario: string, path: string): Promise<R> {
  const { ler } = await conectar(servidor, usuario)
  return ler<R>(path)
}

/** A post with slots to spare and no risk, on a date. */
export async function postoLivre(servidor: Servidor, data: string): Promise<Posto> {
  const { results } = await perguntar<{ results: Posto[] }>(
    servidor,
    'coordenador.operacional',
    `/api/admissao/postos?data=${data}`,
  )
  const livres = results.filter((p) => p.insalubridade === 0 && !p.periculosidade)
  const posto = livres.toSorted((a, b) => b.vagasLivres - a.vagasLivres)[0]
  if (!posto || posto.vagasLivres < 1) throw new Error('The demo company has no free post')
  return posto
}

/** A date some weeks ahead of today, as `YYYY-MM-DD`. */
export const daquiA = (dias: number): string =>
  Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: dias }).toString()

/** `2026-11-20` as the digits that a person types into a date field. */
export const teclas = (data: string): string => data.split('-').toReversed().join('')

/** Pieces of a post's kit, with the first size of each. */
export async function kitDe(servidor: Servidor, postoId: number) {
  const { results } = await perguntar<{ results: { label: string; tamanhos: string[] }[] }>(
    servidor,
    'coordenador.operacional',
    `/api/admissao/uniformes?postoId=${postoId}`,
  )
  return results.map(({ label, tamanhos: [tamanho = ''] }) => ({ peca: label, tamanho }))
}

/** Unfolds the documents of a record, where nothing about them is asked of the person, until one thing of them is there. */
export async function abrirDocumentos(page: Page, algo: Locator): Promise<void> {
  const dobrados = page.getByRole('button', { name: /^Documentos/, expanded: false })
  await expect(algo.or(dobrados).first()).toBeVisible()
  if (await dobrados.isVisible()) await dobrados.click()
}
