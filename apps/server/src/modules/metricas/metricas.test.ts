import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { familias } from './familias.ts'
import { Histograma, escreverMetricas } from './openmetrics.ts'

const TOKEN = 'um-token-de-teste-com-tamanho'

let rh: TestApp
let sem: TestApp
beforeAll(async () => {
  rh = await createTestApp({ METRICAS_TOKEN: TOKEN })
  sem = await createTestApp()
})
afterAll(async () => {
  await Promise.all([rh[Symbol.asyncDispose](), sem[Symbol.asyncDispose]()])
})

const pedir = (app: TestApp, authorization?: string) =>
  app.app.inject({ method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} })
const ler = async (): Promise<string> => (await pedir(rh, `Bearer ${TOKEN}`)).body
const AMOSTRA = /^[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? -?[\d.e+-]+$/
/** Value of the one sample that begins so. */
const valorDe = (texto: string, inicio: string): number => {
  const linha = texto.split('\n').find((uma) => uma.startsWith(`${inicio} `))
  if (linha === undefined) throw new Error(`No sample ${inicio}`)
  return Number(linha.slice(linha.lastIndexOf(' ') + 1))
}

describe('GET /metrics', () => {
  it('is not there without METRICAS_TOKEN', async () => {
    expect((await pedir(sem, `Bearer ${TOKEN}`)).statusCode).toBe(404)
  })

  it('asks for the token, and says nothing to whoever has another one or a session', async () => {
    const { token } = await rh.as('administrador')
    for (const errado of [
      undefined,
      'Bearer errado',
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${token}`,
    ]) {
      const { statusCode, body, headers } = await pedir(rh, errado)
      expect([statusCode, body.includes('rh_'), headers['www-authenticate']]).toEqual([401, false, 'Bearer'])
    }
  })

  it('answers OpenMetrics: each family once with its type, samples of it alone, an end', async () => {
    const { headers, body } = await pedir(rh, `Bearer ${TOKEN}`)
    expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    expect(body.endsWith('\n# EOF\n')).toBe(true)
    let familia = ''
    const vistas: string[] = []
    const erradas: string[] = []
    for (const linha of body.trimEnd().split('\n').slice(0, -1)) {
      const tipo = /^# TYPE (\w+) (counter|gauge|histogram|info)$/.exec(linha)
      if (tipo?.[1] !== undefined) {
        familia = tipo[1]
        vistas.push(familia)
      } else if (
        !linha.startsWith(`# HELP ${familia} `) &&
        !(linha.startsWith(familia) && AMOSTRA.test(linha))
      )
        erradas.push(linha)
    }
    expect(erradas).toEqual([])
    expect(new Set(vistas).size).toBe(vistas.length)
  })

  it('counts requests by template and class, and never by address', async () => {
    const cadastro = await rh.as('cadastro')
    const { rows } = await sql<{ id: number }>`select id from vinculo order by id limit 3`.execute(rh.db)
    for (const { id } of rows)
      await cadastro.call('GET /api/colaborador/obter/:id', {
        params: { id: String(id) },
        query: {},
      })
    await rh.app.inject({ method: 'GET', url: '/api/nao/existe/12345678909' })
    const texto = await ler()
    const serie = 'method="GET",route="/api/colaborador/obter/:id",status="2xx"'
    expect(valorDe(texto, `rh_http_request_duration_seconds_count{${serie}}`)).toBe(3)
    expect(valorDe(texto, `rh_http_request_duration_seconds_bucket{${serie},le="+Inf"}`)).toBe(3)
    expect(texto).not.toContain('12345678909')
    // The scrape itself, and nothing that was left behind.
    expect(valorDe(texto, 'rh_http_requests_in_flight')).toBe(1)
  })

  it('tells refused logins by reason, the pool, the trail, and that the database answers', async () => {
    await rh.anonimo.try('POST /api/auth/login', { body: { usuario: 'sesmt', senha: 'nao-e-esta' } })
    const texto = await ler()
    expect(valorDe(texto, 'rh_logins_refused_total{reason="credenciais"}')).toBe(1)
    expect(valorDe(texto, 'rh_db_up')).toBe(1)
    expect(valorDe(texto, 'rh_db_connections_max')).toBe(6)
    expect(valorDe(texto, 'rh_trail_problems')).toBe(0)
    expect(valorDe(texto, 'rh_process_memory_bytes{kind="resident"}')).toBeGreaterThan(1e7)
    expect(texto).toMatch(/^rh_build_info\{version="[\d.]+",node="[\d.]+"\} 1$/m)
  })

  it('tells the queue of tasks: what is due, how old it is, what was given up', async () => {
    await sql`create schema if not exists pgboss`.execute(rh.db)
    await sql`create table pgboss.queue (name text primary key)`.execute(rh.db)
    await sql`create table pgboss.job (name text, state text, start_after timestamptz, completed_on timestamptz)`.execute(
      rh.db,
    )
    await sql`insert into pgboss.queue values ('auditoria.selar'), ('contratos.avisar-fim')`.execute(rh.db)
    await sql`insert into pgboss.job values
      ('auditoria.selar', 'retry', now() - interval '5 minutes', null),
      ('auditoria.selar', 'created', now() + interval '5 minutes', null),
      ('auditoria.selar', 'failed', now() - interval '3 hours', now() - interval '2 hours'),
      ('auditoria.selar', 'failed', now() - interval '3 days', now() - interval '3 days')`.execute(rh.db)
    await sql`grant usage on schema pgboss to public`.execute(rh.db)
    await sql`grant select on all tables in schema pgboss to public`.execute(rh.db)
    const texto = await ler()
    expect(valorDe(texto, 'rh_jobs_waiting{task="auditoria.selar"}')).toBe(1)
    expect(valorDe(texto, 'rh_jobs_oldest_seconds{task="auditoria.selar"}')).toBeGreaterThan(299)
    expect(valorDe(texto, 'rh_jobs_failed_last_day{task="auditoria.selar"}')).toBe(1)
    expect(valorDe(texto, 'rh_jobs_waiting{task="contratos.avisar-fim"}')).toBe(0)
  })
})

describe('docs/operacao.md', () => {
  it('says what each figure means, of all of them and of no other', () => {
    const texto = readFileSync(join(import.meta.dirname, '../../../../../docs/operacao.md'), 'utf8')
    const secao = /\n## Metrics\n([\s\S]*?)\n## /.exec(texto)?.[1] ?? ''
    const descritas = [...secao.matchAll(/^\| `(rh_\w+)`/gm)].map(([, nome = '']) => nome)
    expect(descritas.toSorted()).toEqual(Object.keys(familias).toSorted())
    // An alarm is about a figure that is offered.
    const citadas = [...secao.matchAll(/rh_[a-z_]+/g)].map(([nome]) =>
      nome.replace(/_(?:total|bucket|count|sum)$/, ''),
    )
    expect(citadas.filter((nome) => !Object.hasOwn(familias, nome))).toEqual([])
  })
})

describe('the text', () => {
  it('escapes labels, accumulates buckets and leaves out what has no sample', () => {
    const duracoes = new Histograma()
    duracoes.observar({ route: 'a"b\\c' }, 0.02)
    duracoes.observar({ route: 'a"b\\c' }, 99)
    const texto = escreverMetricas([
      { nome: 'vazia', tipo: 'gauge', ajuda: 'x', amostras: [] },
      { nome: 'd', tipo: 'histogram', ajuda: 'x', amostras: duracoes.amostras() },
    ])
    expect(texto).not.toContain('vazia')
    expect(texto).toContain(String.raw`d_bucket{route="a\"b\\c",le="0.01"} 0`)
    expect(texto).toContain(String.raw`d_bucket{route="a\"b\\c",le="0.025"} 1`)
    expect(texto).toContain(String.raw`d_bucket{route="a\"b\\c",le="+Inf"} 2`)
  })
})
