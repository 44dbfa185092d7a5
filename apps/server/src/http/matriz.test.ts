import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '@rh/domain/contract/endpoint'
import { api } from '@rh/domain/contract/index'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginsDemo } from '../seed/demo.ts'
import { createTestApp, type Client, type TestApp } from '../test/harness.ts'

let rh: TestApp
const clients = new Map<string, Client>()
const entrarTodos = async () => {
  for (const usuario of identidades) clients.set(usuario, await rh.as(usuario))
}
beforeAll(async () => {
  rh = await createTestApp()
  await entrarTodos()
})
afterAll(() => rh[Symbol.asyncDispose]())

const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')
const identidades = [...grupos.map(loginDe), 'sem.grupo']
const chamadas = Object.entries<AnyEndpoint>(api)

let endereco = 0
/** Calls with an empty input: what matters is whether the door opens, not what is behind it. */
async function porta(chamada: string, client: Client): Promise<number> {
  const [method = '', path = ''] = chamada.split(' ')
  endereco += 1
  const { statusCode } = await rh.app.inject({
    method: method as 'GET',
    url: path.replace(':id', '999999'),
    // An address each: what is asked here is not how often one address may ask.
    remoteAddress: `10.${endereco >> 16}.${(endereco >> 8) & 255}.${endereco & 255}`,
    headers: client.token ? { authorization: `Bearer ${client.token}` } : {},
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return statusCode
}

const esperado = ({ access }: AnyEndpoint, grupo: Grupo | null): 'aberta' | 'fechada' => {
  if (access.tipo !== 'grupos') return 'aberta'
  return grupo !== null && access.grupos.includes(grupo) ? 'aberta' : 'fechada'
}

describe('every call × every group', () => {
  it('covers every demo login of a group', () => {
    expect(loginsDemo.map(({ usuario }) => usuario)).toEqual(expect.arrayContaining(identidades))
  })

  /** They close the client's own session, as they should. */
  const encerram = ['POST /api/auth/logout', 'POST /api/conta/sessoes/encerrar-todas']

  it.each(chamadas)('%s', async (chamada, spec) => {
    const sem = await porta(chamada, rh.anonimo)
    if (spec.access.tipo === 'publico') expect(sem).not.toBe(401)
    else expect(sem).toBe(401)
    for (const usuario of identidades) {
      const grupo = grupos.find((g) => loginDe(g) === usuario) ?? null
      const status = await porta(chamada, clients.get(usuario) ?? rh.anonimo)
      if (esperado(spec, grupo) === 'fechada') expect(status, usuario).toBe(403)
      else expect([200, 201, 400, 403, 404, 422], `${usuario}: ${status}`).toContain(status)
      // An open door answers 403 only for business reasons, which an empty input never reaches.
      if (esperado(spec, grupo) === 'aberta') expect(status, usuario).not.toBe(403)
    }
    if (encerram.includes(chamada)) await entrarTodos()
  })
})

describe('default deny', () => {
  it('refuses to start with a route that declares no access', () => {
    expect(() => rh.app.route({ method: 'GET', url: '/api/esquecida', handler: async () => ({}) })).toThrow()
  })

  it('serves no API route that the contract does not name', async () => {
    const { paths } = (await rh.app.inject('/api/docs/json')).json() as { paths: Record<string, object> }
    const documentadas = Object.entries(paths).flatMap(([path, metodos]) =>
      Object.keys(metodos).map((m) => `${m.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(documentadas.toSorted()).toEqual(Object.keys(api).toSorted())
  })
})
