import { assert, constantFrom, double, integer, oneof, property } from 'fast-check'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { MAXIMO_EM_CENTAVOS } from '../br/campos.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'
import { api } from './index.ts'

/** Largest of a column `int`; centavos are kept in a `bigint`, and a draft as it was typed, in a document. */
const MAX_INT4 = 2 ** 31 - 1

interface Parte {
  readonly onde: string
  readonly schema: z.ZodType
  /** Others look at the value too, before or after. */
  readonly dentroDeOutra: boolean
}

/** The schemas that another is made of: fields, elements, options, and what a wrapper wraps. */
const filhosDe = ({ def }: z.ZodType): [nome: string, filho: z.ZodType][] =>
  Object.entries(def).flatMap(([parte, valor]: [string, unknown]) => {
    if (valor instanceof z.ZodType) return [[parte === 'element' ? '[]' : '', valor]]
    // `.int()` is kept as a schema among the checks of its own number.
    if (parte === 'checks' || typeof valor !== 'object' || valor === null) return []
    return Object.entries(valor)
      .filter((par): par is [string, z.ZodType] => par[1] instanceof z.ZodType)
      .map(([nome, filho]) => [parte === 'shape' ? nome : '', filho])
  })

/** Everything that a schema is made of, through whatever wraps it. */
function partesDe(schema: z.ZodType, onde: string, vistos = new Set<z.ZodType>()): Parte[] {
  if (vistos.has(schema)) return []
  vistos.add(schema)
  const deDentro = filhosDe(schema).flatMap(([nome, filho]) =>
    partesDe(filho, nome === '' ? onde : `${onde}.${nome}`, vistos).map((parte) => ({
      ...parte,
      dentroDeOutra: parte.dentroDeOutra || schema.def.type === 'pipe',
    })),
  )
  return [{ onde, schema, dentroDeOutra: false }, ...deDentro]
}

const partes = Object.entries<AnyEndpoint>(api).flatMap(([chamada, { params, query, body }]) =>
  Object.entries<z.ZodType | undefined>({ params, query, body }).flatMap(([parte, schema]) =>
    schema ? partesDe(schema, `${chamada} ${parte}`) : [],
  ),
)

const numeros = partes.filter(({ schema }) => schema.def.type === 'number')

describe('every number that a call takes', () => {
  it('is found by this test', () => {
    expect(numeros.length).toBeGreaterThan(150)
    expect(numeros.map(({ onde }) => onde)).toContain('POST /api/usuarios/desativar body.versao')
  })

  it('fits the column that keeps it, or is refused with a message', () => {
    const cabe = (valor: number, onde: string) =>
      Math.abs(valor) <=
      (/centavos| body\.(dados\.)?vaga\.| body\.dados\./i.test(onde) ? MAXIMO_EM_CENTAVOS : MAX_INT4)
    const enormes = oneof(
      integer({ min: MAX_INT4 + 1, max: Number.MAX_SAFE_INTEGER }),
      integer({ min: Number.MIN_SAFE_INTEGER, max: -MAX_INT4 - 2 }),
      double({ noDefaultInfinity: false, min: MAX_INT4 + 1 }),
      constantFrom(2 ** 31, 2 ** 32, 2 ** 53 - 1, 1e308, Number.MAX_VALUE, Infinity, NaN),
    )
    const deMais = new Set<string>()
    assert(
      property(enormes, (valor) => {
        for (const { onde, schema } of numeros)
          if (schema.safeParse(valor).success && !cabe(valor, onde)) deMais.add(onde)
      }),
      { numRuns: 200 },
    )
    expect([...deMais].toSorted()).toEqual([])
  })
})

describe('every text that a call takes', () => {
  const textos = partes.filter(
    ({ schema: { def }, dentroDeOutra }) => !dentroDeOutra && (def.type === 'string' || def.type === 'pipe'),
  )
  const aceitos = (valores: readonly string[]) =>
    textos
      .filter(({ schema }) => valores.some((valor) => schema.safeParse(valor).success))
      .map(({ onde }) => onde)

  it('is found by this test', () => {
    expect(textos.length).toBeGreaterThan(150)
  })

  it('is one that the database keeps; passwords and tokens are never kept', () => {
    const ruins = ['a\u0000b', 'abcdefghij\u0000', 'a\uD800', '\u0000']
    expect(
      aceitos(ruins).filter((onde) => !/\.(senha|senhaAtual|senhaNova|password|token)$/.test(onde)),
    ).toEqual([])
  })

  it('is no day before the calendar of the database begins', () => {
    const textosLivres = new Set(aceitos(['2026-02-30']))
    const dias = new Set(aceitos(['2026-11-20']).filter((onde) => !textosLivres.has(onde)))
    expect(dias.size).toBeGreaterThan(30)
    expect(aceitos(['0000-01-01', '0000-12-31']).filter((onde) => dias.has(onde))).toEqual([])
  })
})

describe('every input with days, times and numbers that are none', () => {
  type Json = z.core.JSONSchema.JSONSchema
  interface Jeito {
    readonly texto: string
    readonly numero: number
    readonly soDias: boolean
    readonly soObrigatorios: boolean
  }
  function errado(json: Json | undefined, jeito: Jeito): unknown {
    const escolha = json?.anyOf ?? json?.oneOf ?? json?.allOf
    if (escolha) return errado(escolha[0], jeito)
    if (json?.const !== undefined) return json.const
    if (json?.enum) return json.enum[0]
    if (json?.type === 'object')
      return Object.fromEntries(
        Object.entries(json.properties ?? {})
          .filter(([nome]) => !jeito.soObrigatorios || json.required?.includes(nome))
          .map(([nome, campo]) => [nome, errado(campo as Json, jeito)]),
      )
    if (json?.type === 'array') return [errado(json.items as Json, jeito), errado(json.items as Json, jeito)]
    if (json?.type === 'integer' || json?.type === 'number') return jeito.numero
    if (json?.type === 'boolean') return true
    return jeito.soDias && json?.format !== 'date' ? 'x'.repeat(json?.minLength ?? 1) : jeito.texto
  }
  const jeitos = ['amanhã', '', '2026-02-31', '99:99'].flatMap((texto) =>
    [-1, 1].flatMap((numero) =>
      [true, false].flatMap((soDias) =>
        [true, false].map((soObrigatorios) => ({ texto, numero, soDias, soObrigatorios })),
      ),
    ),
  )

  it.each(Object.entries<AnyEndpoint>(api))('%s answers what is wrong, and never throws', (_, spec) => {
    for (const schema of [spec.params, spec.query, spec.body] as (z.ZodType | undefined)[]) {
      if (!schema) continue
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      for (const jeito of jeitos) expect(() => schema.safeParse(errado(json, jeito))).not.toThrow()
    }
  })
})
