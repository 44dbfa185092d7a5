import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../http/endpoint.ts'
import { api } from './index.ts'

type Esquema = Readonly<Record<string, unknown>>

/** Places of a schema where an object takes names that it does not have. */
function aceitamMais(esquema: unknown, onde: string): string[] {
  if (typeof esquema !== 'object' || esquema === null) return []
  if (Array.isArray(esquema)) return esquema.flatMap((um, i) => aceitamMais(um, `${onde}[${i}]`))
  const objeto = esquema as Esquema
  const aberto = objeto['properties'] !== undefined && objeto['additionalProperties'] !== false
  return [
    ...(aberto ? [onde] : []),
    ...Object.entries(objeto).flatMap(([nome, filho]) => aceitamMais(filho, `${onde}.${nome}`)),
  ]
}

const comCorpo = Object.entries<AnyEndpoint>(api).flatMap(([chamada, { body }]) =>
  body === undefined ? [] : [[chamada, body] as const],
)

describe('the body of every call', () => {
  it('is found by this test', () => {
    expect(comCorpo.length).toBeGreaterThan(200)
  })

  it.each(comCorpo)('%s takes no name that it does not have, however deep', (chamada, body) => {
    const esquema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    expect(aceitamMais(esquema, chamada)).toEqual([])
    const alheios = ['grupos', 'ativo', 'status', 'usuarioId', 'criadoPor', 'colaborador.salario'].filter(
      (nome) => !JSON.stringify(esquema).includes(`"${nome}"`),
    )
    expect(alheios.filter((nome) => body.safeParse({ [nome]: 1 }).success)).toEqual([])
  })
})
