import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrirEstoque } from '../../test/estoque.ts'

const estoque = abrirEstoque()
const { alguem, darEntrada, detalhes, entrega, entregar, movimentos, novaPeca, novoLocal } = estoque

describe('who sees what', () => {
  const contratoDe = async (doGestor: boolean): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select co.id from contrato co
       where (co.id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                         where u.usuario = 'gestor')) = ${doGestor} order by co.id limit 1`.execute(
      estoque.rh.db,
    )
    return rows[0]?.id ?? 0
  }

  it('a Gestor sees the stores of the company and of the own contracts, and names nobody else', async () => {
    const gestor = await estoque.rh.as('gestor')
    const [meu, alheio] = [await novoLocal(await contratoDe(true)), await novoLocal(await contratoDe(false))]
    const itemId = await novaPeca()
    await darEntrada(itemId, 5)
    await darEntrada(itemId, 3, { localId: meu })
    await darEntrada(itemId, 7, { localId: alheio })
    const [minha, outra] = [await alguem(true), await alguem(false)]
    await entregar(minha.id, itemId, 1)
    const { reciboId } = await entregar(outra.id, itemId, 1, {
      localId: estoque.central,
      semBaixa: 'Motivo sobre a pessoa',
    })
    const { produto, locais: vistos, emUso } = await detalhes(itemId, gestor)
    expect([produto.saldo, emUso]).toEqual([6, 1])
    expect(vistos.map(({ id }) => id)).not.toContain(alheio)
    expect(
      (await movimentos(itemId, gestor)).map(({ tipo, quantidade, colaborador }) => [
        tipo,
        quantidade,
        colaborador,
      ]),
    ).toEqual([
      ['entrega', -1, null],
      ['entrega', -1, minha.nome],
      ['entrada', 3, null],
      ['entrada', 5, null],
    ])
    const achados = await gestor.call('GET /api/product/movimentos', { query: { colaboradorId: outra.id } })
    expect(achados.results).toEqual([])
    const porNome = await gestor.call('GET /api/product/movimentos', { query: { busca: outra.nome, itemId } })
    expect(porNome.results).toEqual([])
    expect(
      (await gestor.call('GET /api/product/movimentos', { query: { localId: alheio } })).results,
    ).toEqual([])
    for (const caminho of ['recibo', 'recibo/assinado'] as const)
      expect((await gestor.try(`GET /api/product/${caminho}/:id`, { params: { id: reciboId } })).status).toBe(
        404,
      )
    expect((await gestor.try('GET /api/product/ficha/:id', { params: { id: outra.id } })).status).toBe(404)
    expect((await gestor.try('GET /api/product/ficha/:id', { params: { id: minha.id } })).status).toBe(200)
    expect(
      (await gestor.call('GET /api/product/recibos', { query: {} })).results.map(({ id }) => id),
    ).not.toContain(reciboId)
  })

  it.each(['vagas', 'comercial'])(
    '%s sees balances, and neither people nor what pieces cost',
    async (login) => {
      const client = await estoque.rh.as(login)
      const [itemId, { id, nome }] = [await novaPeca(), await alguem()]
      await darEntrada(itemId, 2)
      await entregar(id, itemId, 1)
      expect((await detalhes(itemId, client)).produto.saldo).toBe(1)
      const vistos = await movimentos(itemId, client)
      expect(vistos).toHaveLength(2)
      expect(JSON.stringify(vistos)).not.toContain(nome)
      expect(JSON.stringify([vistos, await detalhes(itemId, client)])).not.toContain('custoCentavos')
      for (const query of [{ busca: nome }, { colaboradorId: id }])
        expect(
          (await client.call('GET /api/product/movimentos', { query: { ...query, itemId } })).results,
        ).toEqual([])
      for (const colunas of ['colaborador', 'custoCentavos', 'motivo'])
        expect(
          (await client.try('GET /api/product/movimentos/exportar', { query: { formato: 'csv', colunas } }))
            .status,
        ).toBe(400)
      expect((await client.try('GET /api/product/recibos', { query: {} })).status).toBe(403)
      expect((await client.try('GET /api/product/ficha/:id', { params: { id } })).status).toBe(403)
    },
  )

  it.each(['sesmt', 'cadastro', 'gestor', 'vagas'])('%s moves nothing', async (login) => {
    const client = await estoque.rh.as(login)
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    const linhas = [{ itemId, tamanho: 'M', quantidade: 1 }]
    expect(
      (await client.try('POST /api/product/entrada', { body: { localId: estoque.central, linhas } })).status,
    ).toBe(403)
    expect((await client.try('POST /api/product/entregar', entrega(id, itemId, 1))).status).toBe(403)
    expect(
      (await client.try('POST /api/product/contagens', { body: { localId: estoque.central } })).status,
    ).toBe(403)
  })
})
