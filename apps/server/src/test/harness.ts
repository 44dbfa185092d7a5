import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql, type KyselyPlugin } from 'kysely'
import type { ClientConfig } from 'pg'
import type { CallArgs, Reply } from '@rh/domain/http/endpoint'
import type { ErroBody } from '@rh/domain/http/erro'
import type { Entrada } from '@rh/domain/contract/auth'
import type { Api } from '@rh/domain/contract/index'
import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { openDb, type Db } from '../db/db.ts'
import { createDeps, type Deps } from '../deps.ts'
import { resolverSessao } from '../modules/auth/sessao-em-uso.ts'
import { loginsDemo, senhaDemo } from '../seed/demo.ts'
import { chavesDeTeste, guardarChaveDeTeste } from './chaves.ts'
import { createDemoDatabase } from './database.ts'
import { createClock, type TestClock } from './clock.ts'

export { loginsDemo, senhaDemo }

type Key = keyof Api
type Args<K extends Key> = CallArgs<Api[K]>
interface Extra {
  readonly chave?: string
}
/** A call's status and body: the contract's answer, or the one error body. */
export type Answer<K extends Key> =
  | { readonly status: 200 | 201; readonly body: Reply<Api[K]> }
  | {
      readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
      readonly body: ErroBody
    }

export interface Client {
  readonly token: string | null
  /** Makes a call and answers whatever came. */
  try<K extends Key>(chamada: K, args?: Args<K> & Extra): Promise<Answer<K>>
  /** Makes a call that must succeed. */
  call<K extends Key>(chamada: K, args?: Args<K> & Extra): Promise<Reply<Api[K]>>
}

interface AnyArgs extends Extra {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
  readonly arquivo?: Blob
}

/** The body of a call, and the header that says what it is. */
export async function toPayload({
  body,
  arquivo,
}: AnyArgs): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (!arquivo) return body ? { payload: body } : {}
  const form = new FormData()
  form.append('arquivo', arquivo)
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

async function toInject(chamada: string, token: string | null, args: AnyArgs): Promise<InjectOptions> {
  const { params, query, chave } = args
  const { payload, headers } = await toPayload(args)
  const [method, path = ''] = chamada.split(' ')
  const url = path.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(String(params?.[nome])))
  const filled = Object.entries(query ?? {}).filter(([, valor]) => valor !== undefined)
  return {
    method: method as 'GET',
    url,
    query: Object.fromEntries(filled.map(([nome, valor]) => [nome, String(valor)])),
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(chave ? { 'idempotency-key': chave } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  }
}

/** JSON, or the file that the call answers. */
const readBody = ({ headers, rawPayload, json }: LightMyRequestResponse): unknown =>
  String(headers['content-type']).startsWith('application/json')
    ? json()
    : new Blob([new Uint8Array(rawPayload)], { type: String(headers['content-type']) })

/** What a client asks. */
type Porta = Pick<FastifyInstance, 'inject'>

export function createClient(porta: Porta, token: string | null): Client {
  const answer = async <K extends Key>(chamada: K, args?: Args<K> & Extra): Promise<Answer<K>> => {
    const resposta = await porta.inject(await toInject(chamada, token, args ?? {}))
    return { status: resposta.statusCode, body: readBody(resposta) } as Answer<K>
  }
  return {
    token,
    try: answer,
    async call(chamada, args) {
      const { status, body } = await answer(chamada, args)
      if (status === 200 || status === 201) return body as never
      throw new Error(`${chamada} answered ${status}: ${JSON.stringify(body)}`)
    },
  }
}

/** The session of an answer to a password; fails where a second factor is asked for. */
export function sessaoDe(entrada: Entrada): Exclude<Entrada, { falta: unknown }> {
  if ('falta' in entrada) throw new Error('A second factor is asked for')
  return entrada
}

export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance
  /** The test's own hand, with the rights of the database's owner; the application works as itself, with its own. */
  readonly db: Db
  /** What a task of the system is given. */
  readonly deps: Deps
  /** How another instance connects to the same database. */
  readonly conexao: ClientConfig
  /** How its owner does. */
  readonly conexaoDoDono: ClientConfig
  readonly clock: TestClock
  readonly anonimo: Client
  /** Lines that the application logged. */
  readonly log: readonly string[]
  /**
   * A client logged in as a demo user (`coordenador.operacional`, `vagas`…): the one of before for as long as nothing
   * tells its session from a new one.
   */
  as(usuario: string): Promise<Client>
  /** A client in a session of its own, whichever the person has. */
  emOutraSessao(usuario: string): Promise<Client>
}

