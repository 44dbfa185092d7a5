import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrirEstoque } from '../../test/estoque.ts'

const estoque = abrirEstoque()
const { alguem, darEntrada, detalhes, entregar, movimentos, novaPeca, novoLocal, saldo } = estoque

describe('the ledger', () => {
  it('keeps what came, went and was thrown away, with what there was after each', async () => {
    const [itemId, outro] = [await novaPeca(), await novoLocal()]
    await darEntrada(itemId, 10)
    await estoque.almoxarife.call('POST /api/product/transferir', {
      body: { deId: estoque.central, paraId: outro, linhas: [{ itemId, tamanho: 'M', quantidade: 4 }] },
    })
    await estoque.almoxarife.call('POST /api/product/descartar', {
      body: {
        localId: outro,
        motivo: 'Molharam na chuva',
        linhas: [{ itemId, tamanho: 'M', quantidade: 1 }],
      },
    })
    expect([await saldo(itemId), await saldo(itemId, outro)]).toEqual([6, 3])
    expect(
      (await movimentos(itemId)).map(({ tipo, quantidade, saldo: depois }) => [tipo, quantidade, depois]),
    ).toEqual([
      ['descarte', -1, 3],
      ['transferencia', 4, 4],
      ['transferencia', -4, 6],
      ['entrada', 10, 10],
    ])
    const { produto, custoCentavos } = await detalhes(itemId)
    const tiposDe = async (busca: string) =>
      (
        await estoque.almoxarife.call('GET /api/product/movimentos', { query: { busca, itemId } })
      ).results.map(({ tipo }) => tipo)
    expect(await tiposDe(`nf ${itemId}`)).toEqual(['entrada'])
    expect(await tiposDe('n%')).toEqual([])
    expect(await tiposDe(produto.codigo)).toHaveLength(4)
    expect([produto.saldo, custoCentavos]).toEqual([9, 1_990])
  })

  it('takes no piece that is not there, and says which and how many there are', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 2)
    const tirar = (quantidade: number) =>
      estoque.almoxarife.try('POST /api/product/descartar', {
        body: {
          localId: estoque.central,
          motivo: 'Vencidas',
          linhas: [{ itemId, tamanho: 'M', quantidade }],
        },
      })
    expect(await tirar(3)).toMatchObject({
      status: 409,
      body: {
        codigo: 'estoque_insuficiente',
        mensagem: expect.stringContaining('M (há 2, são 3)'),
      },
    })
    expect(await saldo(itemId)).toBe(2)
    expect((await tirar(2)).status).toBe(200)
  })

  it('is added to and never changed, and the database lets no balance below zero', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 1)
    await expect(
      sql`update estoque_movimento set quantidade = 5 where item_id = ${itemId}`.execute(estoque.rh.db),
    ).rejects.toThrow('somente acréscimos')
    await expect(
      sql`insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade)
          values (now(), 'descarte', ${estoque.central}, ${itemId}, 'M', -2)`.execute(estoque.rh.db),
    ).rejects.toThrow('estoque_saldo_nunca_negativo')
  })

  it('agrees with a model through random movements, and is never below zero', async () => {
    const itemId = await novaPeca()
    const lugares = [await novoLocal(), await novoLocal()] as const
    await darEntrada(itemId, 1, { localId: lugares[0] })
    const modelo = new Map<number, number>([
      [lugares[0], 1],
      [lugares[1], 0],
    ])
    const linhas = (quantidade: number) => [{ itemId, tamanho: 'M', quantidade }]
    const passo = fc.record({
      que: fc.constantFrom('entrada' as const, 'descarte' as const, 'transferencia' as const),
      de: fc.constantFrom(0 as const, 1 as const),
      quantas: fc.integer({ min: 1, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 1, maxLength: 8 }), async (passos) => {
        for (const { que, de, quantas } of passos) {
          const [daqui, dali] = [lugares[de], lugares[1 - de] ?? 0]
          const ha = modelo.get(daqui) ?? 0
          const cabe = que === 'entrada' || ha >= quantas
          const { status } =
            que === 'entrada'
              ? await estoque.almoxarife.try('POST /api/product/entrada', {
                  body: { localId: daqui, linhas: linhas(quantas) },
                })
              : que === 'descarte'
                ? await estoque.almoxarife.try('POST /api/product/descartar', {
                    body: { localId: daqui, motivo: 'Sem uso', linhas: linhas(quantas) },
                  })
                : await estoque.almoxarife.try('POST /api/product/transferir', {
                    body: { deId: daqui, paraId: dali, linhas: linhas(quantas) },
                  })
          expect(status).toBe(cabe ? 200 : 409)
          if (!cabe) continue
          modelo.set(daqui, ha + (que === 'entrada' ? quantas : -quantas))
          if (que === 'transferencia') modelo.set(dali, (modelo.get(dali) ?? 0) + quantas)
        }
        const { rows } = await sql<{ localId: number; saldo: number; soma: number }>`
          select es.local_id, es.saldo, (select sum(m.quantidade) from estoque_movimento m
                   where m.local_id = es.local_id and m.item_id = es.item_id and m.tamanho = es.tamanho)::int as soma
            from estoque_saldo es where es.item_id = ${itemId}`.execute(estoque.rh.db)
        for (const { localId, saldo: gravado, soma } of rows)
          expect([gravado, soma]).toEqual([modelo.get(localId), modelo.get(localId)])
      }),
      { numRuns: 12 },
    )
  })

  it('says what to buy: up to the minimum, and a month of what is handed out', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 12)
    await entregar((await alguem()).id, itemId, 9)
    const minimos = (minimo: number, antes: number) =>
      estoque.almoxarife.try('POST /api/product/minimos', {
        body: { localId: estoque.central, itemId, minimos: [{ tamanho: 'M', minimo, antes }] },
      })
    expect((await minimos(5, 0)).status).toBe(200)
    const { nome } = await estoque.almoxarife.call('GET /api/conta/perfil')
    expect(await minimos(8, 0)).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(`^O mínimo do tamanho M passou a 5, por ${nome} em \\d`),
      },
    })
    const query = { busca: estoque.codigo, localId: estoque.central }
    const { results, totais } = await estoque.almoxarife.call('GET /api/product/compras', { query })
    expect(totais).toEqual({ pecas: 5, valorCentavos: 9_950, semCusto: 0 })
    expect(results).toMatchObject([
      {
        itemId,
        tamanho: 'M',
        saldo: 3,
        minimo: 5,
        saida: 9,
        comprar: 5,
        custoCentavos: 1_990,
        valorCentavos: 9_950,
      },
    ])
    const arquivo = await estoque.almoxarife.call('GET /api/product/compras/exportar', {
      query: { ...query, formato: 'csv', colunas: 'tamanho,comprar,valorCentavos' },
    })
    expect((await arquivo.text()).trimEnd().split('\r\n').slice(1)).toEqual(['M;5;99,50'])
    const { results: abaixo } = await estoque.almoxarife.call('GET /api/product/list', {
      query: { situacao: 'abaixo', busca: query.busca },
    })
    expect(abaixo).toMatchObject([{ id: itemId, saldo: 3, faltam: 1, controlado: true }])
  })

  it('says nothing to buy of a size that the register lost, whose minimum may go', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 2)
    const minimos = (tamanho: string, minimo: number, antes: number) =>
      estoque.almoxarife.try('POST /api/product/minimos', {
        body: { localId: estoque.central, itemId, minimos: [{ tamanho, minimo, antes }] },
      })
    expect((await minimos('M', 5, 0)).status).toBe(200)
    await estoque.rh.db
      .updateTable('itemUniforme')
      .set({ tamanhos: ['P', 'G'] })
      .where('id', '=', itemId)
      .execute()
    const query = { busca: estoque.codigo }
    expect((await estoque.almoxarife.call('GET /api/product/compras', { query })).results).toEqual([])
    expect(
      (await estoque.almoxarife.call('GET /api/product/list', { query: { ...query, situacao: 'abaixo' } }))
        .results,
    ).toEqual([])
    expect((await estoque.almoxarife.call('GET /api/product/list', { query })).results).toMatchObject([
      { id: itemId, saldo: 2, faltam: 0 },
    ])
    const recusado = {
      status: 400,
      body: { campos: { 'linhas.0.tamanho': 'Escolha um tamanho desta peça' } },
    }
    expect(await minimos('M', 6, 5)).toMatchObject(recusado)
    expect((await minimos('M', 0, 5)).status).toBe(200)
    expect((await detalhes(itemId)).locais.find(({ id }) => id === estoque.central)?.tamanhos).toContainEqual(
      expect.objectContaining({ tamanho: 'M', saldo: 2, minimo: 0 }),
    )
    expect((await minimos('XGG', 0, 0)).status).toBe(400)
  })
})
