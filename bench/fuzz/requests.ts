import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { z } from 'zod'
import { folha } from '../../apps/server/src/test/planilhas.ts'
import type { TipoArquivo, Upload } from '../../packages/domain/src/http/arquivo.ts'
import type { Call } from './calls.ts'
import type { Draw } from './draw.ts'
import type { createRecords } from './records.ts'
import type { createSpoiler } from './spoil.ts'
import { createValues, type Fullness } from './values.ts'

// One request of a call: as its schemas ask for it, or spoiled in one place.

type Values = Record<string, unknown>

export interface Drawn {
  readonly options: InjectOptions
  readonly spoiled: boolean
  /** What was sent, for a finding to be told. */
  readonly told: string
}

interface Means {
  readonly draw: Draw
  readonly records: Awaited<ReturnType<typeof createRecords>>
  readonly spoiler: ReturnType<typeof createSpoiler>
  readonly now: () => number
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function createRequests({ draw, records, spoiler, now }: Means) {
  const values = createValues({ draw, known: records.known, now })
  let files = 0

  /** A small file of a kind, another one each time. */
  async function fileOf(tipo: TipoArquivo): Promise<Blob> {
    files += 1
    if (tipo === 'application/pdf')
      return new Blob([`%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n% ${files}\n%%EOF`], { type: tipo })
    if (tipo === 'text/csv') return new Blob([`nome;cpf\nPessoa ${files};${files}\n`], { type: tipo })
    if (tipo.startsWith('image/')) return new Blob([PNG, Buffer.from(String(files))], { type: 'image/png' })
    return folha([
      ['Nome', 'CPF'],
      [`Pessoa ${files}`, String(files)],
    ])
  }

  async function multipart(
    { tipos }: Upload,
    spoil: boolean,
  ): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
    const form = new FormData()
    const whole = await fileOf(draw.pick(tipos))
    const file = spoil ? whole.slice(0, draw.below(whole.size), whole.type) : whole
    const name = draw.pick([
      'arquivo.pdf',
      'a"><img src=x onerror=alert(1)>.pdf',
      '..\\..\\x.png',
      'ç\u202efdp.exe',
      'CON',
    ])
    form.append(spoil && draw.chance(0.2) ? 'outro' : 'arquivo', file, name)
    if (spoil && draw.chance(0.2)) form.append('arquivo', file, name)
    const encoded = new Response(form)
    return {
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    }
  }

  const partOf = (schema: z.ZodType | undefined, name: string, fullness: Fullness): Values =>
    schema ? ((values.draw(schema, [name], fullness) ?? {}) as Values) : {}

  return async function request(
    { name: chamada, spec }: Call,
    usuario: string,
    spoil: boolean,
  ): Promise<Drawn> {
    records.begin(chamada, usuario)
    const fullness = draw.pick<Fullness>(['least', 'some', 'some', 'all'])
    const input = {
      params: partOf(spec.params, 'params', fullness),
      query: partOf(spec.query, 'query', fullness),
      body: partOf(spec.body, 'body', fullness),
    }
    await records.versions(input)
    const parts = [spec.params && input.params, spec.query && input.query, spec.body && input.body].filter(
      (part): part is Values => part !== undefined,
    )
    const asText = spoil && spec.body !== undefined && draw.chance(0.1)
    const spoilsFile = spoil && spec.upload !== undefined && draw.chance(0.6)
    if (spoil && !asText && !spoilsFile && parts.length > 0) spoiler.value(draw.pick(parts))
    const json = spec.body ? JSON.stringify(input.body) : ''
    const text = asText ? spoiler.text(json) : json
    const sent = spec.upload
      ? await multipart(spec.upload, spoilsFile)
      : spec.body
        ? { payload: text, headers: { 'content-type': 'application/json' } }
        : {}
    const [method, path = ''] = chamada.split(' ')
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(plain(input.params[name])))
    const query = Object.entries(input.query).filter(([, value]) => value !== undefined)
    const key = createHash('sha256')
      .update(`${draw.below(2 ** 30)}`)
      .digest('hex')
      .slice(0, 32)
    const search = new URLSearchParams(
      query.map(([name, value]) => [name, plain(value).toWellFormed()]),
    ).toString()
    return {
      spoiled: spoil,
      told: `${chamada} ${JSON.stringify({ params: input.params, query: input.query })} ${text}`.slice(
        0,
        3000,
      ),
      options: {
        method: method as 'GET',
        url: search === '' ? url : `${url}?${search}`,
        ...sent,
        headers: {
          ...sent.headers,
          ...(method === 'GET' || draw.chance(0.5) ? {} : { 'idempotency-key': key }),
        },
      },
    }
  }
}

/** As it stands in an address. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? null)
