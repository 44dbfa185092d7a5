import { afterAll, beforeAll } from 'vitest'
import type { NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { createTestApp, type Client, type TestApp } from './harness.ts'

export const LOGINS = [
  'administrador',
  'gestor',
  'gerente.rh',
  'coordenador.operacional',
  'assistente.gestor',
] as const

/** The demo company for the tests of one file about reports, with everybody signed in who reads them. */
export function abrirRelatorios() {
  let rh: TestApp
  const pessoas = new Map<string, Client>()
  const pessoa = (login: string): Client => {
    const client = pessoas.get(login)
    if (!client) throw new Error(`Nobody signed in as ${login}`)
    return client
  }
  const ler = (login: string, nome: NomeDoRelatorio, query: Record<string, string | number> = {}) =>
    pessoa(login).call(`GET /api/relatorios/${nome}`, { query })

  async function entrar(): Promise<void> {
    for (const login of LOGINS) pessoas.set(login, await rh.as(login))
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
    entrar,
    pessoa,
    ler,
  }
}
