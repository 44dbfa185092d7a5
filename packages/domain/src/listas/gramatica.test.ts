import { describe, expect, it } from 'vitest'
import { listaAdmissao, listaRascunhos } from './admissao.ts'
import { listaColaborador } from './colaborador.ts'
import { listQuery, listReply } from './gramatica.ts'
import { z } from 'zod'

const query = listQuery(listaAdmissao)
const aceita = (valor: Record<string, unknown>): boolean => query.safeParse(valor).success
const erroDe = (valor: Record<string, unknown>): string | undefined =>
  query.safeParse(valor).error?.issues[0]?.message

describe('the query of every list', () => {
  it('takes nothing, or everything', () => {
    expect(query.parse({})).toEqual({})
    expect(
      query.parse({
        pagina: '2',
        porPagina: '50',
        ordenar: '-numero',
        busca: ' maria ',
        status: 'em_analise',
        contratoId: '3',
        minhaVez: '1',
      }),
    ).toEqual({
      pagina: 2,
      porPagina: 50,
      ordenar: '-numero',
      busca: 'maria',
      status: 'em_analise',
      contratoId: 3,
      minhaVez: '1',
    })
  })

  it.each([
    ['1', true],
    ['100000', true],
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['100001', false],
    ['1000000', false],
    ['x', false],
    ['', false],
    [' 1', false],
    ['1e3', false],
  ])('page "%s": %s', (pagina, vale) => {
    expect(aceita({ pagina })).toBe(vale)
  })

  it('serves at most 100 rows', () => {
    expect(aceita({ porPagina: '100' })).toBe(true)
    expect(aceita({ porPagina: '101' })).toBe(false)
    expect(aceita({ porPagina: '0' })).toBe(false)
  })

  it('sorts by the sortable columns only, both ways', () => {
    for (const ordenar of ['numero', '-numero', 'nome', '-data', 'atualizadoEm'])
      expect([ordenar, aceita({ ordenar })]).toEqual([ordenar, true])
    for (const ordenar of ['posto', '-status', 'cpf', 'id', '', '--nome', 'nome; drop table usuario'])
      expect([ordenar, aceita({ ordenar })]).toEqual([ordenar, false])
    expect(erroDe({ ordenar: 'posto' })).toBe('Esta lista não pode ser ordenada por este campo')
  })

  it('refuses a filter it does not know and a value that no row has', () => {
    expect(aceita({ cpf: '52998224725' })).toBe(false)
    expect(aceita({ status: 'qualquer' })).toBe(false)
    expect(aceita({ contratoId: '0' })).toBe(false)
    expect(aceita({ contratoId: '1 or 1=1' })).toBe(false)
    expect(aceita({ minhaVez: '0' })).toBe(false)
    expect(aceita({ pagina: ['1', '2'] })).toBe(false)
  })

  it('searches for at most 100 characters that can be stored', () => {
    expect(aceita({ busca: 'x'.repeat(100) })).toBe(true)
    expect(aceita({ busca: 'x'.repeat(101) })).toBe(false)
    expect(aceita({ busca: 'a\u0000' })).toBe(false)
  })
})

describe('every list', () => {
  it.each([
    ['admissões', listaAdmissao],
    ['rascunhos', listaRascunhos],
    ['colaboradores', listaColaborador],
  ])('%s has labels and a default order that it may be sorted by', (_, lista) => {
    const colunas: Readonly<Record<string, { label: string; sortable?: true }>> = lista.colunas
    for (const { label } of Object.values(colunas)) expect(label).toMatch(/^\p{Lu}/u)
    expect(colunas[lista.ordemPadrao.replace('-', '')]?.sortable).toBe(true)
  })

  it('answers rows with their total and page', () => {
    const reply = listReply(z.object({ id: z.int() }))
    const pagina = { results: [{ id: 1 }], total: 1, totalLimitado: false, pagina: 1, porPagina: 25 }
    expect(reply.parse(pagina)).toEqual(pagina)
    expect(reply.safeParse({ ...pagina, total: -1 }).success).toBe(false)
  })
})
