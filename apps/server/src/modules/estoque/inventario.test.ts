import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Reply } from '@rh/domain/http/endpoint'
import type { Api } from '@rh/domain/contract/index'
import { abrirEstoque } from '../../test/estoque.ts'
import { enquantoPreso } from '../../test/travas.ts'

const estoque = abrirEstoque()
const { alguem, darEntrada, entregar, movimentos, novaPeca, novoLocal, saldo } = estoque

describe('a count', () => {
  type Linha = Reply<Api['PUT /api/product/contagens/:id']>
  const contar = (id: number, itemId: number, contado: number, antes: number | null = null) =>
    estoque.almoxarife.try('PUT /api/product/contagens/:id', {
      params: { id },
      body: { itemId, tamanho: 'M', contado, antes },
    })
  const versaoDe = async (id: number) =>
    (await estoque.almoxarife.call('GET /api/product/contagens/:id', { params: { id } })).contagem.versao
  const fechar = async (id: number) =>
    estoque.almoxarife.try('POST /api/product/contagens/fechar', { body: { id, versao: await versaoDe(id) } })

  it('is against the moment of each line: what moves afterwards stays moved', async () => {
    const [itemId, localId, { id: colaboradorId }] = [await novaPeca(), await novoLocal(), await alguem()]
    await darEntrada(itemId, 10, { localId })
    const { id } = await estoque.almoxarife.call('POST /api/product/contagens', { body: { localId } })
    expect((await estoque.almoxarife.try('POST /api/product/contagens', { body: { localId } })).status).toBe(
      409,
    )
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
    const { id } = await estoque.almoxarife.call('POST /api/product/contagens', { body: { localId } })
    const duas = await Promise.all([contar(id, itemId, 1), contar(id, itemId, 2)])
    expect(duas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { versao } = (await estoque.almoxarife.call('GET /api/product/contagens/:id', { params: { id } }))
      .contagem
    await estoque.almoxarife.call('POST /api/product/contagens/cancelar', { body: { id, versao } })
    expect(await saldo(itemId, localId)).toBe(2)
  })

  it('is not closed where its difference would take more than there is', async () => {
    const [itemId, localId, { id: colaboradorId }] = [await novaPeca(), await novoLocal(), await alguem()]
    await darEntrada(itemId, 4, { localId })
    const { id } = await estoque.almoxarife.call('POST /api/product/contagens', { body: { localId } })
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
      estoque.almoxarife.try('POST /api/product/entrada', { body: { localId, linhas: quais } })
    expect(await entrar([...linhas(10, 100_000), ...linhas(1, 1)])).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining('1.000.000') },
    })
    expect((await entrar(linhas(10, 100_000))).status).toBe(200)
    expect((await entrar(linhas(1, 1))).status).toBe(400)
    const { id } = await estoque.almoxarife.call('POST /api/product/contagens', { body: { localId } })
    await estoque.almoxarife.call('PUT /api/product/contagens/:id', {
      params: { id },
      body: { itemId, tamanho: 'M', contado: 0, antes: null },
    })
    expect(
      await estoque.almoxarife.call('POST /api/product/contagens/fechar', { body: { id, versao: 1 } }),
    ).toEqual({
      ajustes: 1,
    })
  })
})

describe('places', () => {
  it('wait for whoever moves pieces before one of them is held: a transfer takes two', async () => {
    const outro = await novoLocal()
    const tornarPadrao = async (id: number) => {
      const { results } = await estoque.almoxarife.call('GET /api/product/locais', {})
      const local = results.find((um) => um.id === id)
      return estoque.almoxarife.try('PUT /api/product/locais/:id', {
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
      estoque.rh.db,
      sql`select from estoque_local where id = ${estoque.central} for share`,
      () => tornarPadrao(outro),
      async (tx) =>
        (await sql`select from estoque_local where id = ${outro} for share skip locked`.execute(tx)).rows
          .length,
    )
    expect([visto, escrita.status]).toEqual([1, 200])
    expect((await tornarPadrao(estoque.central)).status).toBe(200)
  })

  it('are told apart: the same name in other letters, accents or spaces is refused', async () => {
    const novo = (nome: string) =>
      estoque.almoxarife.try('POST /api/product/locais', { body: { nome, contratoId: null, padrao: false } })
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
    const lista = async () => (await estoque.almoxarife.call('GET /api/product/locais', {})).results
    const mudar = async (qual: number, mais: object) => {
      const local = (await lista()).find((um) => um.id === qual)
      if (!local) throw new Error('No such place')
      const { nome, contratoId, padrao, ativo, versao } = local
      return estoque.almoxarife.try('PUT /api/product/locais/:id', {
        params: { id: qual },
        body: { nome, contratoId, padrao, ativo, versao, ...mais },
      })
    }
    expect(await mudar(id, { ativo: false })).toMatchObject({
      status: 400,
      body: { campos: { ativo: expect.stringContaining('Transfira') } },
    })
    expect(await mudar(estoque.central, { ativo: false })).toMatchObject({ status: 400 })
    expect(await mudar(estoque.central, { padrao: false })).toMatchObject({ status: 400 })
    expect((await mudar(id, { padrao: true })).status).toBe(200)
    expect((await lista()).filter(({ padrao }) => padrao).map((um) => um.id)).toEqual([id])
    expect((await mudar(estoque.central, { padrao: true })).status).toBe(200)
    const repetido = (await lista())[0]?.nome ?? ''
    expect(
      await estoque.almoxarife.try('POST /api/product/locais', {
        body: { nome: repetido.toUpperCase(), contratoId: null, padrao: false },
      }),
    ).toMatchObject({ status: 400, body: { campos: { nome: expect.any(String) } } })
  })
})
