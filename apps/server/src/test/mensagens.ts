import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApp, type Client, type TestApp } from './harness.ts'

const LOGINS = ['cadastro', 'gestor', 'vagas', 'sesmt', 'comercial', 'administrador'] as const
export type Login = (typeof LOGINS)[number]

/** A message of nobody that says nothing; each test fills in what it is about. */
export const vazia = {
  para: [] as string[],
  copia: [] as string[],
  assunto: '',
  texto: '',
  anexos: [] as string[],
  referencia: null as { tipo: 'colaborador'; id: number } | null,
  respostaA: null as number | null,
}
export type Extra = Partial<typeof vazia> & { chave?: string; porEmail?: boolean }
const corpo = (para: string[], extra: Extra = {}) => ({
  ...vazia,
  chave: randomUUID() as string,
  porEmail: false,
  assunto: 'Assunto',
  texto: 'Texto',
  para,
  ...extra,
})

/** The demo company for the tests of one file about internal messages, with everybody signed in who writes them. */
export function abrirMensagens() {
  let rh: TestApp
  const clients = new Map<string, Client>()
  const ids = new Map<string, number>()
  const de = (login: Login): Client => {
    const client = clients.get(login)
    if (!client) throw new Error(`Nobody signed in as ${login}`)
    return client
  }
  const idDe = (login: Login): number => ids.get(login) ?? 0
  const a = (login: Login): string => `pessoa:${idDe(login)}`

  beforeAll(async () => {
    rh = await createTestApp()
    for (const login of LOGINS) {
      clients.set(login, await rh.as(login))
      const { id } = await de(login).call('GET /api/conta/perfil')
      ids.set(login, id)
    }
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  // What one test writes does not use up what the next may write.
  beforeEach(() => rh.clock.irPara(rh.clock.agora().add({ minutes: 2 }).toString()))

  const tentar = (eu: Login, para: string[], extra?: Extra) =>
    de(eu).try('POST /api/mail/enviar', { body: corpo(para, extra) })
  const enviar = (eu: Login, para: string[], extra?: Extra) =>
    de(eu).call('POST /api/mail/enviar', { body: corpo(para, extra) })
  const abrir = (eu: Login, id: number, query = {}) =>
    de(eu).call('GET /api/mail/details', { query: { id, ...query } })
  const textos = async (eu: Login, id: number) => (await abrir(eu, id)).mensagens.map(({ texto }) => texto)
  const listar = async (eu: Login, query = {}) => (await de(eu).call('GET /api/mail/list', { query })).results
  const idsDe = async (eu: Login, query = {}) => (await listar(eu, query)).map(({ id }) => id)
  const arquivo = (eu: Login, nome: string) =>
    de(eu).call('POST /api/arquivos', { arquivo: new File(['nome;dia\nAna;2'], nome) })
  const naoLidas = async (eu: Login) => (await de(eu).call('GET /api/mail/nao-lidas')).assuntos

  return {
    get rh() {
      return rh
    },
    de,
    idDe,
    a,
    tentar,
    enviar,
    abrir,
    textos,
    listar,
    idsDe,
    arquivo,
    naoLidas,
  }
}
