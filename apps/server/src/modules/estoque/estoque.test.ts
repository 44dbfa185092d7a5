import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@rh/domain/http/endpoint'
import type { Api } from '@rh/domain/contract/index'
import { textoDoPdf } from '../../test/pdf.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { HOJE } from '../../test/clock.ts'
import { enquantoPreso } from '../../test/travas.ts'

let rh: TestApp
let almoxarife: Client
let central: number
beforeAll(async () => {
  rh = await createTestApp()
  almoxarife = await rh.as('almoxarifado')
  const { results } = await almoxarife.call('GET /api/product/locais', {})
  central = results.find(({ padrao }) => padrao)?.id ?? 0
})
afterAll(() => rh[Symbol.asyncDispose]())

let pecas = 0
/** A piece of the register that no other test moves. */
async function novaPeca({
  tipo = 'uniforme',
  ca = null,
  caValidade = null,
}: { tipo?: 'uniforme' | 'epi'; ca?: string | null; caValidade?: string | null } = {}): Promise<number> {
  pecas += 1
  const { id } = await rh.db
    .insertInto('itemUniforme')
    .values({
      codigo: `T-${pecas}`,
      descricao: `Peça de teste ${pecas}`,
      tipo,
      ca,
      caValidade,
      tamanhos: ['P', 'M', 'G'],
      vidaUtilDias: 180,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let locais = 0
async function novoLocal(contratoId: number | null = null): Promise<number> {
  locais += 1
  const { id } = await almoxarife.call('POST /api/product/locais', {
    body: { nome: `Depósito de teste ${locais}`, contratoId, padrao: false },
  })
  return id
}

const darEntrada = (itemId: number, quantidade: number, mais: object = {}) =>
  almoxarife.call('POST /api/product/entrada', {
    body: {
      localId: central,
      nota: `NF ${itemId}`,
      linhas: [{ itemId, tamanho: 'M', quantidade, custoCentavos: 1_990 }],
      ...mais,
    },
  })
const detalhes = (id: number, client = almoxarife) =>
  client.call('GET /api/product/details', { query: { id } })
const saldo = async (itemId: number, localId = central, tamanho = 'M') =>
  (await detalhes(itemId)).locais
    .find(({ id }) => id === localId)
    ?.tamanhos.find((um) => um.tamanho === tamanho)?.saldo
const movimentos = async (itemId: number, client = almoxarife) =>
  (await client.call('GET /api/product/movimentos', { query: { itemId } })).results

/** Somebody at work, of a contract that the demo Gestor follows or of another one. */
let proxima = 0
async function alguem(doGestor = true): Promise<{ id: number; nome: string }> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select cp.vinculo_id as id, coalesce(pe.nome_social, pe.nome) as nome
      from colaborador_periodo cp join vinculo v on v.id = cp.vinculo_id join pessoa pe on pe.id = v.pessoa_id
     where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and cp.data_desligamento is null
       and cp.data_admissao < '2026-06-01'
       and (cp.contrato_id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                                where u.usuario = 'gestor')) = ${doGestor}
     order by cp.vinculo_id offset ${proxima} limit 1`.execute(rh.db)
  proxima += 1
  const [uma] = rows
  if (!uma) throw new Error('The demo company has too few people')
  return uma
}

const entrega = (colaboradorId: number, itemId: number, quantidade: number, mais: object = {}) => ({
  body: {
    colaboradorId,
    localId: central,
    entregueEm: HOJE,
    pecas: [{ itemId, tamanho: 'M', quantidade }],
    ...mais,
  },
})
const entregar = (...dados: Parameters<typeof entrega>) =>
  almoxarife.call('POST /api/product/entregar', entrega(...dados))
const emMaos = async (id: number, itemId: number) => {
  const { results } = await almoxarife.call('GET /api/colaborador/uniformes/:id', {
    params: { id },
    query: {},
  })
  const { rows } = await sql<{
    id: number
  }>`select id from uniforme_entrega where item_id = ${itemId}`.execute(rh.db)
  return results.filter((uma) => uma.devolvidoEm === null && rows.some((linha) => linha.id === uma.id))
}

describe('the ledger', () => {
  it('keeps what came, went and was thrown away, with what there was after each', async () => {
    const [itemId, outro] = [await novaPeca(), await novoLocal()]
    await darEntrada(itemId, 10)
    await almoxarife.call('POST /api/product/transferir', {
      body: { deId: central, paraId: outro, linhas: [{ itemId, tamanho: 'M', quantidade: 4 }] },
    })
    await almoxarife.call('POST /api/product/descartar', {
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
      (await almoxarife.call('GET /api/product/movimentos', { query: { busca, itemId } })).results.map(
        ({ tipo }) => tipo,
      )
    expect(await tiposDe(`nf ${itemId}`)).toEqual(['entrada'])
    expect(await tiposDe('n%')).toEqual([])
    expect(await tiposDe(produto.codigo)).toHaveLength(4)
    expect([produto.saldo, custoCentavos]).toEqual([9, 1_990])
  })

  it('takes no piece that is not there, and says which and how many there are', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 2)
    const tirar = (quantidade: number) =>
      almoxarife.try('POST /api/product/descartar', {
        body: { localId: central, motivo: 'Vencidas', linhas: [{ itemId, tamanho: 'M', quantidade }] },
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
      sql`update estoque_movimento set quantidade = 5 where item_id = ${itemId}`.execute(rh.db),
    ).rejects.toThrow('somente acréscimos')
    await expect(
      sql`insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade)
          values (now(), 'descarte', ${central}, ${itemId}, 'M', -2)`.execute(rh.db),
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
              ? await almoxarife.try('POST /api/product/entrada', {
                  body: { localId: daqui, linhas: linhas(quantas) },
                })
              : que === 'descarte'
                ? await almoxarife.try('POST /api/product/descartar', {
                    body: { localId: daqui, motivo: 'Sem uso', linhas: linhas(quantas) },
                  })
                : await almoxarife.try('POST /api/product/transferir', {
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
            from estoque_saldo es where es.item_id = ${itemId}`.execute(rh.db)
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
      almoxarife.try('POST /api/product/minimos', {
        body: { localId: central, itemId, minimos: [{ tamanho: 'M', minimo, antes }] },
      })
    expect((await minimos(5, 0)).status).toBe(200)
    const { nome } = await almoxarife.call('GET /api/conta/perfil')
    expect(await minimos(8, 0)).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(`^O mínimo do tamanho M passou a 5, por ${nome} em \\d`),
      },
    })
    const query = { busca: `T-${pecas}`, localId: central }
    const { results, totais } = await almoxarife.call('GET /api/product/compras', { query })
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
    const arquivo = await almoxarife.call('GET /api/product/compras/exportar', {
      query: { ...query, formato: 'csv', colunas: 'tamanho,comprar,valorCentavos' },
    })
    expect((await arquivo.text()).trimEnd().split('\r\n').slice(1)).toEqual(['M;5;99,50'])
    const { results: abaixo } = await almoxarife.call('GET /api/product/list', {
      query: { situacao: 'abaixo', busca: query.busca },
    })
    expect(abaixo).toMatchObject([{ id: itemId, saldo: 3, faltam: 1, controlado: true }])
  })

  it('says nothing to buy of a size that the register lost, whose minimum may go', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 2)
    const minimos = (tamanho: string, minimo: number, antes: number) =>
      almoxarife.try('POST /api/product/minimos', {
        body: { localId: central, itemId, minimos: [{ tamanho, minimo, antes }] },
      })
    expect((await minimos('M', 5, 0)).status).toBe(200)
    await rh.db
      .updateTable('itemUniforme')
      .set({ tamanhos: ['P', 'G'] })
      .where('id', '=', itemId)
      .execute()
    const query = { busca: `T-${pecas}` }
    expect((await almoxarife.call('GET /api/product/compras', { query })).results).toEqual([])
    expect(
      (await almoxarife.call('GET /api/product/list', { query: { ...query, situacao: 'abaixo' } })).results,
    ).toEqual([])
    expect((await almoxarife.call('GET /api/product/list', { query })).results).toMatchObject([
      { id: itemId, saldo: 2, faltam: 0 },
    ])
    const recusado = {
      status: 400,
      body: { campos: { 'linhas.0.tamanho': 'Escolha um tamanho desta peça' } },
    }
    expect(await minimos('M', 6, 5)).toMatchObject(recusado)
    expect((await minimos('M', 0, 5)).status).toBe(200)
    expect((await detalhes(itemId)).locais.find(({ id }) => id === central)?.tamanhos).toContainEqual(
      expect.objectContaining({ tamanho: 'M', saldo: 2, minimo: 0 }),
    )
    expect((await minimos('XGG', 0, 0)).status).toBe(400)
  })
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
    const recibo = await almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    expect(textoDoPdf(new Uint8Array(await recibo.arrayBuffer()))).toContain('12345')

    const [peca] = await emMaos(id, itemId)
    const devolver = (estado: 'bom' | 'gasto', quantidade: number, da = peca) =>
      almoxarife.call('POST /api/product/devolver', {
        body: {
          colaboradorId: id,
          localId: central,
          devolvidoEm: HOJE,
          pecas: [{ entregaId: da?.id ?? 0, versao: da?.versao ?? 0, quantidade, estado }],
        },
      })
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
    const ficha = await almoxarife.call('GET /api/product/ficha/:id', { params: { id } })
    const texto = textoDoPdf(new Uint8Array(await ficha.arrayBuffer())).replaceAll(/\s+/g, ' ')
    expect(texto).toContain('Ficha de EPI e uniforme')
    expect(texto).toContain('NR-6')
  })

  it('keeps the receipt as it came back signed, once', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    const { reciboId } = await entregar(id, itemId, 1)
    const papel = await almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    const enviar = () =>
      almoxarife.try('PUT /api/product/recibo/assinado/:id', { params: { id: reciboId }, arquivo: papel })
    const assinado = () =>
      almoxarife.try('GET /api/product/recibo/assinado/:id', { params: { id: reciboId } })
    expect((await assinado()).status).toBe(404)
    expect((await enviar()).status).toBe(200)
    expect((await enviar()).status).toBe(409)
    expect((await assinado()).status).toBe(200)
    const { results } = await almoxarife.call('GET /api/product/recibos', { query: { situacao: 'assinado' } })
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
    const papel = await almoxarife.call('GET /api/product/recibo/:id', { params: { id: reciboId } })
    const params = { params: { id: reciboId } }
    const anular = (motivo: string, client = almoxarife) =>
      client.try('POST /api/product/recibo/anular/:id', { ...params, body: { motivo } })
    expect((await anular('Não há o que anular')).status).toBe(409)
    await almoxarife.call('PUT /api/product/recibo/assinado/:id', { ...params, arquivo: papel })
    expect((await anular('Não')).status).toBe(400)
    expect((await anular('Recibo de outra pessoa', await rh.as('gestor'))).status).toBe(403)
    const juntas = await Promise.all([anular('Recibo de outra pessoa'), anular('Recibo de outra pessoa')])
    expect(juntas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await almoxarife.try('GET /api/product/recibo/assinado/:id', params)).status).toBe(404)
    const { results } = await almoxarife.call('GET /api/product/recibos', {
      query: { situacao: 'por_assinar' },
    })
    const recibo = results.find((um) => um.id === reciboId)
    expect(recibo?.anulados).toMatchObject([{ motivo: 'Recibo de outra pessoa' }])
    const anulado = { params: { id: recibo?.anulados[0]?.id ?? 0 } }
    expect((await almoxarife.try('GET /api/product/recibo/anulado/:id', anulado)).status).toBe(200)
    expect(
      (await almoxarife.try('PUT /api/product/recibo/assinado/:id', { ...params, arquivo: papel })).status,
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
    expect(await almoxarife.try('POST /api/product/entregar', { body: duas })).toMatchObject({
      status: 409,
      body: { codigo: 'estoque_insuficiente', acao: expect.stringContaining('sem baixa') },
    })
    expect([await saldo(itemId), await saldo(outro)]).toEqual([1, 5])
    await almoxarife.call('POST /api/product/entregar', {
      body: { ...duas, semBaixa: 'Primeiro dia de trabalho' },
    })
    expect([await saldo(itemId), await saldo(outro)]).toEqual([0, 4])
    const linhas = await rh.db
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
    await almoxarife.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados: { itemId, tamanho: 'M', quantidade: 1, entregueEm: HOJE } },
    })
    expect(await movimentos(itemId)).toEqual([])
    expect((await detalhes(itemId)).produto.controlado).toBe(false)
  })

  it('in the file of the employee takes from the same stock', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 2)
    const { id: entregaId } = await almoxarife.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados: { itemId, tamanho: 'M', quantidade: 2, entregueEm: HOJE } },
    })
    expect(await saldo(itemId)).toBe(0)
    await almoxarife.call('POST /api/colaborador/uniformes/devolver', {
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
      expect(await almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1))).toMatchObject({
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
        await almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1, { entregueEm, pecas })),
      ).toMatchObject({ status: 400, body: { campos: { entregueEm: expect.stringContaining(erro) } } })
    expect(await emMaos(id, itemId)).toEqual([])
  })

  it('of the last piece is one person’s, however many ask at once', async () => {
    const itemId = await novaPeca()
    await darEntrada(itemId, 1)
    const pessoas = [await alguem(), await alguem(), await alguem(), await alguem()]
    const respostas = await Promise.all(
      pessoas.map(({ id }) => almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1))),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await saldo(itemId)).toBe(0)
  })

  it('waits for who moves the same piece, and sees what they left', async () => {
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    await darEntrada(itemId, 1)
    let pedida: ReturnType<typeof almoxarife.try<'POST /api/product/entregar'>> | undefined
    await rh.db.transaction().execute(async (tx) => {
      await sql`insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade, motivo)
        values (now(), 'descarte', ${central}, ${itemId}, 'M', -1, 'Na outra conexão')`.execute(tx)
      pedida = almoxarife.try('POST /api/product/entregar', entrega(id, itemId, 1))
      await expect
        .poll(async () => {
          const { rows } = await sql<{
            n: number
          }>`select count(*)::int as n from pg_locks where not granted`.execute(rh.db)
          return rows[0]?.n
        })
        .toBeGreaterThan(0)
    })
    expect(await pedida).toMatchObject({ status: 409, body: { codigo: 'estoque_insuficiente' } })
  })
})

