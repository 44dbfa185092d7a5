import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissaoLookupsContract } from '@rh/domain/contract/admissao/lookups'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gestor: Client
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
})
afterAll(() => rh[Symbol.asyncDispose]())

type Lookup = 'GET /api/admissao/bancos'
/** The lists of the specification, section 7; all of one shape but for the pieces' sizes. */
const lookups = [
  'agencias',
  'bancos',
  'cargos',
  'cidades',
  'escalas',
  'escalasvt',
  'estadocivil',
  'estados',
  'grauinstrucao',
  'logradouros',
  'nacionalidade',
  'pais',
  'sexo',
  'tipo',
  'tipoconta',
  'sindicato',
  'racacor',
  'uniformes',
  'orgaoexpedidor',
  'insalubridade',
].map((nome) => `GET /api/admissao/${nome}` as Lookup)
const pedir = async (lookup: Lookup, query: Record<string, string> = {}) =>
  (await gestor.call(lookup, { query })).results

describe('the lists of the admission', () => {
  it('are the twenty of the specification, and one of ours', () => {
    const nossas = new Set<string>(['GET /api/admissao/reposicao'])
    const declaradas = Object.keys(admissaoLookupsContract).filter((chave) => !nossas.has(chave))
    expect(declaradas.toSorted()).toEqual([...lookups].toSorted())
    expect(lookups).toHaveLength(20)
  })

  it.each(lookups)('%s answers choices with a code and a label', async (lookup) => {
    const opcoes = await pedir(lookup)
    expect(opcoes.length).toBeGreaterThan(0)
    for (const { codigo, label } of opcoes) {
      expect(codigo).not.toBe('')
      expect(label).not.toBe('')
    }
    expect(new Set(opcoes.map(({ codigo }) => codigo)).size).toBe(opcoes.length)
  })

  it.each([
    ['GET /api/admissao/bancos', { busca: '104' }, 'CAIXA'],
    ['GET /api/admissao/bancos', { busca: 'bradesco' }, 'Bradesco'],
    ['GET /api/admissao/cidades', { uf: 'SP', busca: 'sao paulo' }, 'São Paulo'],
    ['GET /api/admissao/pais', { busca: 'haiti' }, 'Haiti'],
    ['GET /api/admissao/logradouros', { busca: 'aven' }, 'Avenida'],
    ['GET /api/admissao/estados', { busca: 'ceara' }, 'Ceará'],
  ] as const)('%s finds %j without accents', async (lookup, query, achado) => {
    const opcoes = await pedir(lookup as Lookup, query)
    expect(opcoes.map(({ label }) => label).join('; ')).toContain(achado)
  })

  it('says which days with transport are those of the scale of a post', async () => {
    const { rows } = await sql<{ id: number; tipo: string }>`
      select distinct on (es.tipo) po.id, es.tipo from posto po join escala es on es.id = po.escala_id
       where es.tipo in ('5x2', '6x1', '12x36')`.execute(rh.db)
    const esperada: Readonly<Record<string, string>> = {
      '5x2': 'Segunda a sexta',
      '6x1': 'Segunda a sábado',
      '12x36': 'Plantões 12x36',
    }
    expect(rows.length).toBeGreaterThan(1)
    for (const { id, tipo } of rows) {
      const { results } = await gestor.call('GET /api/admissao/escalasvt', { query: { postoId: String(id) } })
      expect([tipo, results.filter(({ daEscala }) => daEscala).map(({ label }) => label)]).toEqual([
        tipo,
        [esperada[tipo]],
      ])
    }
    const { results } = await gestor.call('GET /api/admissao/escalasvt', { query: {} })
    expect(results.every(({ daEscala }) => !daEscala)).toBe(true)
  })

  it('brings every município of a state, those that begin so first', async () => {
    expect(await pedir('GET /api/admissao/cidades' as Lookup, { uf: 'SP' })).toHaveLength(645)
    expect(await pedir('GET /api/admissao/cidades' as Lookup, { uf: 'MG' })).toHaveLength(853)
    const [primeira] = await pedir('GET /api/admissao/cidades' as Lookup, { uf: 'SP', busca: 'santa' })
    expect(primeira?.label).toMatch(/^Santa /)
    expect(await pedir('GET /api/admissao/cidades' as Lookup, { busca: '100%' })).toEqual([])
  })

  it('offers the branches that others use at the same bank', async () => {
    const deUmBanco = await pedir('GET /api/admissao/agencias' as Lookup, { banco: '104' })
    const deNenhum = await pedir('GET /api/admissao/agencias' as Lookup, { banco: '999' })
    expect(deUmBanco.length).toBeGreaterThan(0)
    expect(deNenhum).toEqual([])
  })

  it('brings only the pieces of a post, with how many of each', async () => {
    const { results: postos } = await gestor.call('GET /api/admissao/postos', { query: {} })
    const postoId = postos[0]?.id ?? 0
    const { results } = await gestor.call('GET /api/admissao/uniformes', { query: { postoId } })
    expect(results.length).toBeGreaterThan(0)
    for (const { quantidade, tamanhos } of results) {
      expect(quantidade).toBeGreaterThan(0)
      expect(tamanhos.length).toBeGreaterThan(0)
    }
  })

  it('names who left a post only to those who follow its contract', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { results: todos } = await operacional.call('GET /api/admissao/postos', { query: {} })
    const { results: meus } = await gestor.call('GET /api/admissao/postos', { query: {} })
    const alheios = todos.filter(({ id }) => meus.every((meu) => meu.id !== id))
    const quem = async (client: Client, postoId: number) =>
      (await client.call('GET /api/admissao/reposicao', { query: { postoId } })).results
    const vistos = await Promise.all(alheios.map(({ id }) => quem(operacional, id)))
    expect(vistos.flat().length).toBeGreaterThan(0)
    for (const { id } of alheios) expect(await quem(gestor, id)).toEqual([])
  })

  it('find who is replaced by either of their names, and name a person once', async () => {
    const { rows } = await sql<{ id: number; postoId: number; nome: string; pessoaId: number }>`
      select v.id, al.posto_id, pe.nome, pe.id as pessoa_id
        from alocacao al join vinculo v on v.id = al.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where al.tipo = 'titular' and al.fim is null and pe.nome_social is null order by v.id limit 1`.execute(
      rh.db,
    )
    const [{ id, postoId, nome, pessoaId } = { id: 0, postoId: 0, nome: '', pessoaId: 0 }] = rows
    await sql`update pessoa set nome_social = 'Xerxes Zuleica' where id = ${pessoaId}`.execute(rh.db)
    // Lent to another post for some days.
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
      select ${id}, ${postoId}, min(inicio) - 60, min(inicio) - 1, 'titular' from alocacao
       where vinculo_id = ${id} and posto_id = ${postoId}`.execute(rh.db)
    await sql`update alocacao set inicio = '2026-11-10' where vinculo_id = ${id} and fim is null`.execute(
      rh.db,
    )
    await sql`update alocacao set fim = '2026-11-05' where vinculo_id = ${id} and fim is not null`.execute(
      rh.db,
    )
    const achar = async (busca: string) =>
      (await gestor.call('GET /api/admissao/reposicao', { query: { postoId, busca } })).results
    for (const busca of [nome, 'xerxes zuleica', `xerxes ${nome.split(' ').at(-1)}`])
      expect((await achar(busca)).map(({ codigo, label }) => [codigo, label])).toEqual([
        [String(id), 'Xerxes Zuleica'],
      ])
  })

  it('are not for sectors that have no admissions', async () => {
    const comercial = await rh.as('comercial')
    expect((await comercial.try('GET /api/admissao/bancos', { query: {} })).status).toBe(403)
    expect((await rh.anonimo.try('GET /api/admissao/bancos', { query: {} })).status).toBe(401)
  })
})
