import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type Client, type TestApp } from './harness.ts'

/** The demo company for the tests of one file, with each of `logins` signed in. */
export function abrirPessoas<L extends string>(logins: readonly L[]) {
  let rh: TestApp
  const pessoas = new Map<L, Client>()
  const pessoa = (login: L): Client => {
    const client = pessoas.get(login)
    if (!client) throw new Error(`Nobody signed in as ${login}`)
    return client
  }
  /** Signs in again whose session is over, or was closed; all of them where none is named. */
  async function entrar(...quem: readonly L[]): Promise<void> {
    for (const login of quem.length > 0 ? quem : logins) pessoas.set(login, await rh.as(login))
  }
  beforeAll(async () => {
    rh = await createTestApp()
    await entrar()
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  return {
    get rh() {
      return rh
    },
    pessoa,
    entrar,
  }
}
