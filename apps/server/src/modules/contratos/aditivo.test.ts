import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { abrir, findContrato, aditivo, contratoNovo } from '../../test/contratos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { avisarFim } from './avisar-fim.ts'
import { noiteDe } from '../../test/clock.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

let rh: TestApp
let comercial: Client
beforeAll(async () => {
  rh = await createTestApp()
  comercial = await rh.as('comercial')
})
afterAll(() => rh[Symbol.asyncDispose]())

let serie = 840

const novoContrato = async (numero: string, dados = {}) => {
  const { id } = await comercial.call('POST /api/contratos/novo', {
    body: await contratoNovo(comercial, numero, dados),
  })
  return abrir(comercial, id)
}

const registrar = (id: number, versao: number, mudancas: object) =>
  comercial.try('PUT /api/contratos/atualizar', {
    body: { id, versao, acao: 'aditivo', dados: { ...aditivo, ...mudancas } },
  })

const camposDe = (resposta: Awaited<ReturnType<typeof registrar>>): Readonly<Record<string, string>> =>
  'campos' in resposta.body ? (resposta.body.campos ?? {}) : {}

describe('PUT /api/contratos/atualizar: aditivo', () => {
  it('changes a post from its date on, keeps what was, and says what changed', async () => {
    const { id, versao, postos } = await novoContrato('800/2026', { valorMensalCentavos: 2_000_000 })
    const postoId = postos[0]?.id ?? 0
    const resposta = await registrar(id, versao, {
      numero: '1º termo',
      tipo: 'acrescimo',
      vigencia: '2027-03-01',
      valorMensalCentavos: 2_500_000,
      postos: [{ postoId, quantidade: 6 }],
      novosLocais: [{ nome: 'Anexo', endereco: 'Rua das Flores, 12', municipioIbge: 3_550_308 }],
      novosPostos: [
        { ...(await contratoNovo(comercial, 'x')).postos.postos[0], local: 'Anexo', quantidade: 3 },
      ],
    })
    expect(resposta).toMatchObject({
      status: 200,
      body: {
        versao: versao + 1,
        aditivos: [
          {
            numero: '1º termo',
            autor: 'Letícia Brandão',
            mudancas: [
              { campo: 'valorMensalCentavos', de: 2_000_000, para: 2_500_000 },
              { campo: 'quantidade', de: 4, para: 6 },
              { campo: 'postoNovo', posto: 'Anexo', de: null, para: 3 },
            ],
          },
        ],
      },
    })
    const [antes, depois] = [
      await abrir(comercial, id, '2027-02-28'),
      await abrir(comercial, id, '2027-03-01'),
    ]
    expect([antes.ocupacao.planejado, antes.valorMensalCentavos]).toEqual([4, 2_000_000])
    expect([depois.ocupacao.planejado, depois.valorMensalCentavos]).toEqual([9, 2_500_000])
    expect(depois.postos[0]?.vigencias.map(({ quantidade, aditivo: a }) => [quantidade, a])).toEqual([
      [4, null],
      [6, '1º termo'],
    ])
  })

  it('extends the term, and the end that was stays in the amendment', async () => {
    const { id, versao } = await novoContrato('801/2026')
    expect(camposDe(await registrar(id, versao, { tipo: 'prorrogacao', fim: '2027-11-30' }))).toEqual({
      'dados.fim': 'Informe um fim depois de 30/11/2027',
    })
    const resposta = await registrar(id, versao, {
      tipo: 'prorrogacao',
      vigencia: '2027-12-01',
      fim: '2028-11-30',
    })
    expect(resposta.body).toMatchObject({
      fim: '2028-11-30',
      termino: '2028-11-30',
      aditivos: [{ mudancas: [{ campo: 'fim', de: '2027-11-30', para: '2028-11-30' }] }],
    })
    expect((await abrir(comercial, id, '2028-06-01')).ocupacao.planejado).toBe(4)
  })

  it('does not take the place of people: says who would be left out, and from when', async () => {
    const { id } = await findContrato(comercial, 'condomínio')
    const { versao, postos } = await abrir(comercial, id, '2026-12-01')
    const posto = postos.find(({ ocupados, chegadas }) => ocupados > 2 && chegadas.length === 0)
    if (!posto) throw new Error('no post with people')
    const quantidade = posto.ocupados - 1
    const resposta = await registrar(id, versao, {
      tipo: 'supressao',
      postos: [{ postoId: posto.id, quantidade }],
    })
    const ultima = posto.pessoas.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]
    expect(resposta.status).toBe(422)
    expect(resposta.body).toMatchObject({
      mensagem: `A partir de 01/12/2026 o posto tem ${posto.ocupados} pessoas e ficaria com ${quantidade} vagas.`,
      campos: { 'dados.postos.0.quantidade': `Ficariam sem lugar a partir de 01/12/2026: ${ultima?.nome}` },
    })
  })

  it('says how many slots a post would keep, of one too', async () => {
    const { id } = await findContrato(comercial, 'condomínio')
    const { versao, postos } = await abrir(comercial, id, '2026-12-01')
    const posto = postos.find(({ ocupados }) => ocupados > 2)
    const mudado = { postoId: posto?.id ?? 0, quantidade: 1 }
    expect((await registrar(id, versao, { tipo: 'supressao', postos: [mudado] })).body).toMatchObject({
      mensagem: expect.stringMatching(/ e ficaria com 1 vaga\.$/),
    })
  })

  it('is not signed on a day that is still to come', async () => {
    const { id, versao } = await novoContrato('819/2026')
    const mudanca = { valorMensalCentavos: 3_000_000 }
    const amanha = await registrar(id, versao, { ...mudanca, assinadoEm: '2026-11-21' })
    expect(camposDe(amanha)).toEqual({ 'dados.assinadoEm': 'A assinatura não pode ser no futuro' })
    expect((await registrar(id, versao, { ...mudanca, assinadoEm: '2026-11-20' })).status).toBe(200)
  })

  it('does not overlap a change that is written for a later day', async () => {
    const { id, versao, postos } = await novoContrato('802/2026')
    const postoId = postos[0]?.id ?? 0
    await registrar(id, versao, { numero: 'A', vigencia: '2027-06-01', postos: [{ postoId, quantidade: 8 }] })
    const cedo = await registrar(id, versao + 1, {
      numero: 'B',
      vigencia: '2027-02-01',
      postos: [{ postoId, quantidade: 5 }],
    })
    expect(camposDe(cedo)['dados.postos.0.postoId']).toMatch(/^Este posto já muda em 01\/06\/2027/)
  })

  it('does not set a value that a later one already written would undo', async () => {
    const { id, versao } = await novoContrato('890/2026', { valorMensalCentavos: 2_000_000 })
    const mudar = (numero: string, vigencia: string, valorMensalCentavos: number, mais = 0) =>
      registrar(id, versao + mais, { numero, tipo: 'reajuste', vigencia, valorMensalCentavos })
    expect((await mudar('A', '2027-03-01', 2_200_000)).status).toBe(200)
    const cedo = await mudar('B', '2027-02-01', 3_000_000, 1)
    expect(camposDe(cedo)['dados.valorMensalCentavos']).toMatch(/^O valor mensal já muda em 01\/03\/2027/)
    expect((await mudar('B', '2027-03-01', 3_000_000, 1)).status).toBe(200)
    expect((await abrir(comercial, id, '2027-03-15')).valorMensalCentavos).toBe(3_000_000)
  })

  it.each([
    ['the slots with a reajuste', 'reajuste', { postos: [{ quantidade: 9 }] }, 'postos.0.quantidade'],
    ['the pay with a supressão', 'supressao', { postos: [{ precoCentavos: 9 }] }, 'postos.0.precoCentavos'],
    [
      'a post with a prorrogação',
      'prorrogacao',
      { fim: '2028-11-30', postos: [{ quantidade: 9 }] },
      'postos',
    ],
    ['the end with an acréscimo', 'acrescimo', { fim: '2028-11-30', postos: [{ quantidade: 9 }] }, 'fim'],
    ['fewer slots with an acréscimo', 'acrescimo', { postos: [{ quantidade: 3 }] }, 'postos.0.quantidade'],
    ['more slots with a supressão', 'supressao', { postos: [{ quantidade: 5 }] }, 'postos.0.quantidade'],
  ])('does not change %s', async (_caso, tipo, { postos: mudancas, ...resto }, campo) => {
    serie += 1
    const { id, versao, postos } = await novoContrato(`${serie}/2026`)
    const comPosto = mudancas.map((mudanca) => ({ postoId: postos[0]?.id, ...mudanca }))
    const resposta = await registrar(id, versao, { tipo, ...resto, postos: comPosto })
    expect(resposta.status).toBe(400)
    expect(Object.keys(camposDe(resposta))).toEqual([`dados.${campo}`])
    expect(Object.values(camposDe(resposta))[0]).toMatch(
      /^Um(a)? (reajuste|supressão|prorrogação|acréscimo) não/,
    )
    expect(await abrir(comercial, id)).toMatchObject({ versao, aditivos: [] })
  })

  it.each([
    ['a date before the contract', { vigencia: '2026-01-01', fim: '2028-01-31' }, 'dados.vigencia'],
    ['nothing to change', {}, 'dados.tipo'],
    ['a post of another contract', { postos: [{ postoId: 1, quantidade: 3 }] }, 'dados.postos.0.postoId'],
    [
      'a place that is there already',
      {
        novosLocais: [{ nome: 'SEDE', endereco: 'Rua das Flores, 10', municipioIbge: 3_550_308 }],
      },
      'dados.novosLocais.0.nome',
    ],
  ])('refuses %s', async (_caso, mudancas, campo) => {
    serie += 1
    const { id, versao } = await novoContrato(`${serie}/2026`)
    const resposta = await registrar(id, versao, mudancas)
    expect([400, 409]).toContain(resposta.status)
    expect(Object.keys(camposDe(resposta))).toEqual([campo])
  })

  it('refuses a number that the contract has, and a version that is not the present one', async () => {
    const { id, versao } = await novoContrato('803/2026')
    const primeiro = { numero: '1º Termo', valorMensalCentavos: 1 }
    expect((await registrar(id, versao, primeiro)).status).toBe(200)
    expect(camposDe(await registrar(id, versao + 1, { ...primeiro, numero: '1º termo' }))).toEqual({
      'dados.numero': 'Este contrato já tem um aditivo com este número',
    })
    expect(await registrar(id, versao, { ...primeiro, numero: '2' })).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(
          /^Alterado por Letícia Brandão em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
        ),
      },
    })
  })

  it('takes one of two amendments of the same version', async () => {
    const { id, versao, postos } = await novoContrato('804/2026')
    const postoId = postos[0]?.id ?? 0
    const respostas = await Promise.all(
      [5, 6, 7].map((quantidade) =>
        registrar(id, versao, { numero: `T${quantidade}`, postos: [{ postoId, quantidade }] }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await abrir(comercial, id)).aditivos).toHaveLength(1)
  })
})

