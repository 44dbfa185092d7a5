import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { autenticado, candidato, chave, publico, somente, type Access } from '@rh/domain/http/endpoint'
import type { Grupo } from '@rh/domain/setores/grupos'
import { atorDe } from '../test/ator.ts'
import { registerAccess, type ChamadaComChave } from './access.ts'
import { registerErrorHandler } from './error-handler.ts'
import { failure } from './failure.ts'

const CHAVE = `rhk_${'a'.repeat(10)}_${'B'.repeat(43)}`
const ENTRADA = 'entrada-do-link'
const sessoes: Readonly<Record<string, readonly Grupo[]>> = {
  'sessao-vagas': ['Vagas'],
  'sessao-dupla': ['Sesmt', 'Gestor'],
  'sessao-sem-grupo': [],
}
const portas: Readonly<Record<string, Access>> = {
  publico,
  autenticado,
  vagas: somente(['Vagas', 'Gestor'], 'teste'),
  chave: chave('contratos'),
  candidato,
}

/** Whom each way in was asked about since the last call. */
const perguntados: { sessoes: string[]; chaves: ChamadaComChave[]; entradas: string[] } = {
  sessoes: [],
  chaves: [],
  entradas: [],
}

const registrar = (app: FastifyInstance) =>
  registerAccess(
    app,
    {
      resolver: async (token) => {
        perguntados.sessoes.push(token)
        const grupos = sessoes[token]
        return grupos ? atorDe(7, ...grupos) : null
      },
      usada: async () => {},
    },
    async (chamada) => {
      perguntados.chaves.push(chamada)
      if (chamada.token !== CHAVE || chamada.escopo !== 'contratos') throw failure('sem_permissao')
      return { chaveId: 3, contratoIds: null }
    },
    async (entrada) => {
      perguntados.entradas.push(entrada)
      if (entrada !== ENTRADA) throw failure('sessao_expirada')
      return { linkId: 5, processoId: 9 }
    },
  )

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  registerErrorHandler(app)
  registrar(app)
  for (const [nome, access] of Object.entries(portas))
    app.route({
      method: ['GET', 'POST'],
      url: `/api/${nome}/:id`,
      config: { access },
      handler: async ({ ator, portador, candidato: quem }) => ({
        ator: ator && ator.id,
        portador: portador && portador.chaveId,
        candidato: quem && quem.processoId,
      }),
    })
  app.get('/pagina', async () => 'a page of the site')
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  perguntados.sessoes.length = 0
  perguntados.chaves.length = 0
  perguntados.entradas.length = 0
})

/** What a door answers to who brings this header: who came in, or the refusal. */
async function bater(porta: string, authorization?: string): Promise<unknown> {
  const { statusCode, json } = await app.inject({
    url: `/api/${porta}/1`,
    headers: authorization === undefined ? {} : { authorization },
  })
  const corpo = json<{ codigo?: string }>()
  return statusCode === 200 ? corpo : [statusCode, corpo.codigo]
}
const NINGUEM = { ator: null, portador: null, candidato: null }
const SEM_SESSAO = [401, 'sessao_expirada']
const FECHADA = [403, 'sem_permissao']

