import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let client: Client
beforeAll(async () => {
  rh = await createTestApp()
  client = await rh.as('vagas')
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('GET /api/paises', () => {
  it('answers the countries of eSocial by name, Brazil first', async () => {
    const { results } = await client.call('GET /api/paises')
    expect(results[0]).toEqual({ codigo: '105', nome: 'Brasil', iso: 'BR' })
    expect(results).toHaveLength(244)
    expect(new Set(results.map(({ codigo }) => codigo)).size).toBe(244)
    expect(results).toContainEqual({ codigo: '097', nome: 'Bolívia', iso: 'BO' })
    // No name is left as its code.
    expect(results.filter(({ nome, iso }) => nome === iso)).toEqual([])
  })
})

describe('GET /api/estados', () => {
  it('answers the 27 states by name', async () => {
    const { results } = await client.call('GET /api/estados')
    expect(results).toHaveLength(27)
    expect(results[0]).toEqual({ sigla: 'AC', nome: 'Acre', ibge: 12 })
    expect(results.at(-1)).toEqual({ sigla: 'TO', nome: 'Tocantins', ibge: 17 })
    // Every state has the code of the IBGE that its municípios begin with.
    for (const { sigla, ibge } of results) {
      const { results: cidades } = await client.call('GET /api/cidades', { query: { uf: sigla as 'SP' } })
      expect([sigla, Math.floor((cidades[0]?.ibge ?? 0) / 100_000)]).toEqual([sigla, ibge])
    }
  })
})

describe('GET /api/cidades', () => {
  it('answers all 5,571 municípios, 645 of them in São Paulo', async () => {
    const { results: ufs } = await client.call('GET /api/estados')
    const totais = await Promise.all(
      ufs.map(async ({ sigla }) => {
        const { results } = await client.call('GET /api/cidades', { query: { uf: sigla as 'SP' } })
        return [sigla, results.length] as const
      }),
    )
    expect(Object.fromEntries(totais)).toMatchObject({ SP: 645, MG: 853, DF: 1, RR: 15 })
    expect(totais.reduce((soma, [, total]) => soma + total, 0)).toBe(5571)
  })

  it('finds by part of the name without accents, in a state or in the country', async () => {
    const emSp = await client.call('GET /api/cidades', { query: { uf: 'SP', busca: 'sao jose' } })
    expect(emSp.results.map(({ nome }) => nome)).toContain('São José dos Campos')
    const noPais = await client.call('GET /api/cidades', { query: { busca: 'fortaleza' } })
    expect(noPais.results[0]).toEqual({ ibge: 2304400, nome: 'Fortaleza', uf: 'CE' })
    const porCodigo = await client.call('GET /api/cidades', { query: { ibge: '3509502' } })
    expect(porCodigo.results).toEqual([{ ibge: 3509502, nome: 'Campinas', uf: 'SP' }])
    expect((await client.call('GET /api/cidades', { query: { busca: '%' } })).results).toEqual([])
  })

  it('is kept by the browser for an hour, and then asked about by its digest', async () => {
    const pedir = (etag?: string) =>
      rh.app.inject({
        url: '/api/cidades?uf=AC',
        headers: { authorization: `Bearer ${client.token}`, ...(etag && { 'if-none-match': etag }) },
      })
    const primeira = await pedir()
    expect(primeira.headers['cache-control']).toBe('private, max-age=3600')
    const segunda = await pedir(String(primeira.headers.etag))
    expect([segunda.statusCode, segunda.body]).toEqual([304, ''])
  })

  it('refuses a state that does not exist, and whoever has no group', async () => {
    const errada = await client.try('GET /api/cidades', { query: { uf: 'XX' as 'SP' } })
    expect(errada).toMatchObject({ status: 400, body: { campos: { uf: 'Escolha a UF' } } })
    const semGrupo = await rh.as('sem.grupo')
    expect(await semGrupo.try('GET /api/estados')).toMatchObject({ status: 403 })
    expect(await rh.anonimo.try('GET /api/estados')).toMatchObject({ status: 401 })
  })
})

describe('GET /api/cbo', () => {
  it('finds occupations by code, with or without the hyphen, and by words of the title', async () => {
    const admin = await rh.as('administrador')
    const por = async (busca: string) => (await admin.call('GET /api/cbo', { query: { busca } })).results
    expect(await por('5143-20')).toEqual([{ codigo: '514320', titulo: 'Faxineiro' }])
    expect((await por('5143')).map(({ codigo }) => codigo)).toContain('514305')
    expect((await por('limpador vidros')).map(({ codigo }) => codigo)).toContain('514305')
    expect((await por('PORTEIRO')).at(0)?.titulo).toMatch(/^Porteiro/)
    expect(await por('astronauta de aluguel')).toEqual([])
  })

  it('has every occupation of the CBO', async () => {
    const admin = await rh.as('administrador')
    const familias = Array.from({ length: 10 }, (_, i) => String(i))
    const respostas = await Promise.all(
      familias.map((busca) => admin.call('GET /api/cbo', { query: { busca } })),
    )
    expect(respostas.every(({ results }) => results.length > 0)).toBe(true)
  })
})
