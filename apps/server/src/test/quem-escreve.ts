import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApp, type Client, type TestApp } from './harness.ts'

const LOGINS = ['cadastro', 'gestor', 'vagas', 'sesmt', 'comercial', 'administrador'] as const
export type Login = (typeof LOGINS)[number]

/** The demo company for the tests of one file about what people write to each other, with some of them signed in. */
export function abrirQuemEscreve() {
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

  return {
    get rh() {
      return rh
    },
    de,
    idDe,
    entrar,
    avancar,
  }
}
