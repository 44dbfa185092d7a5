import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runAndKeep } from '../jobs/rotina.ts'
import { StartupError } from '../startup-error.ts'
import { createTestApp, senhaDemo } from '../test/harness.ts'
import { samplerOf } from './sampler.ts'
import { startTracing, type Tracing } from './start.ts'

interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
  readonly status: { readonly code?: number }
}
interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Sent['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[]
  }[]
}

/** A collector: keeps what it is sent. */
let bodies: string[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  process.env.OTEL_SERVICE_NAME = 'rh-de-prova'
})
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  delete process.env.OTEL_SERVICE_NAME
  await new Promise((resolve) => collector.close(resolve))
})

let tracing: Tracing | null = null
afterEach(async () => {
  await tracing?.stop()
  tracing = null
  bodies = []
})

async function begin(more: Readonly<Record<string, string>> = {}): Promise<void> {
  tracing = await startTracing({ ...process.env, ...more })
}

/** Everything that was sent, once the rest was. */
async function finish(): Promise<Sent[]> {
  await tracing?.stop()
  tracing = null
  return bodies.flatMap((body) =>
    (JSON.parse(body) as Request).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const valueOf = ({ attributes }: Pick<Sent, 'attributes'>, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

describe('tracing', () => {
  it('times a request by its route with its statements, and a line of the log names its trace', async () => {
    await begin()
    await using rh = await createTestApp({ LOG_NIVEL: 'info' })
    const client = await rh.as('cadastro')
    await client.call('GET /api/colaborador/listar', { query: { busca: 'Antônia Sigilosa' } })
    await client.try('GET /api/colaborador/obter/:id', { params: { id: '987654321' }, query: {} })
    const spans = await finish()

    const login = spans.find(({ name }) => name === 'POST /api/auth/login')
    expect(login && valueOf(login, 'http.response.status_code')).toBe(200)
    const [list] = spans.filter(({ name }) => name === 'GET /api/colaborador/listar')
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.every(({ traceId }) => traceId === list?.traceId)).toBe(true)
    expect(statements.map((span) => valueOf(span, 'db.query.text'))).toContainEqual(
      expect.stringContaining('$1'),
    )
    const [missed] = spans.filter(({ name }) => name === 'GET /api/colaborador/obter/:id')
    expect(missed && valueOf(missed, 'http.response.status_code')).toBe(404)
    const lines = rh.log.filter((line) => line.includes(String(missed && valueOf(missed, 'rh.requisicao'))))
    expect(lines.some((line) => line.includes(`"trace_id":"${missed?.traceId}"`))).toBe(true)

    const sent = bodies.join('')
    expect(sent).toContain('rh-de-prova')
    for (const secret of [
      'Sigilosa',
      'Ant\u00f4nia',
      senhaDemo,
      '987654321',
      '127.0.0.1',
      String(client.token),
    ])
      expect(sent).not.toContain(secret)
  })

  it('times a routine, and tells its failure by code alone', async () => {
    await begin()
    await using rh = await createTestApp()
    const error = Object.assign(new Error('maria@exemplo.com.br'), { code: 'ECONNREFUSED' })
    await runAndKeep({ nome: 'avisos.por-email', executar: () => Promise.reject(error) }, rh.deps).catch(
      () => {},
    )
    const [run] = (await finish()).filter(({ name }) => name === 'avisos.por-email')
    expect(run).toMatchObject({ status: { code: 2 } })
    expect(run && valueOf(run, 'error.type')).toBe('ECONNREFUSED')
    expect(bodies.join('')).not.toContain('maria@')
  })

  it('keeps nothing where the sampler takes nothing', async () => {
    await begin({ OTEL_TRACES_SAMPLER: 'always_off' })
    await using rh = await createTestApp()
    await rh.as('cadastro')
    expect(await finish()).toEqual([])
  })

  it.each([
    { OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  ])('is off with %j', async (env) => {
    await begin(env)
    expect(tracing).toBeNull()
  })

  it('refuses what it cannot do, in words', async () => {
    await expect(begin({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).rejects.toThrow(StartupError)
    expect(() => samplerOf({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toThrow(StartupError)
    expect(() => samplerOf({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
      StartupError,
    )
    expect(
      String(samplerOf({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' })),
    ).toContain('0.25')
  })

  it('loads nothing of it while no variable asks for it', async () => {
    const program = `
      import { registerHooks } from 'node:module'
      const seen = []
      registerHooks({ resolve: (name, context, next) => { seen.push(name); return next(name, context) } })
      await import(${JSON.stringify(new URL('../app.ts', import.meta.url).href)})
      const { startTracing } = await import(${JSON.stringify(new URL('start.ts', import.meta.url).href)})
      console.log(JSON.stringify([await startTracing({}), seen.length > 100, seen.filter((name) => name.includes('opentelemetry'))]))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
    expect(JSON.parse(stdout)).toEqual([null, true, []])
  })
})