/**
 * Clients of a file are signed in once, and the clock of its tests jumps: the company lets sessions go unused for as
 * long as they last. Their end by inactivity is that of `modules/auth/inatividade.test.ts`, which says its own time.
 */
const comSessoesDoDia = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // What a test reads of the trail is of that test.
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.updateTable('empresa').set({ inatividadeMin: 600 }).execute()
  })

/**
 * A file stays imported until the run ends, and with it whatever its variables hold: an application that is closed would
 * stay in memory, with its clients, and be looked at by every garbage collection of the files after it.
 */
function soltar(rh: object): void {
  for (const nome of Reflect.ownKeys(rh)) Reflect.deleteProperty(rh, nome)
}

/** Outside of the function that opens the application, whose variables its clients would keep. */
const createPorta = (rh: { readonly app: FastifyInstance }): Porta => ({
  inject: ((pedido: InjectOptions) => rh.app.inject(pedido)) as Porta['inject'],
})

/** The session that a token is of. */
const sessaoDoToken = (token: string | null): string =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).sid

/**
 * Gives the client of a person again while its session is what a new one would be: opened at this very moment, in which
 * the clock of the tests stands, open, within the hours, and with no password confirmed in it. A file asks for the same
 * few people up to hundreds of times, nine statements each.
 */
function comEntradasGuardadas(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  fuso: string,
  entrar: (usuario: string) => Promise<Client>,
): (usuario: string) => Promise<Client> {
  const guardadas = new Map<string, { readonly client: Client; readonly em: string }>()
  const isNova = async ({ client, em }: { readonly client: Client; readonly em: string }) => {
    if (em !== clock.agora().toString()) return false
    const ator = await resolverSessao(db, sessaoDoToken(client.token), clock.agora(), fuso)
    return ator !== null && ator.confirmadaAte === null
  }
  return async (usuario) => {
    const guardada = guardadas.get(usuario)
    if (guardada && (await isNova(guardada))) return guardada.client
    const em = clock.agora().toString()
    const client = await entrar(usuario)
    guardadas.set(usuario, { client, em })
    return client
  }
}

/** The real application on a database of its own, with the demo company and a clock to set. */
export async function createTestApp(
  env: Readonly<Record<string, string>> = {},
  plugins: readonly KyselyPlugin[] = [],
): Promise<TestApp> {
  const database = await createDemoDatabase()
  const db = openDb({ ...database.connection, max: 6 }, chavesDeTeste)
  await comSessoesDoDia(db)
  const aberto = openDb({ ...database.application, max: 6 }, chavesDeTeste)
  const daAplicacao = plugins.reduce((com, plugin) => com.withPlugin(plugin), aberto)
  const clock = createClock()
  const dados = await mkdtemp(join(tmpdir(), 'rh-teste-'))
  guardarChaveDeTeste(dados)
  const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dados, ...env })
  const log: string[] = []
  const saidaDeLog = { write: (linha: string) => void log.push(linha) }
  const app = await buildApp({
    db: daAplicacao,
    conexao: database.application,
    config,
    clock,
    site: '/nenhum',
    saidaDeLog,
  })
  const aberta = { app }
  const porta = createPorta(aberta)
  const anonimo = createClient(porta, null)
  const entrar = async (usuario: string): Promise<Client> => {
    const body = { usuario, senha: senhaDemo }
    return createClient(porta, sessaoDe(await anonimo.call('POST /api/auth/login', { body })).accessToken)
  }
  return {
    app,
    db,
    deps: createDeps({ db: daAplicacao, config, clock, dono: database.connection }),
    conexao: database.application,
    conexaoDoDono: database.connection,
    clock,
    anonimo,
    log,
    as: comEntradasGuardadas({ db, clock }, config.empresaFuso, entrar),
    emOutraSessao: entrar,
    async [Symbol.asyncDispose]() {
      await app.close()
      await Promise.all([db.destroy(), aberto.destroy()])
      await database.drop()
      await rm(dados, { recursive: true, force: true })
      soltar(aberta)
      soltar(this)
    },
  }
}
