import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContado } from '@rh/domain/calendario/tipos'
import { motivosDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { diasEntre, somarDias } from '@rh/domain/regras/calendario/datas'
import { abrirCalendario, ATE, DE, MANAUS } from '../../test/calendario.ts'

const c = abrirCalendario()
const { calendario, contratosDoGestor, emManaus, itens, pessoa } = c

describe('the days of people and contracts', () => {
  it('count what their list shows, for anybody, any days and any contract', async () => {
    const { contratos, contagens: doMes } = await calendario('administrador', { setor: 'rh' })
    const [cheio] = doMes.toSorted((a, b) => b.total - a.total)
    if (!cheio) throw new Error('The demo company has nothing in its calendar this month')
    const quem = fc.constantFrom(
      ['administrador', 'rh'] as const,
      ['gestor', 'operacional'] as const,
      ['gerente.rh', 'rh'] as const,
      ['vagas', 'vagas'] as const,
      ['comercial', 'comercial'] as const,
    )
    const dias = fc.integer({ min: -200, max: 200 }).map((n) => somarDias('2026-11-20', n))
    const contrato = fc.option(fc.constantFrom(...contratos.map(({ value }) => value)), { nil: undefined })
    let vistos = 0
    await fc.assert(
      fc.asyncProperty(quem, dias, contrato, async ([login, setor], dia, contratoId) => {
        const onde = { setor, ...(contratoId !== undefined && { contratoId }) }
        const { contagens, tipos } = await calendario(login, {
          ...onde,
          de: somarDias(dia, -20),
          ate: somarDias(dia, 20),
        })
        for (const tipo of tipos.filter(isContado)) {
          const contados = contagens.find((uma) => uma.dia === dia && uma.tipo === tipo)?.total ?? 0
          const { total, results, porContrato } = await itens(login, {
            ...onde,
            de: dia,
            ate: dia,
            tipos: tipo,
          })
          expect({ tipo, total }).toEqual({ tipo, total: contados })
          expect(results).toHaveLength(Math.min(total, 50))
          expect(porContrato.reduce((soma, um) => soma + um.total, 0)).toBeLessThanOrEqual(total)
          for (const { inicio, fim } of results) {
            expect(inicio <= dia).toBe(true)
            expect(fim === null || fim >= dia).toBe(true)
          }
          vistos += total
        }
      }),
      // Random days may all be empty ones: one is not.
      { numRuns: 40, examples: [[['administrador', 'rh'], cheio.dia, undefined]] },
    )
    expect(vistos).toBeGreaterThanOrEqual(cheio.total)
  })

  it('come page by page, none twice', async () => {
    const { total } = await itens('administrador', { setor: 'rh' })
    const paginas = await Promise.all(
      Array.from({ length: Math.ceil(total / 50) }, (_, i) =>
        itens('administrador', { setor: 'rh', pagina: i + 1 }),
      ),
    )
    const todos = paginas.flatMap(({ results }) => results)
    expect(todos).toHaveLength(total)
    expect(new Set(todos.map((um) => `${um.tipo} ${um.prazo} ${um.id} ${um.inicio}`)).size).toBe(total)
    const dias = todos.map(({ inicio }) => (inicio < DE ? DE : inicio))
    expect(dias).toEqual(dias.toSorted())
  })

  it('are those of the own contracts for a Gestor, in every answer', async () => {
    const seus = await contratosDoGestor()
    const nomes = await c.rh.db.selectFrom('contrato').select(['id', 'numero']).execute()
    const deles = nomes.filter(({ id }) => seus.includes(id)).map(({ numero }) => numero)
    const { contratos } = await calendario('gestor', { setor: 'operacional' })
    for (const { value } of contratos) expect(seus).toContain(value)
    const { results, porContrato, total } = await itens('gestor', { setor: 'operacional' })
    expect(results.length).toBeGreaterThan(0)
    for (const { contrato } of results) expect(deles).toContain(contrato?.split(' · ')[0])
    for (const { value } of porContrato) expect(seus).toContain(value)
    expect(total).toBeLessThan((await itens('administrador', { setor: 'operacional' })).total)
    const outro = nomes.find(({ id }) => !seus.includes(id))?.id ?? 0
    expect(await itens('gestor', { setor: 'operacional', contratoId: outro })).toMatchObject({
      total: 0,
      results: [],
    })
    const alheio = await calendario('gestor', { setor: 'operacional', contratoId: outro })
    expect(alheio.contagens).toEqual([])
    expect(alheio.feriados.filter(({ onde }) => onde !== null)).toEqual([])
  })

  it('never say what a leave is', async () => {
    const textos = await Promise.all(
      (['rh', 'operacional', 'sesmt'] as const).map(async (setor) =>
        JSON.stringify([
          await calendario('administrador', { setor, tipos: 'afastamento', de: '2026-06-01' }),
          await itens('administrador', { setor, tipos: 'afastamento', de: '2026-06-01' }),
        ]),
      ),
    )
    const { results } = await itens('administrador', { setor: 'rh', tipos: 'afastamento', de: '2026-06-01' })
    expect(results.length).toBeGreaterThan(0)
    const causas = Object.entries(motivosDeAfastamento).flatMap(([codigo, { nome }]) => [codigo, nome])
    for (const texto of textos) for (const causa of causas) expect(texto).not.toContain(`"${causa}"`)
    expect(Object.keys(results[0] ?? {}).toSorted()).toEqual(
      ['contrato', 'fim', 'id', 'inicio', 'nome', 'pedido', 'prazo', 'processo', 'tipo'].toSorted(),
    )
  })

  it('are those that the lists of the sector tell, and nobody looks into another sector', async () => {
    const { tipos, contagens } = await calendario('comercial', { setor: 'comercial', ate: '2027-10-31' })
    expect(tipos).toEqual(['feriado', 'evento', 'contrato'])
    expect(contagens.every(({ tipo }) => tipo === 'contrato')).toBe(true)
    const pedidas = await itens('comercial', { setor: 'comercial', tipos: 'ferias,afastamento,prazo' })
    expect(pedidas.total).toBe(0)
    const query = { setor: 'rh' as const, de: DE, ate: ATE }
    expect((await pessoa('gestor').try('GET /api/calendar', { query })).status).toBe(404)
    expect((await pessoa('gestor').try('GET /api/calendar/itens', { query })).status).toBe(404)
  })

  it('are asked for a year at most', async () => {
    const muitos = { setor: 'rh' as const, de: '2026-01-01', ate: '2027-01-31' }
    expect(diasEntre(muitos.de, muitos.ate)).toBeGreaterThan(380)
    expect((await pessoa('gerente.rh').try('GET /api/calendar', { query: muitos })).status).toBe(400)
  })
})

describe('holidays', () => {
  it('are those of the places of the contract', async () => {
    const { contratos } = await calendario('administrador', { setor: 'rh' })
    const contratoId = contratos[0]?.value ?? 0
    await emManaus(contratoId)
    await c.rh.db
      .insertInto('feriado')
      .values({
        nome: 'Dia da Floresta',
        abrangencia: 'municipal',
        uf: 'AM',
        municipioIbge: MANAUS,
        repeticao: 'unica',
        data: '2026-12-03',
        fundamento: 'Lei municipal 1/2026',
      })
      .execute()
    const daqui = await calendario('administrador', { setor: 'rh', contratoId })
    expect(daqui.feriados).toContainEqual({ dia: '2026-12-03', nome: 'Dia da Floresta', onde: 'Manaus (AM)' })
    expect(daqui.feriados).toContainEqual({ dia: '2026-12-25', nome: 'Natal', onde: null })
    const outro = contratos[1]?.value ?? 0
    const dali = await calendario('administrador', { setor: 'rh', contratoId: outro })
    expect(dali.feriados.map(({ nome }) => nome)).not.toContain('Dia da Floresta')
    expect((await calendario('administrador', { setor: 'rh', tipos: 'ferias' })).feriados).toEqual([])
  })
})
