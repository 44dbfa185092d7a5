import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { api } from '@rh/domain/contract/index'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { createTestApp, loginsDemo, type Client, type TestApp } from '../test/harness.ts'
import { isDeUm, leituras } from '../test/sigilo/pedidos.ts'

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
/** Lists and figures, which `http/sigilo` asks for by every group that may, and reads. */
const lidasPorGrupo = new Set(leituras.filter((chamada) => !isDeUm(chamada)))
/** Of no call: who is let in is told so, and the list is not read once more for each of them. */
const QUE_NINGUEM_LE = '?nada=1'

/** Calls with an empty input: what matters is whether the door opens, not what is behind it. */
async function porta(chamada: string, client: Client, mais = ''): Promise<number> {
  const [method = '', path = ''] = chamada.split(' ')
  endereco += 1
  const { statusCode } = await rh.app.inject({
    method: method as 'GET',
    url: `${path.replace(':id', '999999')}${mais}`,
    // An address each: what is asked here is not how often one address may ask.
    remoteAddress: `10.${endereco >> 16}.${(endereco >> 8) & 255}.${endereco & 255}`,
    headers: client.token ? { authorization: `Bearer ${client.token}` } : {},
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return statusCode
}

type Porta = 'aberta' | 'fechada' | 'sem sessão' | `erro ${number}`

/** An open door answers 403 only for business reasons, which an empty input never reaches. */
const ler = (status: number): Porta => {
  if (status === 401) return 'sem sessão'
  if (status === 403) return 'fechada'
  return status < 500 && status !== 429 ? 'aberta' : `erro ${status}`
}

const esperado = ({ access }: AnyEndpoint, grupo: Grupo | null): Porta => {
  // For other systems, and for who came by a link: the session of a user is neither.
  if (access.tipo === 'chave' || access.tipo === 'candidato') return 'sem sessão'
  if (access.tipo !== 'grupos') return 'aberta'
  return grupo !== null && access.grupos.includes(grupo) ? 'aberta' : 'fechada'
}

// prova: entidade.setor, entidade.config, permissao.servidor, chamadas
describe('every call × every group', () => {
  it('covers every demo login of a group', () => {
    expect(loginsDemo.map(({ usuario }) => usuario)).toEqual(expect.arrayContaining(identidades))
  })

  /** They close the client's own session, as they should. */
  const encerram = ['POST /api/auth/logout', 'POST /api/conta/sessoes/encerrar-todas']

  it.each(chamadas)('%s', async (chamada, spec) => {
    const portas: Record<string, Porta> = { anonimo: ler(await porta(chamada, rh.anonimo)) }
    const declaradas: Record<string, Porta> = {
      anonimo: spec.access.tipo === 'publico' ? 'aberta' : 'sem sessão',
    }
    for (const usuario of identidades) {
      const grupo = grupos.find((g) => loginDe(g) === usuario) ?? null
      const mais = grupo !== null && lidasPorGrupo.has(chamada) ? QUE_NINGUEM_LE : ''
      portas[usuario] = ler(await porta(chamada, clients.get(usuario) ?? rh.anonimo, mais))
      declaradas[usuario] = esperado(spec, grupo)
    }
    if (encerram.includes(chamada)) await entrarTodos()
    expect(portas).toEqual(declaradas)
  })
})

describe('the headers alone', () => {
  it('are asked of files and of calls without a session, as programs do, and of nothing else', async () => {
    const comHeaders = chamadas.filter(([chamada]) => {
      const [method, url = ''] = chamada.split(' ')
      return method === 'GET' && rh.app.hasRoute({ method: 'HEAD', url })
    })
    expect(comHeaders.map(([chamada]) => chamada)).toEqual(
      chamadas
        .filter(([chamada, { access, response }]) => {
          const arquivo = typeof response === 'object' && response !== null && 'download' in response
          return chamada.startsWith('GET') && (access.tipo === 'publico' || arquivo)
        })
        .map(([chamada]) => chamada),
    )
    const { statusCode, headers, body } = await rh.app.inject({ method: 'HEAD', url: '/api/saude' })
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })
})

describe('default deny', () => {
  it('serves no API route that the contract does not name', async () => {
    const { paths } = (await rh.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>()
    const documentadas = Object.entries(paths).flatMap(([path, metodos]) =>
      Object.keys(metodos).map((m) => `${m.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(documentadas.toSorted()).toEqual(Object.keys(api).toSorted())
  })
})
