// The one place where the web app's tests meet the server: the real application, in this process.
import { afterAll, beforeAll } from 'vitest'
import { createTestApp, senhaDemo, type TestApp } from '../../server/src/test/harness.ts'

export * from '../../server/src/test/admissoes.ts'
export * from '../../server/src/test/promocoes.ts'
export { createAutenticador } from '../../server/src/test/autenticador.ts'
export { codigoDoApp } from '../../server/src/test/app-de-codigos.ts'
export {
  alguemDeFerias,
  fracao as fracaoDeFerias,
  loteEmAnalise,
  pedida as feriasPedidas,
  pedidoDe as pedidoDeFerias,
} from '../../server/src/test/ferias.ts'
export { incidenteDe } from '../../server/src/test/incidentes.ts'
export { runAndKeep } from '../../server/src/jobs/rotina.ts'
export { modulos } from '../../server/src/modulos.ts'
export { senhaDemo, type TestApp }

let atual: TestApp | undefined

/** The system of this test file. */
export function sistema(): TestApp {
  if (!atual) throw new Error('usarSistema comes first')
  return atual
}

/** Brings the real application up for a test file, on a database of its own with the demo company. */
export function usarSistema(preparar: (rh: TestApp) => Promise<void> = async () => {}): void {
  beforeAll(async () => {
    atual = await createTestApp()
    await preparar(atual)
  })
  afterAll(async () => {
    await atual?.[Symbol.asyncDispose]()
    atual = undefined
  })
}
