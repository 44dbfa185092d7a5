import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { registerHeaders } from './headers.ts'
import { registerRateLimit } from './rate-limit.ts'
import { inlineScriptsOf, registerSite } from './site.ts'

async function siteOf(
  files: readonly string[],
  documento = 'index.html',
  porMinuto?: number,
  metodo?: MetodoDeLogin,
) {
  const pasta = mkdtempSync(join(tmpdir(), 'rh-site-'))
  mkdirSync(join(pasta, 'assets'))
  for (const file of files) writeFileSync(join(pasta, file), file === 'index.html' ? documento : file)
  const app = fastify()
  await registerRateLimit(app, { max: porMinuto })
  await registerHeaders(app, { inline: inlineScriptsOf(pasta) })
  await registerSite(app, pasta, metodo)
  onTestFinished(async () => {
    await app.close()
    rmSync(pasta, { recursive: true })
  })
  return (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } })
}

const seguranca = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
]

it('sends what a document heeds with documents, and not with every part of a page', async () => {
  const get = await siteOf([
    'index.html',
    'versao.json',
    'assets/a.js',
    'assets/a.js.br',
    'assets/logo.svg',
    'assets/f.woff2',
  ])
  const sent = async (url: string) => {
    const { headers } = await get(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin')
    return [
      headers['content-encoding'],
      headers['cache-control'],
      seguranca.filter((nome) => nome in headers),
    ]
  }
  const umAno = 'public, max-age=31536000, immutable'
  expect(await sent('/')).toEqual([undefined, 'no-cache', seguranca])
  expect(await sent('/rh/colaborador/listar')).toEqual([undefined, 'no-cache', seguranca])
  expect(await sent('/versao.json')).toEqual([undefined, 'no-cache', seguranca])
  expect(await sent('/assets/a.js')).toEqual(['br', umAno, []])
  expect(await sent('/assets/f.woff2')).toEqual([undefined, umAno, []])
  // A drawing opens in a tab of its own, where it is a document.
  expect(await sent('/assets/logo.svg')).toEqual([undefined, umAno, seguranca])
})

it('lets the scripts of the document itself run, each by the hash of its text, and no other inline script', async () => {
  const get = await siteOf(
    ['index.html'],
    '<script data-x="1">\r\nlet a = 1</script><script type="module" src="/assets/a.js"></script>',
  )
  const csp = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update('\nlet a = 1').digest('base64')
  expect(csp).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it('allows no inline script where no document was built', async () => {
  const get = await siteOf([])
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self';")
})

it('counts calls and documents of an address, not the parts of a page', async () => {
  const get = await siteOf(['index.html', 'assets/a.js'], 'index.html', 2)
  const status = async (url: string) => (await get(url)).statusCode
  for (let i = 0; i < 5; i += 1) expect(await status('/assets/a.js')).toBe(200)
  expect([await status('/rh'), await status('/api/nada'), await status('/rh')]).toEqual([200, 404, 429])
  expect(await status('/assets/a.js')).toBe(200)
})

it('answers a candidate with a document of its own, which tells no other page where it came from', async () => {
  const get = await siteOf(['index.html', 'candidato.html'])
  const pagina = await get('/candidato/um-token-qualquer')
  expect(pagina.body).toBe('candidato.html')
  expect(pagina.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' })
  expect((await get('/candidatos')).body).toBe('index.html')
})

it('tells the pages the method of signing in, where it is not our own passwords', async () => {
  const html = '<!doctype html><html lang="pt-BR"></html>'
  const get = await siteOf(['index.html'], html, undefined, 'firebase')
  for (const path of ['/', '/rh/perfil', '/auth/firebase/login']) {
    const { body, headers } = await get(path)
    expect(body).toBe('<!doctype html><html data-metodo="firebase" lang="pt-BR"></html>')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  }
  const daqui = await siteOf(['index.html'], html)
  expect((await daqui('/')).body).toBe(html)
})
