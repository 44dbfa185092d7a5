import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AGORA } from './clock.ts'
import { createTestApp, type Client, type TestApp } from './harness.ts'

/**
 * The demo company for the tests of one file: at the same instant before each of them, with a client that just logged
 * in as `usuario`.
 */
export function abrirEmpresa({ agora = AGORA, usuario = 'coordenador.operacional' } = {}) {
  let rh: TestApp
  let cliente: Client
  beforeAll(async () => {
    rh = await createTestApp()
  })
  beforeEach(async () => {
    rh.clock.irPara(agora)
    cliente = await rh.as(usuario)
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  return {
    get rh() {
      return rh
    },
    get cliente() {
      return cliente
    },
  }
}