describe('PUT /api/contratos/atualizar: dados and encerrar', () => {
  const corpo = (c: Awaited<ReturnType<typeof abrir>>) => ({
    numero: c.numero,
    objeto: c.objeto,
    tipo: c.tipo,
    sindicatoId: c.sindicato.id,
    contatos: [],
  })

  it('corrects data and keeps the contacts of before out of use', async () => {
    const contrato = await novoContrato('820/2026')
    const { id, versao } = contrato
    const contatos = [{ nome: 'Inês Prado', papel: 'fiscal', email: 'ines@cliente.example' }] as const
    const salvo = await comercial.call('PUT /api/contratos/atualizar', {
      body: {
        id,
        versao,
        acao: 'dados',
        dados: { ...corpo(contrato), objeto: 'Limpeza e copa da sede', contatos },
      },
    })
    expect(salvo).toMatchObject({
      objeto: 'Limpeza e copa da sede',
      cliente: { contatos: [{ nome: 'Inês Prado' }] },
    })
    const { count } = await rh.db
      .selectFrom('clienteContato')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('clienteId', '=', contrato.cliente.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(contrato.cliente.contatos.length + 1)
  })

  it('does not put back the contacts of a client that another contract of it changed meanwhile', async () => {
    const um = await novoContrato('822/2026')
    const outro = await novoContrato('823/2026', { cliente: { tipo: 'existente', id: um.cliente.id } })
    const corrigir = ({ id, versao }: typeof um, dados: object) =>
      comercial.try('PUT /api/contratos/atualizar', {
        body: { id, versao, acao: 'dados', dados: { ...corpo(um), ...dados } },
      })
    const contatos = [{ nome: 'Téo Fiscal', papel: 'fiscal' }]
    expect((await corrigir(outro, { numero: outro.numero, contatos })).status).toBe(200)
    // Typed from what was there before: it says nothing of the contacts, and would take the new one away.
    expect(await corrigir(um, { objeto: 'Limpeza e portaria', contatos: um.cliente.contatos })).toMatchObject(
      {
        status: 409,
        body: { mensagem: expect.stringMatching(/^Alterado por .+ em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/) },
      },
    )
    const agora = await abrir(comercial, um.id)
    expect(agora.cliente.contatos).toMatchObject(contatos)
    expect((await corrigir(agora, { objeto: 'Limpeza e portaria', contatos })).status).toBe(200)
    expect((await abrir(comercial, outro.id)).versao).toBe(outro.versao + 1)
    // Two at once wait for each other: the second is told of the first.
    const ambos = [await abrir(comercial, um.id), await abrir(comercial, outro.id)]
    const { respostas } = await aoMesmoTempo(
      rh.db,
      sql`select from contrato where cliente_id = ${um.cliente.id} for update`,
      ambos.map(
        (c) => () =>
          corrigir(c, { numero: c.numero, contatos: [{ nome: `Do ${c.numero}`, papel: 'fiscal' }] }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await abrir(comercial, um.id)).cliente.contatos).toHaveLength(1)
  })

  it('keeps who answers for it, also once they use the system no more', async () => {
    const gestor = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const contrato = await novoContrato('824/2026', { gestorId: gestor.id })
    await rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', gestor.id).execute()
    const corrigir = (versao: number, gestorId: number) =>
      comercial.try('PUT /api/contratos/atualizar', {
        body: {
          id: contrato.id,
          versao,
          acao: 'dados',
          dados: { ...corpo(contrato), objeto: 'Limpeza e jardim', gestorId },
        },
      })
    expect(await corrigir(contrato.versao, gestor.id)).toMatchObject({
      status: 200,
      body: { objeto: 'Limpeza e jardim', gestor: { id: gestor.id } },
    })
    const outro = await novoContrato('825/2026')
    const entra = await comercial.try('PUT /api/contratos/atualizar', {
      body: {
        id: outro.id,
        versao: outro.versao,
        acao: 'dados',
        dados: { ...corpo(outro), gestorId: gestor.id },
      },
    })
    expect(entra).toMatchObject({ status: 400, body: { campos: { 'dados.gestorId': expect.any(String) } } })
    await rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', gestor.id).execute()
  })

  it('ends a contract before its time: no slots afterwards, no amendments, no second end', async () => {
    const { id, versao } = await novoContrato('821/2026')
    const encerrar = (v: number, em: string) =>
      comercial.try('PUT /api/contratos/atualizar', {
        body: { id, versao: v, acao: 'encerrar', dados: { em, motivo: 'Cliente rescindiu', pessoas: [] } },
      })
    expect((await encerrar(versao, '2027-11-30')).status).toBe(400)
    expect((await encerrar(versao, '2027-02-28')).body).toMatchObject({
      fim: '2027-11-30',
      termino: '2027-02-28',
      encerramentoMotivo: 'Cliente rescindiu',
    })
    expect((await abrir(comercial, id, '2027-03-01')).ocupacao.planejado).toBe(0)
    expect((await encerrar(versao + 1, '2027-01-31')).status).toBe(409)
    expect(await registrar(id, versao + 1, { valorMensalCentavos: 1 })).toMatchObject({
      status: 409,
      body: { mensagem: 'Este contrato foi encerrado em 28/02/2027.' },
    })
  })
})

const pdf = (texto: string) => new Blob([`%PDF-1.7\n${texto}`], { type: 'application/pdf' })

describe('documents of a contract', () => {
  it('are kept as they came and handed out to be saved, never shown in place', async () => {
    const { id: contratoId } = await novoContrato('830/2026')
    const { id: arquivoId } = await comercial.call('POST /api/contratos/arquivo', {
      arquivo: pdf('assinado'),
    })
    const { results } = await comercial.call('POST /api/contratos/documento', {
      body: { contratoId, arquivoId, tipo: 'contrato', descricao: 'Via do cliente' },
    })
    const id = results[0]?.id ?? 0
    const resposta = await rh.app.inject({
      url: `/api/contratos/documento/${id}`,
      headers: { authorization: `Bearer ${comercial.token}` },
    })
    expect(resposta.body).toBe('%PDF-1.7\nassinado')
    expect(resposta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(resposta.headers).not.toHaveProperty('etag')
    expect(String(resposta.headers['content-disposition'])).toMatch(/^attachment; filename=/)
    const gestor = await rh.as('gestor')
    expect((await gestor.try('GET /api/contratos/documento/:id', { params: { id } })).status).toBe(403)
    await comercial.call('POST /api/contratos/documento/retirar', { body: { id } })
    expect((await comercial.try('GET /api/contratos/documento/:id', { params: { id } })).status).toBe(404)
  })

  it('are attached once, by who sent the file', async () => {
    const { id: contratoId } = await novoContrato('831/2026')
    const admin = await rh.as('administrador')
    const { id: arquivoId } = await admin.call('POST /api/contratos/arquivo', { arquivo: pdf('do admin') })
    const anexar = (quem: Client) =>
      quem.try('POST /api/contratos/documento', { body: { contratoId, arquivoId, tipo: 'outro' } })
    expect((await anexar(comercial)).status).toBe(400)
    expect((await anexar(admin)).status).toBe(201)
    expect((await anexar(admin)).status).toBe(409)
  })

  it('carry no scripts', async () => {
    const arquivo = pdf('1 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj')
    expect(await comercial.try('POST /api/contratos/arquivo', { arquivo })).toMatchObject({
      status: 415,
      body: { mensagem: 'O PDF tem scripts ou outro conteúdo ativo.' },
    })
  })

  it('are PDF or pictures by their content, whatever they are called', async () => {
    const arquivo = new Blob(['MZ programa'], { type: 'application/pdf' })
    expect(await comercial.try('POST /api/contratos/arquivo', { arquivo })).toMatchObject({
      status: 415,
      body: { codigo: 'arquivo_recusado' },
    })
  })
})

describe('repactuação and reajuste', () => {
  /** A contract with a public client since April 2025, proposed in March, that follows the collective agreement. */
  const publico = async (numero: string) => {
    const { id } = await novoContrato(numero)
    await rh.db
      .updateTable('contrato')
      .set({ tipo: 'publico', indiceReajuste: 'cct', dataBase: '2025-03-10' })
      .set({ inicio: '2025-04-01', fim: '2027-01-31' })
      .where('id', '=', id)
      .execute()
    return abrir(comercial, id)
  }
  const aPedir = async (client: Client, id: number) => {
    const { results, total } = await client.call('GET /api/contratos/precos')
    expect(results.length).toBeLessThanOrEqual(total)
    return results.filter((preco) => preco.id === id)
  }

  it('are due on the page of the contract and in the list, until they are granted', async () => {
    const { id, versao, precos, sindicato } = await publico('870/2026')
    const mes = String(sindicato.dataBaseMes).padStart(2, '0')
    const desde = `${Number(mes) <= 3 ? 2026 : 2025}-${mes}-01`
    const prazo = { pedirAte: '2027-01-31', estado: 'urgente' }
    expect(precos).toMatchObject([
      { direito: 'repactuacao', desde, ...prazo },
      { direito: 'reajuste', desde: '2026-03-10', ...prazo },
    ])
    expect(precos[0]?.memoria.at(-1)).toEqual({
      texto: 'Pedir antes da prorrogação, e no máximo até o fim do contrato',
      data: '2027-01-31',
      fundamento: 'Lei 14.133/2021 art. 131, parágrafo único; IN SEGES 5/2017 art. 57 § 7º',
    })
    expect(await aPedir(comercial, id)).toMatchObject([
      { numero: '870/2026', direito: 'repactuacao', desde, ...prazo },
      { numero: '870/2026', direito: 'reajuste', desde: '2026-03-10', ...prazo },
    ])
    const reajuste = {
      numero: 'R1',
      tipo: 'reajuste',
      assinadoEm: '2026-11-19',
      vigencia: '2026-11-01',
      valorMensalCentavos: 2_100_000,
    }
    expect((await registrar(id, versao, reajuste)).status).toBe(200)
    expect((await abrir(comercial, id)).precos.map(({ estado }) => estado)).toEqual(['por_vir', 'por_vir'])
    expect(await aPedir(comercial, id)).toEqual([])
  })

  it('are lost with an extension before which nobody asked', async () => {
    const { id, versao } = await publico('871/2026')
    await registrar(id, versao, {
      numero: 'P1',
      tipo: 'prorrogacao',
      assinadoEm: '2026-11-19',
      vigencia: '2027-02-01',
      fim: '2028-01-31',
    })
    const { precos } = await abrir(comercial, id)
    expect(precos[1]).toMatchObject({ desde: '2027-03-10', estado: 'por_vir', preclusos: ['2026-03-10'] })
  })

  it('are warned of with the end that takes them, and only then', async () => {
    const { id } = await publico('872/2026')
    const privado = await novoContrato('873/2026')
    await rh.db
      .updateTable('contrato')
      .set({ tipo: 'privado', indiceReajuste: 'ipca', inicio: '2025-04-01', fim: '2027-01-31' })
      .where('id', '=', privado.id)
      .execute()
    await avisarFim.executar(rh.deps)
    const { results } = await comercial.call('GET /api/notificacoes/listar', { query: {} })
    const textoDe = (contrato: number) => results.find(({ contratoId }) => contratoId === contrato)?.texto
    expect(textoDe(id)).toMatch(
      /termina em 72 dias.*Peça antes repactuação e reajuste: o que não for pedido se perde com a prorrogação ou o fim\.$/,
    )
    expect(textoDe(privado.id)).toMatch(/termina em 72 dias/)
    expect(textoDe(privado.id)).not.toContain('Peça antes')
  })
})

describe('the warning of the end', () => {
  const doFim = async (client: Client, id: number) =>
    (await client.call('GET /api/notificacoes/listar', { query: {} })).results.filter(
      ({ contratoId }) => contratoId === id,
    )

  it('is given once for each threshold, to Comercial, Admin and who answers for the contract', async () => {
    const { id } = await findContrato(comercial, 'centro comercial')
    await avisarFim.executar(rh.deps)
    await Promise.all([avisarFim.executar(rh.deps), avisarFim.executar(rh.deps)])
    const texto = expect.stringMatching(
      /^Contrato \d{3}\/\d{4} \(Shopping Parque das Mangueiras\) termina em 45 dias/,
    )
    for (const quem of ['comercial', 'administrador', 'gestor'])
      expect(await doFim(await rh.as(quem), id), quem).toMatchObject([
        { contratoId: id, texto, icone: 'warning' },
      ])
    expect(await doFim(await rh.as('vagas'), id)).toEqual([])

    // Sixteen days later it is within thirty; and the system was off on the day itself.
    rh.clock.irPara(noiteDe('2026-12-06'))
    comercial = await rh.as('comercial')
    await avisarFim.executar(rh.deps)
    expect(await doFim(comercial, id)).toHaveLength(2)

    const { versao, fim } = await abrir(comercial, id)
    await registrar(id, versao, { tipo: 'prorrogacao', vigencia: '2026-12-31', fim: `2027-01-31` })
    expect(fim).toBe('2027-01-04')
    await avisarFim.executar(rh.deps)
    expect(await doFim(comercial, id)).toHaveLength(3)
  })

  it('is not for who answers for the contract and may open nothing of it', async () => {
    const quem = async (usuario: string) =>
      (
        await rh.db
          .selectFrom('usuario')
          .select('id')
          .where('usuario', '=', usuario)
          .executeTakeFirstOrThrow()
      ).id
    const avisados = async (contratoId: number) =>
      (
        await rh.db
          .selectFrom('notificacao as n')
          .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
          .select('u.usuario')
          .where('n.contratoId', '=', contratoId)
          .execute()
      ).map(({ usuario }) => usuario)
    const { contratoId: noEscopo } = await rh.db
      .selectFrom('usuarioContrato')
      .select('contratoId')
      .where('usuarioId', '=', await quem('gestor'))
      .orderBy('contratoId', 'desc')
      .executeTakeFirstOrThrow()
    const { id: foraDele } = await novoContrato('861/2026')
    const terminar = (contratoId: number, gestorId: number) =>
      rh.db
        .updateTable('contrato')
        .set({ gestorId, inicio: '2020-01-01', fim: '2027-02-20' })
        .where('id', '=', contratoId)
        .execute()
    await terminar(noEscopo, await quem('gestor'))
    await terminar(foraDele, await quem('gestor'))
    const { id: semGrupo } = await novoContrato('862/2026')
    await terminar(semGrupo, await quem('sem.grupo'))
    await avisarFim.executar(rh.deps)
    expect(await avisados(noEscopo)).toContain('gestor')
    expect(await avisados(foraDele)).toContain('comercial')
    expect(await avisados(foraDele)).not.toContain('gestor')
    expect(await avisados(semGrupo)).not.toContain('sem.grupo')
  })

  it('leaves the trail whole', async () => {
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })
})
