import { afterAll, beforeAll } from 'vitest'
import { postoDe } from './colaboradores.ts'
import { createTestApp, type Client, type TestApp } from './harness.ts'

type Posto = Awaited<ReturnType<typeof postoDe>>

/**
 * The demo company for the tests of one file about trial contracts: a post in the scope of `gestor` and one outside of it,
 * and numbers from `matricula` on for the people that are hired.
 */
export function abrirExperiencias(matricula: number) {
  let rh: TestApp
  let clientes: { readonly cadastro: Client; readonly gestor: Client }
  let postos: { readonly meu: Posto; readonly alheio: Posto }
  let ultima = matricula
  beforeAll(async () => {
    rh = await createTestApp()
    clientes = { cadastro: await rh.as('cadastro'), gestor: await rh.as('gestor') }
    postos = { meu: await postoDe(rh.db, 'gestor'), alheio: await postoDe(rh.db, 'gestor', false) }
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  return {
    get rh() {
      return rh
    },
    get clientes() {
      return clientes
    },
    get postos() {
      return postos
    },
    proximaMatricula: () => String((ultima += 1)),
  }
}
