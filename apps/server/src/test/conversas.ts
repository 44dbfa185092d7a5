import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Mensagem } from '@rh/domain/contract/chat'
import { createTestApp, type Client, type TestApp } from './harness.ts'

const LOGINS = ['cadastro', 'gestor', 'vagas', 'sesmt', 'comercial', 'administrador'] as const
export type Login = (typeof LOGINS)[number]

export type Extra = Partial<{
  chave: string
  respostaA: number
  anexos: string[]
  citados: number[]
  referencia: { tipo: 'colaborador'; id: number }
}>
/** What is sent with a message. */
export const corpo = (texto: string, extra: Extra = {}) => ({
  chave: randomUUID(),
  respostaA: null,
  anexos: [],
  citados: [],
  referencia: null,
  texto,
  ...extra,
})

/** The demo company for the tests of one file about conversations, with everybody signed in who speaks in them. */
export function abrirConversas() {
  let rh: TestApp
  const clients = new Map<string, Client>()
  const ids = new Map<string, number>()
  const de = (login: Login): Client => {
    const client = clients.get(login)
    if (!client) throw new Error(`Nobody signed in as ${login}`)
    return client
  }
  const idDe = (login: Login): number => ids.get(login) ?? 0

  const avancar = (quanto: Temporal.DurationLike): void =>
    rh.clock.irPara(rh.clock.agora().add(quanto).toString())
  /** Signs in again whose session is over, or was closed. */
  const entrar = async (...logins: Login[]): Promise<void> => {
    for (const login of logins.length > 0 ? logins : LOGINS) clients.set(login, await rh.as(login))
  }

  beforeAll(async () => {
    rh = await createTestApp()
    await entrar()
    for (const login of LOGINS) {
      const { id } = await de(login).call('GET /api/conta/perfil')
      ids.set(login, id)
    }
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  // What one test writes does not use up what the next may write.
  beforeEach(() => avancar({ minutes: 2 }))

  const direta = async (eu: Login, outra: Login): Promise<number> =>
    (await de(eu).call('POST /api/chat', { body: { tipo: 'direta', usuarioId: idDe(outra) } })).id
  const grupo = async (eu: Login, nome: string, ...outras: Login[]): Promise<number> =>
    (await de(eu).call('POST /api/chat', { body: { tipo: 'grupo', nome, usuarioIds: outras.map(idDe) } })).id

  const dizer = (eu: Login, id: number, texto: string, extra?: Extra): Promise<Mensagem> =>
    de(eu).call('POST /api/chat/mensagens/:id', { params: { id }, body: corpo(texto, extra) })
  const ler = (eu: Login, id: number, query = {}) =>
    de(eu).call('GET /api/chat/mensagens/:id', { params: { id }, query })
  const textos = async (eu: Login, id: number) =>
    (await ler(eu, id)).results.filter(({ fato }) => fato === null).map(({ texto }) => texto)
  const naLista = async (eu: Login, id: number) =>
    (await de(eu).call('GET /api/chat', { query: {} })).results.find((uma) => uma.id === id)

  return {
    get rh() {
      return rh
    },
    de,
    idDe,
    entrar,
    avancar,
    direta,
    grupo,
    dizer,
    ler,
    textos,
    naLista,
  }
}