describe('a call that declares', () => {
  it('nobody in particular is open, and asks who comes nothing', async () => {
    for (const quem of [undefined, 'Bearer sessao-vagas', 'Bearer nada', `Bearer ${CHAVE}`])
      expect(await bater('publico', quem)).toEqual(NINGUEM)
    expect(perguntados).toEqual({ sessoes: [], chaves: [], entradas: [] })
  })

  it('whoever is signed in is open to every session, and to nothing else', async () => {
    for (const sessao of Object.keys(sessoes))
      expect(await bater('autenticado', `Bearer ${sessao}`)).toEqual({ ...NINGUEM, ator: 7 })
    for (const quem of [undefined, 'Bearer nada', `Bearer ${ENTRADA}`])
      expect([quem, await bater('autenticado', quem)]).toEqual([quem, SEM_SESSAO])
  })

  it('groups is open to who has one of them', async () => {
    expect(await bater('vagas', 'Bearer sessao-vagas')).toEqual({ ...NINGUEM, ator: 7 })
    expect(await bater('vagas', 'Bearer sessao-dupla')).toEqual({ ...NINGUEM, ator: 7 })
    expect(await bater('vagas', 'Bearer sessao-sem-grupo')).toEqual(FECHADA)
    expect(await bater('vagas')).toEqual(SEM_SESSAO)
  })

  it('a key is open to one that has its scope, told by its call, and to no session', async () => {
    expect(await bater('chave', `Bearer ${CHAVE}`)).toEqual({ ...NINGUEM, portador: 3 })
    expect(await bater('chave', 'Bearer sessao-vagas')).toEqual(FECHADA)
    expect(await bater('chave')).toEqual(FECHADA)
    const pedida = { chamada: 'GET /api/chave/:id', escopo: 'contratos', ip: '127.0.0.1' }
    expect(perguntados).toEqual({
      sessoes: [],
      chaves: [CHAVE, 'sessao-vagas', ''].map((token) => ({ token, ...pedida })),
      entradas: [],
    })
  })

  it('a candidate is open to an entry, and to no session', async () => {
    expect(await bater('candidato', `Bearer ${ENTRADA}`)).toEqual({ ...NINGUEM, candidato: 9 })
    for (const quem of ['Bearer sessao-vagas', undefined])
      expect(await bater('candidato', quem)).toEqual(SEM_SESSAO)
    expect(perguntados).toEqual({ sessoes: [], chaves: [], entradas: [ENTRADA, 'sessao-vagas', ''] })
  })
})

it.each(['autenticado', 'vagas', 'candidato'])(
  'a key at a call of %s is judged, and counted, as a key that has no such scope',
  async (porta) => {
    expect(await bater(porta, `Bearer ${CHAVE}`)).toEqual(FECHADA)
    expect(perguntados).toMatchObject({
      sessoes: [],
      chaves: [{ token: CHAVE, chamada: `GET /api/${porta}/:id`, escopo: null }],
      entradas: [],
    })
  },
)

describe('the header of a session', () => {
  it('may say its kind in any case', async () => {
    for (const tipo of ['bearer', 'BEARER'])
      expect(await bater('autenticado', `${tipo} sessao-vagas`)).toMatchObject({ ator: 7 })
  })

  it('is none of another kind, nor one that is empty', async () => {
    for (const quem of ['Basic sessao-vagas', 'sessao-vagas', 'Bearer', 'Bearer '])
      expect([quem, await bater('autenticado', quem)]).toEqual([quem, SEM_SESSAO])
    expect(perguntados.sessoes).toEqual([])
  })
})

it('refuses before it reads a body', async () => {
  const enviar = (porta: string, sessao: string) =>
    app.inject({
      method: 'POST',
      url: `/api/${porta}/1`,
      headers: { authorization: `Bearer ${sessao}`, 'content-type': 'application/json' },
      payload: '{"cortado":',
    })
  expect((await enviar('vagas', 'nada')).statusCode).toBe(401)
  expect((await enviar('vagas', 'sessao-sem-grupo')).statusCode).toBe(403)
  expect((await enviar('vagas', 'sessao-vagas')).statusCode).toBe(400)
})

it('refuses to start with a route that declares no access, but for pages of the site', async () => {
  expect((await app.inject('/pagina')).body).toBe('a page of the site')
  const outra = Fastify()
  registrar(outra)
  const abrir = (url: string) => () => outra.get(url, async () => ({}))
  expect(abrir('/api/esquecida')).toThrow('Route GET /api/esquecida declares no access')
  expect(abrir('/site/api/esquecida')).not.toThrow()
  expect(abrir('/api/docs/json')).not.toThrow()
  await outra.close()
})
