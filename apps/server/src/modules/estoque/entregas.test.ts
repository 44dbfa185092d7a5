import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { HOJE } from '../../test/clock.ts'
import { abrirEstoque } from '../../test/estoque.ts'
import { textoDoPdf } from '../../test/pdf.ts'

const estoque = abrirEstoque()
const { alguem, darEntrada, detalhes, entrega, entregar, movimentos, novaPeca, saldo } = estoque

const emMaos = async (id: number, itemId: number) => {
  const { results } = await estoque.almoxarife.call('GET /api/colaborador/uniformes/:id', {
    params: { id },
    query: {},
  })
  const { rows } = await sql<{
    id: number
  }>`select id from uniforme_entrega where item_id = ${itemId}`.execute(estoque.rh.db)
  return results.filter((uma) => uma.devolvidoEm === null && rows.some((linha) => linha.id === uma.id))
}

type Estado = 'bom' | 'gasto'
type Peca = Awaited<ReturnType<typeof emMaos>>[number]

/** So many of a piece that somebody has come back to the usual place. */
const devolucao = (colaboradorId: number, peca: Peca | undefined, estado: Estado, quantidade: number) => ({
  body: {
    colaboradorId,
    localId: estoque.central,
    devolvidoEm: HOJE,
    pecas: [{ entregaId: peca?.id ?? 0, versao: peca?.versao ?? 0, quantidade, estado }],
  },
})

