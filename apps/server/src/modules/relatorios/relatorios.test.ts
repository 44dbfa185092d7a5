import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nomesDosRelatorios, relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { gruposDoRelatorio } from '@rh/domain/relatorios/definir'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
const pessoas = new Map<string, Client>()
const LOGINS = [
  'administrador',
  'gestor',
  'gerente.rh',
  'coordenador.operacional',
  'assistente.gestor',
] as const

const pessoa = (login: string): Client => {
  const client = pessoas.get(login)
  if (!client) throw new Error(`Nobody signed in as ${login}`)
  return client
}
const ler = (login: string, nome: NomeDoRelatorio, query: Record<string, string | number> = {}) =>
  pessoa(login).call(`GET /api/relatorios/${nome}`, { query })

beforeAll(async () => {
  rh = await createTestApp()
  for (const login of LOGINS) pessoas.set(login, await rh.as(login))
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('every report', () => {
  it('opens to the groups of its sectors and to nobody else', async () => {
    for (const nome of nomesDosRelatorios)
      expect(gruposDoRelatorio(relatorioOf(nome)).length).toBeGreaterThan(0)
    for (const grupo of grupos) {
      const client = await rh.as(loginDoGrupo(grupo))
      for (const nome of nomesDosRelatorios) {
        const ve = gruposDoRelatorio(relatorioOf(nome)).includes(grupo)
        const { status } = await client.try(`GET /api/relatorios/${nome}`, { query: {} })
        expect([grupo, nome, status]).toEqual([grupo, nome, ve ? 200 : 403])
      }
    }
    expect((await rh.anonimo.try('GET /api/relatorios/admissoes', { query: {} })).status).toBe(401)
  })

  it.each(nomesDosRelatorios)('%s has the same rows as its file, and a paper', async (nome) => {
    for (const login of ['gerente.rh', 'gestor']) {
      const { total } = await ler(login, nome)
      const arquivo = await pessoa(login).call(`GET /api/relatorios/${nome}/exportar`, {
        query: { formato: 'csv' },
      })
      const [, ...linhas] = (await arquivo.text()).trim().split('\r\n')
      expect(linhas).toHaveLength(total)
    }
    const papel = await pessoa('gestor').call(`GET /api/relatorios/${nome}/imprimir`, { query: {} })
    expect((await papel.text()).startsWith('%PDF')).toBe(true)
  })

  it('refuses a day to come, a span turned around and a filter that it does not have', async () => {
    const client = pessoa('administrador')
    for (const query of [
      { em: '2199-01-01' },
      { de: '2026-02-01', ate: '2026-01-01' },
      { faixa: 'x' },
      { ordenar: 'cpf' },
    ])
      expect((await client.try('GET /api/relatorios/admissoes', { query })).status).toBe(400)
  })
})

describe('what a report counts is what its list shows', () => {
  const colaboradores = async (login: string, query: object) =>
    (await pessoa(login).call('GET /api/colaborador/listar', { query: { porPagina: 1, ...query } })).total

  it.each(LOGINS)('of who entered and left, for %s', async (login) => {
    const { meses } = await pessoa(login).call('GET /api/estatisticas/rotatividade', { query: {} })
    for (const { de, ate, entraram, sairam } of meses) {
      const admissoes = await ler(login, 'admissoes', { de, ate })
      expect(admissoes.total).toBe(entraram)
      expect(admissoes.total).toBe(await colaboradores(login, { admissaoDe: de, admissaoAte: ate }))
      const desligamentos = await ler(login, 'desligamentos', { de, ate })
      expect(desligamentos.total).toBe(sairam)
      expect(desligamentos.total).toBe(
        await colaboradores(login, { desligamentoDe: de, desligamentoAte: ate }),
      )
    }
  })
})
