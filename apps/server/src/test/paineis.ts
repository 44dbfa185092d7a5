import { afterAll, beforeAll } from 'vitest'
import { abrirVagas, aprovada, comPareceres, confirmado, type Opcoes } from './admissoes.ts'
import { createTestApp, type Client, type TestApp } from './harness.ts'

/** Panels of the sectors on an admission. */
export const paineis = ['vaga', 'exame', 'uniforme', 'adicional', 'conferencia'] as const

/** Call that reads a panel. */
export const painel = <N extends (typeof paineis)[number]>(nome: N) =>
  `GET /api/admissao/painel/${nome}/:id` as const

/** The demo company with free slots, for the tests of one file about the panels. */
export function abrirPaineis() {
  let rh: TestApp
  let operacional: Client
  beforeAll(async () => {
    rh = await createTestApp()
    await abrirVagas(rh.db)
    operacional = await rh.as('coordenador.operacional')
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  return {
    get rh() {
      return rh
    },
    get operacional() {
      return operacional
    },
    comPareceres: (ate: number, opcoes: Opcoes = {}) => comPareceres(rh, operacional, ate, opcoes),
    aprovada: (opcoes: Opcoes = {}) => aprovada(rh, operacional, opcoes),
    efetivar: async ({ id, versao }: { id: number; versao: number }) =>
      (await confirmado(rh, 'gerente.rh')).call('POST /api/admissao/efetivar', { body: { id, versao } }),
    obter: async (usuario: string, id: number) =>
      (await rh.as(usuario)).call('GET /api/admissao/obter/:id', { params: { id } }),
  }
}
