import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { erroBody } from '@rh/domain/http/erro'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../seed/usuarios.ts'
import { createTestApp, type Client, type TestApp } from '../test/harness.ts'
import { contrato, podeChamar } from '../test/prova.ts'
import { leituras, pedidosDe } from '../test/sigilo/pedidos.ts'

let rh: TestApp
let client: Client
beforeAll(async () => {
  rh = await createTestApp()
  client = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

async function mandar(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: unknown,
  tipo = 'application/json',
) {
  const resposta = await rh.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${client.token}`,
      ...(payload === undefined ? {} : { 'content-type': tipo }),
    },
    ...(payload === undefined
      ? {}
      : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
  return { status: resposta.statusCode, body: resposta.json<unknown>() }
}

/** Every refusal: the one body, in Portuguese, and nothing of the inside. */
function expectRecusa({ status, body }: { status: number; body: unknown }, esperado: number): void {
  expect({ status, body }).toMatchObject({ status: esperado })
  const erro = erroBody.parse(body)
  expect(erro.mensagem).toMatch(/\p{L}/u)
  expect(erro.requisicao).toMatch(/^req-/)
  expect(JSON.stringify(body)).not.toMatch(/select |node_modules|\.ts:|Unexpected|\binvalid|undefined/i)
}

it('says of an address that can name nothing that there is nothing, and speaks of no form', async () => {
  for (const url of [
    '/api/colaborador/obter/abc',
    '/api/cargo/0',
    '/api/admissao/obter/-1',
    '/api/promocao/obter/1e3',
  ])
    expect(await mandar('GET', url)).toMatchObject({
      status: 400,
      body: { mensagem: 'Não há nada neste endereço.' },
    })
})

it('says of an address that asks for what there is not that it does, and speaks of no form', async () => {
  for (const url of [
    '/api/colaborador/listar?situacao=nada',
    '/api/admissao/listar?pagina=abc',
    '/api/ferias/listar?contratoId=abc',
  ])
    expect(await mandar('GET', url)).toMatchObject({
      status: 400,
      body: {
        mensagem: 'O endereço pede algo que não existe.',
        acao: 'Limpe os filtros, ou volte pelo menu.',
      },
    })
})

describe('bad input', () => {
  const criar = '/api/admissao/criar'
  const editar = '/api/admissao/editar'
  const vaga = (dados: unknown) => ({ id: 1, versao: 1, etapa: 'vaga', dados })

  it.each([
    ['malformed JSON', 'POST', criar, '{"vaga":', 400],
    ['an empty body', 'POST', criar, '', 400],
    ['a bare string', 'POST', criar, '"texto"', 400],
    ['an array', 'POST', criar, '[]', 400],
    ['an unknown key', 'POST', criar, { admin: true }, 400],
    ['a polluted prototype', 'POST', criar, '{"__proto__":{"admin":true}}', 400],
    ['an unknown step', 'PUT', editar, { id: 1, versao: 1, etapa: 'outra', dados: {} }, 400],
    ['an unknown field of a step', 'PUT', editar, vaga({ senha: 'x' }), 400],
    ['an object in place of a value', 'PUT', editar, vaga({ motivo: { $ne: 1 } }), 400],
    ['an array in place of a value', 'PUT', editar, vaga({ motivo: ['a'] }), 400],
    ['text in place of an id', 'PUT', editar, vaga({ postoId: '1; drop table posto' }), 400],
    ['a negative id', 'PUT', editar, vaga({ postoId: -1 }), 400],
    ['a fraction as id', 'PUT', editar, vaga({ postoId: 1.5 }), 400],
    ['an id beyond the column', 'PUT', editar, vaga({ postoId: 2 ** 31 }), 400],
    ['a version beyond the column', 'PUT', editar, { id: 1, versao: 2 ** 31, etapa: 'vaga', dados: {} }, 400],
    [
      'a version beyond the column of a move',
      'POST',
      '/api/admissao/status',
      { id: 1, versao: 2 ** 40, transicao: 'enviar' },
      400,
    ],
    ['1e308', 'PUT', editar, vaga({ postoId: 1e308 }), 400],
    ['U+0000 in a text', 'PUT', editar, vaga({ observacao: 'a\u0000b' }), 400],
    [
      'a lone surrogate',
      'PUT',
      editar,
      String.raw`{"id":1,"versao":1,"etapa":"vaga","dados":{"observacao":"\ud800"}}`,
      400,
    ],
    ['a text over its bound', 'PUT', editar, vaga({ observacao: 'x'.repeat(2000) }), 400],
    ['1 MB of text', 'PUT', editar, vaga({ observacao: 'x'.repeat(1_000_000) }), 413],
    ['JSON 10,000 deep', 'POST', criar, `${'{"vaga":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['an unknown id', 'PUT', editar, { id: 987_654, versao: 1, etapa: 'vaga', dados: {} }, 404],
    ['an unknown move', 'POST', '/api/admissao/status', { id: 1, versao: 1, transicao: 'apagar' }, 400],
    [
      'a move that only the engine makes',
      'POST',
      '/api/admissao/status',
      { id: 1, versao: 1, transicao: 'analisar' },
      409,
    ],
    ['a CPF with wrong digits', 'POST', '/api/admissao/cpf', { cpf: '111.111.111-11' }, 400],
  ] as const)('refuses %s', async (_caso, method, url, payload, status) => {
    expectRecusa(await mandar(method, url, payload), status)
  })

  it.each([
    ['/api/admissao/obter/abc', 400],
    ['/api/admissao/obter/0', 400],
    ['/api/admissao/obter/-1', 400],
    ['/api/admissao/obter/99999999999', 400],
    ['/api/admissao/obter/1%00', 400],
    ['/api/admissao/obter/%2e%2e%2f', 400],
    ['/api/admissao/listar?pagina=0', 400],
    ['/api/admissao/listar?porPagina=1000', 400],
    ['/api/admissao/listar?ordenar=id;drop', 400],
    ['/api/admissao/listar?campos=cpf', 400],
    ['/api/admissao/listar?busca=a&busca=b', 400],
    [`/api/admissao/listar?busca=${'x'.repeat(500)}`, 400],
    ['/api/admissao/listar?busca=%00', 400],
    ['/api/admissao/listar?admissaoDe=0000-01-01', 400],
    ['/api/admissao/postos?busca=%00', 400],
    ['/api/admissao/postos?data=0000-01-01', 400],
    ['/api/auth/me?extra=1', 400],
    ['/api/nada', 404],
    ['/api/admissao/listar/', 404],
    ['/api/%', 404],
  ])('refuses GET %s', async (url, status) => {
    expectRecusa(await mandar('GET', url), status)
  })

  it('takes wild search words for words', async () => {
    for (const busca of ["'", '%', '_', '\\', '"; --', '${x}', '<svg onload=x>', '\u202e', '😀']) {
      const { status } = await client.try('GET /api/admissao/listar', { query: { busca } })
      expect(status, busca).toBe(200)
    }
  })

  it('refuses another content type and a method that the call does not have', async () => {
    expectRecusa(await mandar('POST', criar, '<a/>', 'text/xml'), 415)
    expectRecusa(await mandar('PUT', criar, {}), 404)
    const { statusCode } = await rh.app.inject({ method: 'TRACE' as 'GET', url: criar })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  it('keeps a draft as typed: impossible dates and half a CPF are findings, not errors', async () => {
    const { id, versao } = await client.call('POST /api/admissao/criar', { body: {} })
    const dados = { dataPrevista: '31/02/2026', salarioCentavos: 'mil', experienciaDias: -3 }
    const salvo = await client.call('PUT /api/admissao/editar', {
      body: { id, versao, etapa: 'vaga', dados },
    })
    const registro = await client.call('GET /api/admissao/obter/:id', { params: { id } })
    expect(registro.dados.vaga).toEqual(dados)
    const { pendencias } = await client.call('POST /api/admissao/verificar', { body: { id } })
    expect(pendencias.map((p) => p.campo)).toEqual(
      expect.arrayContaining(['dataPrevista', 'salarioCentavos', 'experienciaDias']),
    )
    expect(salvo.versao).toBe(versao + 1)
  })
})

describe('a search, in every list that takes one', () => {
  const quem = (chamada: string) => grupos.find((grupo) => podeChamar(chamada, grupo))
  const comBusca = leituras.filter((chamada) => {
    const { query } = contrato[chamada] ?? {}
    return query instanceof z.ZodObject && 'busca' in query.shape
  })

  it.each(comBusca)('%s: nothing typed, and what means something to a database', async (chamada) => {
    const grupo = quem(chamada) ?? 'Administrador'
    const { token } = await rh.as(loginDoGrupo(grupo))
    // A person exports so many times a minute.
    rh.clock.irPara(rh.clock.agora().add({ minutes: 1 }).toString())
    const [pedido = ''] = pedidosDe(chamada, grupo, { id: 1 }, 'csv')
    for (const busca of ['', ' ', '%', String.raw`\\`, "d'água", ', a', '-', '1 2']) {
      const url = new URL(pedido, 'http://casa')
      url.searchParams.set('busca', busca)
      const { statusCode } = await rh.app.inject({
        url: `${url.pathname}${url.search}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect([200, 400, 404], `${busca} answered ${statusCode}`).toContain(statusCode)
    }
  })
})

describe('the document of the calls', () => {
  it('is for the demo: where people are real nobody is told what there is to call', async () => {
    await using real = await createTestApp({ DEMO: '0' })
    for (const url of ['/api/docs', '/api/docs/json', '/api/docs/static/index.html'])
      expect((await real.app.inject(url)).statusCode, url).toBe(404)
    expect((await rh.app.inject('/api/docs/json')).statusCode).toBe(200)
  })
})

describe('headers', () => {
  it('are on every kind of answer', async () => {
    for (const url of ['/api/saude', '/api/nada', '/api/auth/me', '/api/docs/json']) {
      const { headers } = await rh.app.inject(url)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['cache-control'], url).toBe('no-store')
      const csp = String(headers['content-security-policy'])
      for (const nada of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
        expect(csp, nada).toContain(`${nada} 'none'`)
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(csp).toMatch(/script-src 'self'(;|$)/)
    }
  })
})
