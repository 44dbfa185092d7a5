import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faixasDeVencimento } from '@rh/domain/listas/ferias-a-vencer'
import { alguemDeFerias, type DeFerias } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gestor: Client
let cadastro: Client
let dele: DeFerias
let doOutro: DeFerias
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
  cadastro = await rh.as('cadastro')
  dele = await alguemDeFerias(rh)
  doOutro = await alguemDeFerias(rh, { noEscopo: false })
})
afterAll(() => rh[Symbol.asyncDispose]())

const listar = (client: Client, query: Record<string, string> = {}) =>
  client.call('GET /api/ferias/a-vencer', { query: { porPagina: '100', ...query } })

describe('vacations to expire', () => {
  it('count to the last start without double pay, the most urgent first', async () => {
    const { results } = await listar(cadastro)
    expect(results.find(({ colaboradorId }) => colaboradorId === dele.id)).toMatchObject({
      id: dele.periodoId,
      saldo: 30,
      periodo: '10/03/2025 a 09/03/2026',
      // Thirty days that end on 9 March 2027.
      ultimoInicio: '2027-02-08',
      faltam: 80,
      faixa: 'ate_90',
    })
    const inicios = results.map(({ ultimoInicio }) => ultimoInicio)
    expect(inicios).toEqual(inicios.toSorted())
  })

  it('name the last day on which the post lets them start, as their form does', async () => {
    // A Monday is lawful as it is; the person who began two days earlier counts back from a Saturday.
    const sabado = await alguemDeFerias(rh, { admissao: '2025-03-08' })
    const { results } = await listar(cadastro)
    const de = ({ id }: DeFerias) => results.find(({ colaboradorId }) => colaboradorId === id)
    expect(de(dele)).toMatchObject({ ultimoInicio: '2027-02-08', comecarAte: '2027-02-08' })
    // Neither on Saturday nor on Friday: both are within two days before the weekly rest (CLT art. 134 § 3º).
    expect(de(sabado)).toMatchObject({ ultimoInicio: '2027-02-06', comecarAte: '2027-02-04' })
    const arquivo = await cadastro.call('GET /api/ferias/a-vencer/exportar', {
      query: { formato: 'csv', busca: de(sabado)?.nome ?? '', colunas: 'nome,ultimoInicio' },
    })
    expect(await arquivo.text()).toMatch(/Férias de Teste \d+;04\/02\/2027/)
  })

  it('CLT art. 134 § 3º: start neither on Thursday where the company counts the Saturday as a rest, but of who works on it', async () => {
    const comEscala = async (escala: string) => {
      const pessoa = await alguemDeFerias(rh, { admissao: '2025-03-08' })
      await sql`update vinculo_versao set escala_id = (select id from escala where nome = ${escala})
        where vinculo_id = ${pessoa.id}`.execute(rh.db)
      return pessoa
    }
    const [deSegASex, comSabado] = [await comEscala('5x2 – 44 h'), await comEscala('6x1 – 44 h')]
    const inicios = async () => {
      const { results } = await listar(cadastro)
      return [deSegASex, comSabado].map(
        ({ id }) => results.find(({ colaboradorId }) => colaboradorId === id)?.comecarAte,
      )
    }
    expect(await inicios()).toEqual(['2027-02-04', '2027-02-04'])
    await sql`update empresa set sabado_repouso = true`.execute(rh.db)
    const comRegra = await inicios()
    await sql`update empresa set sabado_repouso = false`.execute(rh.db)
    expect(comRegra).toEqual(['2027-02-03', '2027-02-04'])
  })

  it('are counted by band as they are filtered by it', async () => {
    const { contagens, total } = await listar(cadastro)
    expect(Object.values(contagens).reduce((soma, quantos) => soma + quantos, 0)).toBe(total)
    for (const faixa of Object.keys(faixasDeVencimento) as (keyof typeof contagens)[]) {
      const { total: naFaixa, results } = await listar(cadastro, { faixa })
      expect([faixa, naFaixa]).toEqual([faixa, contagens[faixa]])
      expect(results.filter((linha) => linha.faixa !== faixa)).toEqual([])
    }
  })

  it('are on pages what they are on one, first to last and back, of everybody and of a band', async () => {
    for (const client of [cadastro, gestor])
      for (const query of [
        {},
        { ordenar: '-ultimoInicio' },
        { faixa: 'depois', ordenar: '-ultimoInicio' },
        { ordenar: 'nome' },
      ]) {
        const { results, total } = await listar(client, query)
        expect(total).toBe(results.length)
        const paginas = Array.from({ length: Math.ceil(total / 10) + 1 }, (_, i) => i + 1)
        const lidas = await Promise.all(
          paginas.map((pagina) => listar(client, { ...query, porPagina: '10', pagina: String(pagina) })),
        )
        expect(lidas.map((pagina) => pagina.total)).toEqual(paginas.map(() => total))
        expect(lidas.flatMap((pagina) => pagina.results)).toEqual(results)
      }
  })

  it('are of the assigned contracts for a scoped person, by list and by file', async () => {
    const pessoas = (await listar(gestor)).results.map(({ colaboradorId }) => colaboradorId)
    expect(pessoas).toContain(dele.id)
    expect(pessoas).not.toContain(doOutro.id)
    expect((await listar(gestor, { contratoId: String(doOutro.contratoId) })).total).toBe(0)
  })

  it('tell what the double costs only to who sees pay', async () => {
    expect((await listar(cadastro)).results.every((linha) => linha.dobraCentavos !== undefined)).toBe(true)
    const assistente = await rh.as('assistente.gestor')
    expect((await listar(assistente)).results.filter((linha) => 'dobraCentavos' in linha)).toEqual([])
    const resposta = await assistente.try('GET /api/ferias/a-vencer/exportar', {
      query: { formato: 'csv', colunas: 'dobraCentavos' },
    })
    expect(resposta.status).toBe(400)
  })

  it('leave out who is gone and what is all taken', async () => {
    const saiu = await alguemDeFerias(rh, { desligamento: '2026-11-19' })
    await sql`insert into ferias_lancamento (periodo_id, tipo, dias, em) values (${dele.periodoId}, 'gozo', -30, now())`.execute(
      rh.db,
    )
    const pessoas = (await listar(cadastro)).results.map(({ colaboradorId }) => colaboradorId)
    expect(pessoas).not.toContain(saiu.id)
    expect(pessoas).not.toContain(dele.id)
  })

  it('refuse a band that there is not', async () => {
    expect(
      (await gestor.try('GET /api/ferias/a-vencer', { query: { faixa: 'ontem' as never } })).status,
    ).toBe(400)
  })
})