describe('a delivery', () => {
  it('takes from the stock, waits to be signed for, and comes back as good or to be thrown away', async () => {
    const [itemId, { id, nome }] = [await novaPeca({ tipo: 'epi', ca: '12345' }), await alguem()]
    await darEntrada(itemId, 5)
    const { reciboId } = await entregar(id, itemId, 3)
    expect(await saldo(itemId)).toBe(2)
    expect((await movimentos(itemId))[0]).toMatchObject({
      tipo: 'entrega',
      quantidade: -3,
      colaborador: nome,
    })
    const recibo = await estoque.almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    expect(textoDoPdf(new Uint8Array(await recibo.arrayBuffer()))).toContain('12345')

    const [peca] = await emMaos(id, itemId)
    const devolver = (estado: Estado, quantidade: number, da = peca) =>
      estoque.almoxarife.call('POST /api/product/devolver', devolucao(id, da, estado, quantidade))
    await devolver('bom', 1)
    expect(await saldo(itemId)).toBe(3)
    const [resto] = await emMaos(id, itemId)
    expect(resto?.quantidade).toBe(2)
    await devolver('gasto', 2, resto)
    expect(await saldo(itemId)).toBe(3)
    expect((await movimentos(itemId)).slice(0, 3).map(({ tipo, quantidade }) => [tipo, quantidade])).toEqual([
      ['descarte', -2],
      ['devolucao', 2],
      ['devolucao', 1],
    ])
    expect(await emMaos(id, itemId)).toEqual([])
    const ficha = await estoque.almoxarife.call('GET /api/product/ficha/:id', { params: { id } })
    const texto = textoDoPdf(new Uint8Array(await ficha.arrayBuffer())).replaceAll(/\s+/g, ' ')
    expect(texto).toContain('Ficha de EPI e uniforme')
    expect(texto).toContain('NR-6')
  })

  it('keeps the receipt as it came back signed, once', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    const { reciboId } = await entregar(id, itemId, 1)
    const papel = await estoque.almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    const enviar = () =>
      estoque.almoxarife.try('PUT /api/product/recibo/assinado/:id', {
        params: { id: reciboId },
        arquivo: papel,
      })
    const assinado = () =>
      estoque.almoxarife.try('GET /api/product/recibo/assinado/:id', { params: { id: reciboId } })
    expect((await assinado()).status).toBe(404)
    expect((await enviar()).status).toBe(200)
    expect((await enviar()).status).toBe(409)
    expect((await assinado()).status).toBe(200)
    const { results } = await estoque.almoxarife.call('GET /api/product/recibos', {
      query: { situacao: 'assinado' },
    })
    expect(results[0]).toMatchObject({
      id: reciboId,
      situacao: 'assinado',
      pecas: [expect.stringMatching(/^1 /)],
    })
  })

  it('gives back a receipt that was signed for by mistake, with the reason, and keeps what it was', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    const { reciboId } = await entregar(id, itemId, 1)
    const papel = await estoque.almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    const params = { params: { id: reciboId } }
    const anular = (motivo: string, client = estoque.almoxarife) =>
      client.try('POST /api/product/recibo/anular/:id', { ...params, body: { motivo } })
    expect((await anular('Não há o que anular')).status).toBe(409)
    await estoque.almoxarife.call('PUT /api/product/recibo/assinado/:id', { ...params, arquivo: papel })
    expect((await anular('Não')).status).toBe(400)
    expect((await anular('Recibo de outra pessoa', await estoque.rh.as('gestor'))).status).toBe(403)
    const juntas = await Promise.all([anular('Recibo de outra pessoa'), anular('Recibo de outra pessoa')])
    expect(juntas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await estoque.almoxarife.try('GET /api/product/recibo/assinado/:id', params)).status).toBe(404)
    const { results } = await estoque.almoxarife.call('GET /api/product/recibos', {
      query: { situacao: 'por_assinar' },
    })
    const recibo = results.find((um) => um.id === reciboId)
    expect(recibo?.anulados).toMatchObject([{ motivo: 'Recibo de outra pessoa' }])
    const anulado = { params: { id: recibo?.anulados[0]?.id ?? 0 } }
    expect((await estoque.almoxarife.try('GET /api/product/recibo/anulado/:id', anulado)).status).toBe(200)
    expect(
      (await estoque.almoxarife.try('PUT /api/product/recibo/assinado/:id', { ...params, arquivo: papel }))
        .status,
    ).toBe(200)
  })

  it('of more than there is is refused whole, or leaves without a movement of what lacks, with the reason', async () => {
    const [itemId, outro, { id }] = [await novaPeca(), await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    await darEntrada(outro, 5)
    const dados = entrega(id, itemId, 3)
    const duas = {
      ...dados.body,
      pecas: [...dados.body.pecas, { itemId: outro, tamanho: 'M', quantidade: 1 }],
    }
    expect(await estoque.almoxarife.try('POST /api/product/entregar', { body: duas })).toMatchObject({
      status: 409,
      body: { codigo: 'estoque_insuficiente', acao: expect.stringContaining('sem baixa') },
    })
    expect([await saldo(itemId), await saldo(outro)]).toEqual([1, 5])
    await estoque.almoxarife.call('POST /api/product/entregar', {
      body: { ...duas, semBaixa: 'Primeiro dia de trabalho' },
    })
    expect([await saldo(itemId), await saldo(outro)]).toEqual([0, 4])
    const linhas = await estoque.rh.db
      .selectFrom('uniformeEntrega')
      .select(['itemId', 'quantidade', 'semBaixa', 'semBaixaMotivo'])
      .where('vinculoId', '=', id)
      .where('itemId', 'in', [itemId, outro])
      .orderBy('id')
      .execute()
    expect(linhas).toEqual([
      { itemId, quantidade: 3, semBaixa: 2, semBaixaMotivo: 'Primeiro dia de trabalho' },
      { itemId: outro, quantidade: 1, semBaixa: 0, semBaixaMotivo: null },
    ])
  })

  it('of a piece that the stock does not keep asks nothing of it, wherever it is written', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await entregar(id, itemId, 2)
    await estoque.almoxarife.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados: { itemId, tamanho: 'M', quantidade: 1, entregueEm: HOJE } },
    })
    expect(await movimentos(itemId)).toEqual([])
    expect((await detalhes(itemId)).produto.controlado).toBe(false)
  })

  it('in the file of the employee takes from the same stock', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 2)
    const { id: entregaId } = await estoque.almoxarife.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados: { itemId, tamanho: 'M', quantidade: 2, entregueEm: HOJE } },
    })
    expect(await saldo(itemId)).toBe(0)
    await estoque.almoxarife.call('POST /api/colaborador/uniformes/devolver', {
      body: { id, entregaId, versao: 1, devolvidoEm: HOJE, estado: 'bom' },
    })
    expect(await saldo(itemId)).toBe(2)
  })

  it('NR-6 item 6.5.1: of an EPI whose CA is over, or that has none, is refused', async () => {
    const { id } = await alguem()
    for (const [ca, caValidade, erro] of [
      ['4321', '2026-11-19', 'venceu em 19/11/2026'],
      [null, null, 'sem CA'],
    ] as const) {
      const itemId = await novaPeca({ tipo: 'epi', ca, caValidade })
      await darEntrada(itemId, 1)
      expect(
        await estoque.almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1)),
      ).toMatchObject({
        status: 400,
        body: { campos: { 'pecas.0.itemId': expect.stringContaining(erro) } },
      })
      expect(await saldo(itemId)).toBe(1)
    }
  })

  it('on a day that cannot be is refused at the day, which is of all its pieces', async () => {
    const [itemId, outroId, { id }] = [await novaPeca(), await novaPeca(), await alguem()]
    for (const peca of [itemId, outroId]) await darEntrada(peca, 1)
    const pecas = [itemId, outroId].map((peca) => ({ itemId: peca, tamanho: 'M', quantidade: 1 }))
    for (const [entregueEm, erro] of [
      ['2001-01-01', 'A admissão é de'],
      ['2026-11-21', 'A entrega não pode ser no futuro'],
    ] as const)
      expect(
        await estoque.almoxarife.try(
          'POST /api/product/entregar',
          entrega(id, itemId, 1, { entregueEm, pecas }),
        ),
      ).toMatchObject({ status: 400, body: { campos: { entregueEm: expect.stringContaining(erro) } } })
    expect(await emMaos(id, itemId)).toEqual([])
  })

  it('of the last piece is one person’s, however many ask at once', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 1)
    const pessoas = [await alguem(), await alguem(), await alguem(), await alguem()]
    const respostas = await Promise.all(
      pessoas.map(({ id }) => estoque.almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1))),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await saldo(itemId)).toBe(0)
  })

  it('waits for who moves the same piece, and sees what they left', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    let pedida: ReturnType<typeof estoque.almoxarife.try<'POST /api/product/entregar'>> | undefined
    await estoque.rh.db.transaction().execute(async (tx) => {
      await sql`insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade, motivo)
        values (now(), 'descarte', ${estoque.central}, ${itemId}, 'M', -1, 'Na outra conexão')`.execute(tx)
      pedida = estoque.almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1))
      await expect
        .poll(async () => {
          const { rows } = await sql<{
            n: number
          }>`select count(*)::int as n from pg_locks where not granted`.execute(estoque.rh.db)
          return rows[0]?.n
        })
        .toBeGreaterThan(0)
    })
    expect(await pedida).toMatchObject({ status: 409, body: { codigo: 'estoque_insuficiente' } })
  })
})

describe('a piece that comes back', () => {
  it('is refused where the place holds the most that it may, in words, and stays with the person', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 2)
    await entregar(id, itemId, 2)
    const [peca] = await emMaos(id, itemId)
    const linhas = Array.from({ length: 10 }, () => ({ itemId, tamanho: 'M', quantidade: 100_000 }))
    await darEntrada(itemId, 0, { linhas })
    const devolver = (estado: Estado, quantidade: number, da = peca) =>
      estoque.almoxarife.try('POST /api/product/devolver', devolucao(id, da, estado, quantidade))
    expect(await devolver('bom', 1)).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining('1.000.000') },
    })
    expect(await saldo(itemId)).toBe(1_000_000)
    // What is thrown away as it comes takes no room.
    expect((await devolver('gasto', 2)).status).toBe(200)
    expect(await saldo(itemId)).toBe(1_000_000)
  })
})
