import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ausentar, criarNoPosto, criarPosto, postoNoQuadro } from '../../test/cobertura.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gerente: Client
beforeAll(async () => {
  rh = await createTestApp()
  gerente = await rh.as('gerente.rh')
})
afterAll(() => rh[Symbol.asyncDispose]())

const TODOS = { de: '2020-01-01', ate: '2026-11-20' }
const ler = (query: Record<string, string | number> = {}) =>
  gerente.call('GET /api/relatorios/custos', { query: { ...TODOS, porPagina: 100, ...query } })
const doTipo = async (tipo: string) => (await ler({ tipo })).results
const processos = async (tipo: string, status: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from processo where tipo = ${tipo} and status = any (${[...status]}::text[]) order by id`.execute(
    rh.db,
  )
  return rows.map(({ id }) => id)
}

describe('agrees to the cent with the page of each process', () => {
  it('of dismissals, by the statement that was sent to be checked', async () => {
    const linhas = await doTipo('demissao')
    expect(linhas.length).toBeGreaterThan(0)
    for (const { id, unico, mensal } of linhas) {
      const { conferencia, simulacao } = await gerente.call('GET /api/demissao/obter/:id', { params: { id } })
      const tipos = new Map(simulacao?.linhas.map(({ codigo, tipo }) => [codigo, tipo]))
      const soma = (conferencia?.linhas ?? [])
        .filter(({ codigo }) => tipos.get(codigo) !== 'desconto')
        .reduce((total, { demonstrativo }) => total + (demonstrativo ?? 0), 0)
      expect([id, unico, mensal]).toEqual([id, soma, null])
    }
  })

  it('of vacations, by the payment that was registered', async () => {
    const linhas = await doTipo('ferias')
    expect(linhas.length).toBeGreaterThan(0)
    for (const { id, unico } of linhas) {
      const { pareceres } = await gerente.call('GET /api/ferias/obter/:id', { params: { id } })
      expect(unico).toBe(pareceres.find(({ nome }) => nome === 'pagamento')?.dados?.['valorCentavos'])
    }
  })

  it.each(['promocao', 'remanejamento'] as const)(
    'of each %s, by what it changed in a month',
    async (tipo) => {
      const linhas = await doTipo(tipo)
      expect(linhas.length).toBeGreaterThan(0)
      const chamada = tipo === 'promocao' ? 'GET /api/promocao/obter/:id' : 'GET /api/remanejamento/obter/:id'
      for (const { id, unico, mensal } of linhas) {
        const { simulacao } = await gerente.call(chamada, { params: { id } })
        expect([id, unico, mensal]).toEqual([id, null, simulacao?.diferencaMesCentavos])
      }
    },
  )

  it('of covers, by what the board says that each of them costs before somebody is sent', async () => {
    const gestor = await rh.as('gestor')
    const posto = await criarPosto(rh.db, { escala: '12x36 noturna', quantidade: 2 })
    const falta = await criarNoPosto(rh.db, posto, 'Quem Falta', '2025-02-03')
    const reserva = await criarPosto(rh.db, {
      escala: 'Folguista de teste',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    const quem = await criarNoPosto(rh.db, reserva, 'Quem Cobre', '2025-02-03')
    const processoId = await ausentar(rh, falta, { inicio: '2026-11-20', fim: '2026-12-10' })
    const quadro = await postoNoQuadro(gestor, posto)
    const data =
      quadro?.dias.find(({ buracos }) => buracos.some((buraco) => buraco.processoId === processoId))?.data ??
      ''
    const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', {
      query: { postoId: String(posto.id), processoId: String(processoId), data },
    })
    const custo = candidatos.find(({ colaboradorId }) => colaboradorId === quem)?.custoCentavos
    expect(custo).toBeGreaterThan(0)
    await gestor.call('POST /api/cobertura/escalar', {
      body: { postoId: posto.id, processoId, datas: [data], colaboradorId: quem },
    })
    const linhas = (await ler({ tipo: 'cobertura', de: data, ate: data, contratoId: posto.contratoId }))
      .results
    expect(linhas.find(({ nome }) => nome === 'Quem Cobre')).toMatchObject({
      data,
      unico: custo,
      mensal: null,
    })
  })

  it('leaves out what never took effect', async () => {
    const fora = new Set([
      ...(await processos('promocao', ['solicitada', 'em_analise', 'aprovada', 'reprovada', 'cancelada'])),
      ...(await processos('demissao', ['solicitada', 'em_analise', 'aprovada', 'em_aviso', 'cancelada'])),
    ])
    expect(fora.size).toBeGreaterThan(0)
    const { results } = await ler()
    expect(results.filter(({ id }) => fora.has(id))).toEqual([])
  })
})

it('adds up by contract to what the movements say one by one', async () => {
  const { results, totais } = await ler()
  const porContrato = await gerente.call('GET /api/relatorios/custos-por-contrato', {
    query: { ...TODOS, porPagina: 100 },
  })
  expect(porContrato.totais['unico']).toBe(totais['unico'])
  expect(porContrato.totais['mensal']).toBe(totais['mensal'])
  expect(porContrato.totais['movimentos']).toBe(results.length)
  const [primeiro] = porContrato.results
  const { totais: doContrato } = await ler({ contratoId: primeiro?.id ?? 0 })
  expect(doContrato['unico']).toBe(primeiro?.['unico'])
  const { total } = await ler({ de: '2019-01-01', ate: '2019-12-31' })
  expect(total).toBe(0)
})
