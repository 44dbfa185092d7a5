import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { entregarKit } from '../../test/admissoes.ts'
import { abrirPaineis, painel } from '../../test/paineis.ts'

const p = abrirPaineis()
const { comPareceres, aprovada, efetivar, obter } = p

describe('Almoxarifado', () => {
  const kitDe = async (id: number) =>
    (await (await p.rh.as('almoxarifado')).call(painel('uniforme'), { params: { id } })).pecas

  it('sets pieces apart in other sizes, which is what the person gets', async () => {
    const { id, versao } = await comPareceres(3)
    const kit = await kitDe(id)
    const trocada = kit.find(({ tamanhos }) => tamanhos.length > 1)
    if (!trocada) throw new Error('The kit has one size of everything')
    const outro = trocada.tamanhos.find((t) => t !== trocada.pedido) ?? ''
    const pecas = kit.map(({ itemId, tamanho }) => ({
      itemId,
      tamanho: itemId === trocada.itemId ? outro : (tamanho ?? ''),
    }))
    const almoxarifado = await p.rh.as('almoxarifado')
    const reservar = (escolhidas: typeof pecas) =>
      almoxarifado.try('POST /api/admissao/parecer', {
        body: {
          id,
          versao,
          parecer: 'uniforme',
          decisao: 'aprovado',
          dados: { pecas: escolhidas },
        },
      })
    expect(await reservar(pecas.slice(1))).toMatchObject({
      status: 400,
      body: { campos: { 'dados.pecas': expect.stringContaining('Confirme também') } },
    })
    expect(await reservar(pecas.map((p) => ({ ...p, tamanho: 'XYZ' })))).toMatchObject({ status: 400 })
    expect(await reservar([...pecas, { itemId: 999_999, tamanho: 'M' }])).toMatchObject({ status: 400 })
    expect((await reservar(pecas)).status).toBe(200)
    expect((await kitDe(id)).find((p) => p.itemId === trocada.itemId)).toMatchObject({
      pedido: trocada.pedido,
      tamanho: outro,
    })

    const reservada = await obter('coordenador', id)
    const coordenador = await p.rh.as('coordenador')
    const { versao: v } = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao: reservada.versao, transicao: 'aprovar' },
    })
    await efetivar({ id, versao: v })
    const tamanho = await p.rh.db
      .selectFrom('pessoaTamanho as pt')
      .innerJoin('vinculo as v', 'v.pessoaId', 'pt.pessoaId')
      .select('pt.tamanho')
      .where('v.admissaoId', '=', id)
      .where('pt.itemId', '=', trocada.itemId)
      .executeTakeFirstOrThrow()
    expect(tamanho).toEqual({ tamanho: outro })
  })

  it('hands out the whole kit at once, with rows, CA and who did it, and only after the effect', async () => {
    const pronta = await aprovada()
    const almoxarifado = await p.rh.as('almoxarifado')
    const kit = await kitDe(pronta.id)
    const cedo = await almoxarifado.try('POST /api/admissao/parecer', {
      body: {
        id: pronta.id,
        versao: pronta.versao,
        parecer: 'entrega',
        decisao: 'aprovado',
        dados: { entregueEm: '2026-11-20', pecas: [] },
      },
    })
    expect(cedo).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const efetivada = await efetivar(pronta)
    expect(efetivada.aguardando).toContain('Almoxarifado')
    const entregue = await entregarKit(almoxarifado, efetivada)
    expect(entregue.pareceres.find((p) => p.nome === 'entrega')?.decisao).toBe('aprovado')
    const linhas = await p.rh.db
      .selectFrom('uniformeEntrega as ue')
      .innerJoin('usuario as u', 'u.id', 'ue.entreguePor')
      .innerJoin('itemUniforme as iu', 'iu.id', 'ue.itemId')
      .select(['ue.itemId', 'ue.quantidade', 'ue.tamanho', 'ue.entregueEm', 'u.usuario', 'ue.ca'])
      .where('ue.vinculoId', '=', efetivada.colaborador?.id ?? 0)
      .orderBy('iu.tipo', 'desc')
      .orderBy('iu.descricao')
      .execute()
    expect(linhas).toEqual(
      kit.map(({ itemId, quantidade, tamanho, ca }) => ({
        itemId,
        quantidade,
        tamanho,
        entregueEm: '2026-11-20',
        usuario: 'almoxarifado',
        ca,
      })),
    )
    const saidas = await p.rh.db
      .selectFrom('estoqueMovimento')
      .select(['itemId', 'quantidade'])
      .where('vinculoId', '=', efetivada.colaborador?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(saidas).toEqual(kit.map(({ itemId, quantidade }) => ({ itemId, quantidade: -quantidade })))
  })

  it('hands out again the piece that came back before, as what the person has is counted', async () => {
    const efetivada = await efetivar(await aprovada())
    const almoxarifado = await p.rh.as('almoxarifado')
    const id = efetivada.colaborador?.id ?? 0
    const [peca] = await kitDe(efetivada.id)
    if (!peca) throw new Error('The post has no kit')
    const { itemId, quantidade, tamanho } = peca
    const dados = { itemId, quantidade, tamanho: tamanho ?? '', entregueEm: '2026-11-20' }
    const { id: entregaId } = await almoxarifado.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados },
    })
    const entregueAgora = async () =>
      (await kitDe(efetivada.id)).find((uma) => uma.itemId === itemId)?.entregue
    expect(await entregueAgora()).toBe(quantidade)
    await almoxarifado.call('POST /api/colaborador/uniformes/devolver', {
      body: { id, entregaId, versao: 1, devolvidoEm: '2026-11-20', estado: 'bom' },
    })
    expect(await entregueAgora()).toBe(0)
    await entregarKit(almoxarifado, efetivada)
    expect(await entregueAgora()).toBe(quantidade)
  })

  it('refuses an EPI whose CA expired, and says which; nothing is half handed out', async () => {
    const efetivada = await efetivar(await aprovada())
    const epi = (await kitDe(efetivada.id)).find(({ tipo }) => tipo === 'epi')
    if (!epi) throw new Error('The kit has no EPI')
    await p.rh.db
      .updateTable('itemUniforme')
      .set({ ca: '12345', caValidade: '2026-11-19' })
      .where('id', '=', epi.itemId)
      .execute()
    try {
      await expect(entregarKit(await p.rh.as('almoxarifado'), efetivada)).rejects.toThrow(
        `${epi.descricao}: O CA 12345 venceu em 19/11/2026`,
      )
    } finally {
      await p.rh.db
        .updateTable('itemUniforme')
        .set({ ca: epi.ca, caValidade: epi.caValidade })
        .where('id', '=', epi.itemId)
        .execute()
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from uniforme_entrega
      where vinculo_id = ${efetivada.colaborador?.id ?? 0}`.execute(p.rh.db)
    expect(rows).toEqual([{ n: 0 }])
  })

  it('takes the kit from the stock; what it lacks leaves only with a reason, and nothing is half handed out', async () => {
    const efetivada = await efetivar(await aprovada())
    const almoxarifado = await p.rh.as('almoxarifado')
    const [peca] = await kitDe(efetivada.id)
    if (!peca) throw new Error('The kit is empty')
    const { id: localId } = await almoxarifado.call('POST /api/product/locais', {
      body: { nome: 'Depósito vazio', contratoId: null, padrao: false },
    })
    const entregar = (mais: object) =>
      kitDe(efetivada.id).then((kit) =>
        almoxarifado.try('POST /api/admissao/parecer', {
          body: {
            id: efetivada.id,
            versao: efetivada.versao,
            parecer: 'entrega',
            decisao: 'aprovado',
            dados: {
              entregueEm: '2026-11-20',
              pecas: kit.map(({ itemId, tamanho }) => ({ itemId, tamanho: tamanho ?? '' })),
              localId,
              ...mais,
            },
          },
        }),
      )
    const entregues = async () =>
      p.rh.db
        .selectFrom('uniformeEntrega')
        .select(['quantidade', 'semBaixa'])
        .where('vinculoId', '=', efetivada.colaborador?.id ?? 0)
        .execute()
    expect(await entregar({})).toMatchObject({
      status: 409,
      body: { codigo: 'estoque_insuficiente', mensagem: expect.stringContaining(peca.descricao) },
    })
    expect(await entregues()).toEqual([])
    expect((await entregar({ semBaixa: 'Primeiro dia da pessoa no posto' })).status).toBe(200)
    for (const { quantidade, semBaixa } of await entregues()) expect(semBaixa).toBe(quantidade)
  })

  it('hands out once under twenty parallel clicks', async () => {
    const { id, versao, colaborador } = await efetivar(await aprovada())
    const almoxarifado = await p.rh.as('almoxarifado')
    const pecas = (await kitDe(id)).map(({ itemId, tamanho }) => ({ itemId, tamanho: tamanho ?? '' }))
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () =>
        almoxarifado.try('POST /api/admissao/parecer', {
          body: {
            id,
            versao,
            parecer: 'entrega',
            decisao: 'aprovado',
            dados: { entregueEm: '2026-11-20', pecas },
          },
        }),
      ),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from uniforme_entrega
      where vinculo_id = ${colaborador?.id ?? 0}`.execute(p.rh.db)
    expect(rows).toEqual([{ n: pecas.length }])
  })

  it('asks for no delivery of a uniform that is not needed', async () => {
    const { id, versao } = await comPareceres(3)
    const dispensada = await (
      await p.rh.as('almoxarifado')
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'uniforme', decisao: 'dispensado', comentario: 'Já tem o kit completo' },
    })
    const coordenador = await p.rh.as('coordenador')
    const pronta = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao: dispensada.versao, transicao: 'aprovar' },
    })
    const efetivada = await efetivar(pronta)
    expect(efetivada.aguardando).not.toContain('Almoxarifado')
    const fim = await (
      await p.rh.as('rescisao')
    ).call('POST /api/admissao/finalizar', { body: { id, versao: efetivada.versao } })
    expect(fim.status).toBe('finalizada')
  })

  it('is not taken at its word without the pieces, not even where the post has no kit', async () => {
    const { id, versao } = await comPareceres(3)
    const almoxarifado = await p.rh.as('almoxarifado')
    const dizer = (dados: Record<string, unknown>) =>
      almoxarifado.try('POST /api/admissao/parecer', {
        body: { id, versao, parecer: 'uniforme', decisao: 'aprovado', dados },
      })
    const semPecas = { status: 400, body: { campos: { 'dados.pecas': expect.any(String) } } }
    expect(await dizer({})).toMatchObject(semPecas)
    expect(await dizer({ pecas: [] })).toMatchObject(semPecas)
    await p.rh.db.deleteFrom('postoKit').execute()
    expect(await dizer({})).toMatchObject(semPecas)
    expect((await dizer({ pecas: [] })).status).toBe(200)
  })
})