describe('a count', () => {
  type Linha = Reply<Api['PUT /api/product/contagens/:id']>
  const contar = (id: number, itemId: number, contado: number, antes: number | null = null) =>
    almoxarife.try('PUT /api/product/contagens/:id', {
      params: { id },
      body: { itemId, tamanho: 'M', contado, antes },
    })
  const versaoDe = async (id: number) =>
    (await almoxarife.call('GET /api/product/contagens/:id', { params: { id } })).contagem.versao
  const fechar = async (id: number) =>
    almoxarife.try('POST /api/product/contagens/fechar', { body: { id, versao: await versaoDe(id) } })

  it('is against the moment of each line: what moves afterwards stays moved', async () => {
    const [itemId, localId, { id: colaboradorId }] = [await novaPeca(), await novoLocal(), await alguem()]
    await darEntrada(itemId, 10, { localId })
    const { id } = await almoxarife.call('POST /api/product/contagens', { body: { localId } })
    expect((await almoxarife.try('POST /api/product/contagens', { body: { localId } })).status).toBe(409)
    const { body } = await contar(id, itemId, 8)
    expect(body as Linha).toMatchObject({ contado: 8, esperado: 10 })
    await entregar(colaboradorId, itemId, 3, { localId })
    expect(await fechar(id)).toMatchObject({ status: 200, body: { ajustes: 1 } })
    expect(await saldo(itemId, localId)).toBe(5)
    expect((await movimentos(itemId))[0]).toMatchObject({ tipo: 'ajuste', quantidade: -2, saldo: 5 })
    expect((await contar(id, itemId, 5, 8)).status).toBe(409)
  })

  it('tells who counts a line that somebody else counted meanwhile', async () => {
    const [itemId, localId] = [await novaPeca(), await novoLocal()]
    await darEntrada(itemId, 2, { localId })
    const { id } = await almoxarife.call('POST /api/product/contagens', { body: { localId } })
    const duas = await Promise.all([contar(id, itemId, 1), contar(id, itemId, 2)])
    expect(duas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { versao } = (await almoxarife.call('GET /api/product/contagens/:id', { params: { id } })).contagem
    await almoxarife.call('POST /api/product/contagens/cancelar', { body: { id, versao } })
    expect(await saldo(itemId, localId)).toBe(2)
  })

  it('is not closed where its difference would take more than there is', async () => {
    const [itemId, localId, { id: colaboradorId }] = [await novaPeca(), await novoLocal(), await alguem()]
    await darEntrada(itemId, 4, { localId })
    const { id } = await almoxarife.call('POST /api/product/contagens', { body: { localId } })
    await contar(id, itemId, 1)
    await entregar(colaboradorId, itemId, 3, { localId })
    expect(await fechar(id)).toMatchObject({ status: 409, body: { codigo: 'estoque_insuficiente' } })
    expect((await contar(id, itemId, 0, 1)).status).toBe(200)
    expect((await fechar(id)).status).toBe(200)
    expect(await saldo(itemId, localId)).toBe(0)
  })
})

describe('the most that a place holds', () => {
  it('is refused to be passed, so that whatever is there can be counted', async () => {
    const [itemId, localId] = [await novaPeca(), await novoLocal()]
    const linhas = (n: number, quantidade: number) =>
      Array.from({ length: n }, () => ({ itemId, tamanho: 'M', quantidade }))
    const entrar = (quais: ReturnType<typeof linhas>) =>
      almoxarife.try('POST /api/product/entrada', { body: { localId, linhas: quais } })
    expect(await entrar([...linhas(10, 100_000), ...linhas(1, 1)])).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining('1.000.000') },
    })
    expect((await entrar(linhas(10, 100_000))).status).toBe(200)
    expect((await entrar(linhas(1, 1))).status).toBe(400)
    const { id } = await almoxarife.call('POST /api/product/contagens', { body: { localId } })
    await almoxarife.call('PUT /api/product/contagens/:id', {
      params: { id },
      body: { itemId, tamanho: 'M', contado: 0, antes: null },
    })
    expect(await almoxarife.call('POST /api/product/contagens/fechar', { body: { id, versao: 1 } })).toEqual({
      ajustes: 1,
    })
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
    const devolver = (estado: 'bom' | 'gasto', quantidade: number, da = peca) =>
      almoxarife.try('POST /api/product/devolver', {
        body: {
          colaboradorId: id,
          localId: central,
          devolvidoEm: HOJE,
          pecas: [{ entregaId: da?.id ?? 0, versao: da?.versao ?? 0, quantidade, estado }],
        },
      })
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

describe('places', () => {
  it('wait for whoever moves pieces before one of them is held: a transfer takes two', async () => {
    const outro = await novoLocal()
    const tornarPadrao = async (id: number) => {
      const { results } = await almoxarife.call('GET /api/product/locais', {})
      const local = results.find((um) => um.id === id)
      return almoxarife.try('PUT /api/product/locais/:id', {
        params: { id },
        body: {
          versao: local?.versao ?? 0,
          nome: local?.nome ?? '',
          contratoId: local?.contratoId ?? null,
          padrao: true,
          ativo: true,
        },
      })
    }
    // The usual place is in the hands of a transfer, which takes the other one next.
    const { escrita, visto } = await enquantoPreso(
      rh.db,
      sql`select from estoque_local where id = ${central} for share`,
      () => tornarPadrao(outro),
      async (tx) =>
        (await sql`select from estoque_local where id = ${outro} for share skip locked`.execute(tx)).rows
          .length,
    )
    expect([visto, escrita.status]).toEqual([1, 200])
    expect((await tornarPadrao(central)).status).toBe(200)
  })

  it('are told apart: the same name in other letters, accents or spaces is refused', async () => {
    const novo = (nome: string) =>
      almoxarife.try('POST /api/product/locais', { body: { nome, contratoId: null, padrao: false } })
    expect((await novo('Galpão da Mooca')).status).toBe(201)
    for (const nome of ['galpão da mooca', 'Galpao da Mooca', 'Galpão  da  Mooca'])
      expect(await novo(nome)).toMatchObject({
        status: 400,
        body: { campos: { nome: 'Já existe um local com este nome' } },
      })
  })

  it('stay in use while they hold pieces, and one of them is the usual one', async () => {
    const [itemId, id] = [await novaPeca(), await novoLocal()]
    await darEntrada(itemId, 1, { localId: id })
    const lista = async () => (await almoxarife.call('GET /api/product/locais', {})).results
    const mudar = async (qual: number, mais: object) => {
      const local = (await lista()).find((um) => um.id === qual)
      if (!local) throw new Error('No such place')
      const { nome, contratoId, padrao, ativo, versao } = local
      return almoxarife.try('PUT /api/product/locais/:id', {
        params: { id: qual },
        body: { nome, contratoId, padrao, ativo, versao, ...mais },
      })
    }
    expect(await mudar(id, { ativo: false })).toMatchObject({
      status: 400,
      body: { campos: { ativo: expect.stringContaining('Transfira') } },
    })
    expect(await mudar(central, { ativo: false })).toMatchObject({ status: 400 })
    expect(await mudar(central, { padrao: false })).toMatchObject({ status: 400 })
    expect((await mudar(id, { padrao: true })).status).toBe(200)
    expect((await lista()).filter(({ padrao }) => padrao).map((um) => um.id)).toEqual([id])
    expect((await mudar(central, { padrao: true })).status).toBe(200)
    const repetido = (await lista())[0]?.nome ?? ''
    expect(
      await almoxarife.try('POST /api/product/locais', {
        body: { nome: repetido.toUpperCase(), contratoId: null, padrao: false },
      }),
    ).toMatchObject({ status: 400, body: { campos: { nome: expect.any(String) } } })
  })
})

describe('who sees what', () => {
  const contratoDe = async (doGestor: boolean): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select co.id from contrato co
       where (co.id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                         where u.usuario = 'gestor')) = ${doGestor} order by co.id limit 1`.execute(rh.db)
    return rows[0]?.id ?? 0
  }

  it('a Gestor sees the stores of the company and of the own contracts, and names nobody else', async () => {
    const gestor = await rh.as('gestor')
    const [meu, alheio] = [await novoLocal(await contratoDe(true)), await novoLocal(await contratoDe(false))]
    const itemId = await novaPeca()
    await darEntrada(itemId, 5)
    await darEntrada(itemId, 3, { localId: meu })
    await darEntrada(itemId, 7, { localId: alheio })
    const [minha, outra] = [await alguem(true), await alguem(false)]
    await entregar(minha.id, itemId, 1)
    const { reciboId } = await entregar(outra.id, itemId, 1, {
      localId: central,
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
      const client = await rh.as(login)
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
    const client = await rh.as(login)
    const [itemId, { id }] = [await novaPeca(), await alguem()]
    const linhas = [{ itemId, tamanho: 'M', quantidade: 1 }]
    expect(
      (await client.try('POST /api/product/entrada', { body: { localId: central, linhas } })).status,
    ).toBe(403)
    expect((await client.try('POST /api/product/entregar', entrega(id, itemId, 1))).status).toBe(403)
    expect((await client.try('POST /api/product/contagens', { body: { localId: central } })).status).toBe(403)
  })
})
