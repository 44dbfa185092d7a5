import { describe, expect, it } from 'vitest'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { setoresDaAdmissao } from '@rh/domain/listas/relatorio-admissao'
import { abrirEstatisticas } from '../../test/estatisticas.ts'
import type { Client } from '../../test/harness.ts'

const { pessoa, totalDaLista } = abrirEstatisticas()

describe('the report of admissions', () => {
  const relatorio = (client: Client, query: object = {}) =>
    client.call('GET /api/estatisticas/relatorioadm', { query })

  it('has the rows of the list, with the days of the steps that are over', async () => {
    const client = pessoa('gerente.rh')
    const query = { status: 'finalizada', porPagina: 100 }
    const { results, total } = await relatorio(client, query)
    expect(total).toBe(await totalDaLista(client, 'admissao', { status: 'finalizada' }))
    expect(results.length).toBeGreaterThan(0)
    for (const { diasVaga, diasAnalise, diasEfetivar, diasFinalizar, diasTotal } of results) {
      const soma = [diasVaga, diasAnalise, diasEfetivar, diasFinalizar].reduce<number>(
        (s, n) => s + (n ?? NaN),
        0,
      )
      expect(Math.abs(soma - (diasTotal ?? NaN))).toBeLessThan(0.3)
    }
    const [aberta] = (await relatorio(client, { status: 'solicitada' })).results
    expect(aberta).toMatchObject({ diasVaga: null, diasTotal: null, solicitadaEm: expect.any(String) })
  })

  it('narrows to the sector that an admission waits for: each open one waits for some', async () => {
    const client = pessoa('gerente.rh')
    const abertas = codigosDe(admissao.statuses).filter(
      (status) => !('final' in admissao.statuses[status]) && status !== 'rascunho',
    )
    const achadas = new Set<number>()
    for (const setor of codigosDe(setoresDaAdmissao)) {
      const { results, total } = await relatorio(client, { setor, porPagina: 100 })
      expect(total).toBe(results.length)
      for (const { id, status } of results) {
        expect(abertas).toContain(status)
        achadas.add(id)
      }
    }
    const daVaga = (await relatorio(client, { setor: 'vagas', porPagina: 100 })).results
    expect(new Set(daVaga.map(({ status }) => status))).toEqual(new Set(['solicitada']))
    const solicitadas = (await relatorio(client, { status: 'solicitada', porPagina: 100 })).results
    for (const { id } of solicitadas) expect(achadas).toContain(id)
  })

  it('leaves as a file, with the sector in its words', async () => {
    const arquivo = await pessoa('gestor').call('GET /api/estatisticas/relatorioadm/exportar', {
      query: { formato: 'csv', setor: 'vagas' },
    })
    const [cabecalho = '', ...linhas] = (await arquivo.text()).trim().split('\r\n')
    expect(cabecalho).toContain('Dias até a vaga')
    expect(linhas).toHaveLength((await relatorio(pessoa('gestor'), { setor: 'vagas' })).total)
  })
})

describe('the days of each step', () => {
  it('are means of the admissions that took effect, none below zero', async () => {
    const { admissoes, results } = await pessoa('administrador').call('GET /api/estatisticas/etapas', {
      query: {},
    })
    expect(admissoes).toBeGreaterThanOrEqual(5)
    expect(results.map(({ etapa }) => etapa)).toEqual(expect.arrayContaining(['vaga', 'exame', 'efetivar']))
    for (const { dias, antes } of results) expect(Math.min(dias, antes ?? 0)).toBeGreaterThanOrEqual(0)
  })
})
