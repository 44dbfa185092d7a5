import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineList } from '@rh/domain/listas/define-list'
import { loadConfig } from '../config.ts'
import { openListRows } from '../db/list-rows.ts'
import type { Ator, RequestContext } from '../http/ator.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { comoCsv } from './csv.ts'
import { exportar } from './exportar.ts'
import { comoXlsx } from './xlsx.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('fifty thousand rows', () => {
  const LINHAS = 50_000
  const source = {
    from: sql`select g as id, 'Pessoa ' || g as nome, g * 100 as salario from generate_series(1, ${LINHAS}::int) g`,
    colunas: { nome: sql`achados.nome` },
    ordemPadrao: 'nome',
  }

  it.each([
    ['CSV', comoCsv],
    ['XLSX', comoXlsx],
  ])('leave as %s in batches, the next read only when the last was taken', async (_, write) => {
    const linhas = await openListRows<{ nome: string; salario: number }>(rh.db, source, undefined)
    let [lidas, lidasAntes, maior, bytes] = [0, 0, 0, 0]
    async function* lotes() {
      for await (const lote of linhas.batches(500)) {
        lidas += lote.length
        maior = Math.max(maior, lote.length)
        yield lote.map(({ nome, salario }) => [
          { tipo: 'texto', valor: nome } as const,
          { tipo: 'dinheiro', valor: salario } as const,
        ])
      }
    }
    const cabecalho = [
      { label: 'Nome', tipo: 'texto' } as const,
      { label: 'Salário', tipo: 'dinheiro' } as const,
    ]
    const tabela = { nome: 'Pessoas', cabecalho, total: linhas.total, lotes: lotes(), about: [], fuso: 'UTC' }
    for await (const pedaco of write(tabela)) {
      if (bytes === 0) lidasAntes = lidas
      bytes += pedaco.length
    }
    // Nothing is read ahead: the first byte leaves with at most one batch in memory.
    expect(lidasAntes).toBeLessThanOrEqual(500)
    expect([linhas.total, lidas, maior]).toEqual([LINHAS, LINHAS, 500])
    expect(bytes).toBeGreaterThan(100_000)
  })

  const abertas = async () => {
    const { rows } = await sql<{ abertas: number }>`select count(*)::int as abertas from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(rh.db)
    return rows[0]?.abertas
  }

  it.each(['return', 'throw'] as const)(
    'give place and connection back when the reader leaves by %s',
    async (fim) => {
      const lista = defineList({
        nome: 'Pessoas',
        colunas: { nome: { label: 'Nome' } },
        filtros: {},
        ordemPadrao: 'nome',
      })
      const { id } = await rh.db
        .selectFrom('usuario')
        .select('id')
        .where('usuario', '=', 'cadastro')
        .executeTakeFirstOrThrow()
      const ator = { id, nome: 'Alguém', grupos: [] } as unknown as Ator
      const request = {
        ator,
        ip: '127.0.0.1',
        requisicao: 'req-teste',
        chamada: 'GET /api/pessoas',
        chave: null,
      } as unknown as RequestContext
      const meios = { db: rh.db, principal: rh.db, clock: rh.clock, config: loadConfig({}) }
      const abandonar = async () => {
        const { conteudo } = await exportar(meios, request, {
          lista,
          query: { formato: 'csv' },
          source: { ...source, mostrar: (linha: object) => linha },
        })
        const leitor = (conteudo as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
        await leitor.next()
        await leitor.next()
        expect(await abertas()).toBe(1)
        await (fim === 'return' ? leitor.return?.() : leitor.throw?.(new Error('gone')).catch(() => {}))
      }
      // More often than there are places for one person.
      for (let i = 0; i < 3; i += 1) await abandonar()
      expect(await abertas()).toBe(0)
    },
  )

  it('give their connection back when the reader goes away', async () => {
    const linhas = await openListRows(rh.db, source, undefined)
    expect(await abertas()).toBe(1)
    for await (const lote of linhas.batches(500)) {
      expect(lote).toHaveLength(500)
      break
    }
    expect(await abertas()).toBe(0)
    await linhas.close()
  })
})
