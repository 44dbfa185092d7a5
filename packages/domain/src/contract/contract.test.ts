import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { isGrupo } from '../setores/grupos.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'
import { api } from './index.ts'

const chamadas = Object.entries<AnyEndpoint>(api)
const comCorpo = chamadas.filter(([, { body }]) => body)
const entradas = chamadas.flatMap(([chamada, { params, query, body }]) =>
  Object.entries({ params, query, body })
    .filter(([, schema]) => schema)
    .map(([parte, schema]) => ({ chamada, parte, schema: schema as z.ZodType })),
)

interface Json {
  readonly type?: string
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxItems?: number
  readonly additionalProperties?: unknown
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
}

/** Places of a schema that accept something without a limit: long text, endless lists, unknown fields. */
function semLimite(json: Json, onde = ''): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = json
  const fixo = json.enum !== undefined || json.const !== undefined
  const texto = type === 'string' && !fixo && !json.maxLength && !json.pattern && !json.format
  const lista = type === 'array' && json.maxItems === undefined
  const aberto =
    type === 'object' && json.additionalProperties === undefined && Object.keys(properties).length > 0
  return [
    ...(texto || lista || aberto ? [`${onde || '.'} (${type})`] : []),
    ...Object.entries(properties).flatMap(([nome, filho]) => semLimite(filho, `${onde}.${nome}`)),
    ...(items ? semLimite(items, `${onde}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((opcao) => semLimite(opcao, onde)),
  ]
}

describe('every call of the API', () => {
  it.each(chamadas)('%s has a literal path, a summary and an access', (chamada, { summary, tag, access }) => {
    expect(chamada).toMatch(/^(GET|POST|PUT|DELETE) \/api(\/[a-z0-9_-]+)+(\/:[a-zA-Z]+)*$/)
    expect(summary).toMatch(/^\p{Lu}.{3,}[^.]$/u)
    expect(tag).toMatch(/^\p{Lu}/u)
    const grupos = access.tipo === 'grupos' ? access.grupos : ['Administrador']
    expect(grupos.length).toBeGreaterThan(0)
    expect(grupos.every(isGrupo)).toBe(true)
  })

  it('reads with GET, which has no body', () => {
    const erradas = comCorpo.filter(([chamada]) => /^(GET|DELETE) /.test(chamada))
    expect(erradas.map(([chamada]) => chamada)).toEqual([])
  })

  it.each(comCorpo)('%s refuses a field it does not know', (_, { body }) => {
    const opcoes: readonly z.ZodType[] = body.def.type === 'union' ? body.def.options : [body]
    for (const opcao of opcoes) {
      const codigos = opcao.safeParse({ inventado: 1 }).error?.issues.map(({ code }) => code)
      expect(codigos).toContain('unrecognized_keys')
    }
  })

  it.each(entradas)('$chamada bounds its $parte', ({ schema }) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json
    expect(semLimite(json)).toEqual([])
  })

  it('would notice a field without bounds', () => {
    const solto = z.strictObject({ nome: z.string(), lista: z.array(z.int()), ok: z.string().max(5) })
    const json = z.toJSONSchema(solto, { io: 'input' }) as Json
    expect(semLimite(json)).toEqual(['.nome (string)', '.lista (array)'])
    const aberto = z.toJSONSchema(z.object({ id: z.int() }), { io: 'input' }) as Json
    expect(semLimite(aberto)).toEqual(['. (object)'])
  })

  it('names each path once per method, whatever its parameters are called', () => {
    const formas = chamadas.map(([chamada]) => chamada.replaceAll(/:\w+/g, ':'))
    expect(new Set(formas).size).toBe(formas.length)
  })
})

describe('POST /api/admissao/verificar', () => {
  const body = api['POST /api/admissao/verificar'].body as z.ZodType
  const aceita = (dados: unknown): boolean => body.safeParse({ id: 1, dados }).success

  it('takes the form at any point of its typing', () => {
    expect(aceita(undefined)).toBe(true)
    expect(aceita({})).toBe(true)
    expect(aceita({ pessoais: { nome: 'M', cpf: '529' } })).toBe(true)
  })

  it('takes only fields of the form, of bounded size', () => {
    expect(aceita({ salario: {} })).toBe(false)
    expect(aceita({ pessoais: { inventado: 'x' } })).toBe(false)
    expect(aceita({ pessoais: { nome: 'x'.repeat(1001) } })).toBe(false)
    expect(aceita({ pessoais: { nome: 'a\u0000' } })).toBe(false)
  })
})
