import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrir, abrirContratos } from '../../test/contratos.ts'
import type { Client } from '../../test/harness.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

const c = abrirContratos()
const { novoContrato, registrar } = c

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
    const salvo = await c.comercial.call('PUT /api/contratos/atualizar', {
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
    const { count } = await c.rh.db
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
      c.comercial.try('PUT /api/contratos/atualizar', {
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
    const agora = await abrir(c.comercial, um.id)
    expect(agora.cliente.contatos).toMatchObject(contatos)
    expect((await corrigir(agora, { objeto: 'Limpeza e portaria', contatos })).status).toBe(200)
    expect((await abrir(c.comercial, outro.id)).versao).toBe(outro.versao + 1)
    // Two at once wait for each other: the second is told of the first.
    const ambos = [await abrir(c.comercial, um.id), await abrir(c.comercial, outro.id)]
    const { respostas } = await aoMesmoTempo(
      c.rh.db,
      sql`select from contrato where cliente_id = ${um.cliente.id} for update`,
      ambos.map(
        (c) => () =>
          corrigir(c, { numero: c.numero, contatos: [{ nome: `Do ${c.numero}`, papel: 'fiscal' }] }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await abrir(c.comercial, um.id)).cliente.contatos).toHaveLength(1)
  })

  it('keeps who answers for it, also once they use the system no more', async () => {
    const gestor = await c.rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    const contrato = await novoContrato('824/2026', { gestorId: gestor.id })
    await c.rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', gestor.id).execute()
    const corrigir = (versao: number, gestorId: number) =>
      c.comercial.try('PUT /api/contratos/atualizar', {
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
    const entra = await c.comercial.try('PUT /api/contratos/atualizar', {
      body: {
        id: outro.id,
        versao: outro.versao,
        acao: 'dados',
        dados: { ...corpo(outro), gestorId: gestor.id },
      },
    })
    expect(entra).toMatchObject({ status: 400, body: { campos: { 'dados.gestorId': expect.any(String) } } })
    await c.rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', gestor.id).execute()
  })

  it('ends a contract before its time: no slots afterwards, no amendments, no second end', async () => {
    const { id, versao } = await novoContrato('821/2026')
    const encerrar = (v: number, em: string) =>
      c.comercial.try('PUT /api/contratos/atualizar', {
        body: { id, versao: v, acao: 'encerrar', dados: { em, motivo: 'Cliente rescindiu', pessoas: [] } },
      })
    expect((await encerrar(versao, '2027-11-30')).status).toBe(400)
    expect((await encerrar(versao, '2027-02-28')).body).toMatchObject({
      fim: '2027-11-30',
      termino: '2027-02-28',
      encerramentoMotivo: 'Cliente rescindiu',
    })
    expect((await abrir(c.comercial, id, '2027-03-01')).ocupacao.planejado).toBe(0)
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
    const { id: arquivoId } = await c.comercial.call('POST /api/contratos/arquivo', {
      arquivo: pdf('assinado'),
    })
    const { results } = await c.comercial.call('POST /api/contratos/documento', {
      body: { contratoId, arquivoId, tipo: 'contrato', descricao: 'Via do cliente' },
    })
    const id = results[0]?.id ?? 0
    const resposta = await c.rh.app.inject({
      url: `/api/contratos/documento/${id}`,
      headers: { authorization: `Bearer ${c.comercial.token}` },
    })
    expect(resposta.body).toBe('%PDF-1.7\nassinado')
    expect(resposta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(resposta.headers).not.toHaveProperty('etag')
    expect(String(resposta.headers['content-disposition'])).toMatch(/^attachment; filename=/)
    const gestor = await c.rh.as('gestor')
    expect((await gestor.try('GET /api/contratos/documento/:id', { params: { id } })).status).toBe(403)
    await c.comercial.call('POST /api/contratos/documento/retirar', { body: { id } })
    expect((await c.comercial.try('GET /api/contratos/documento/:id', { params: { id } })).status).toBe(404)
  })

  it('are attached once, by who sent the file', async () => {
    const { id: contratoId } = await novoContrato('831/2026')
    const admin = await c.rh.as('administrador')
    const { id: arquivoId } = await admin.call('POST /api/contratos/arquivo', { arquivo: pdf('do admin') })
    const anexar = (quem: Client) =>
      quem.try('POST /api/contratos/documento', { body: { contratoId, arquivoId, tipo: 'outro' } })
    expect((await anexar(c.comercial)).status).toBe(400)
    expect((await anexar(admin)).status).toBe(201)
    expect((await anexar(admin)).status).toBe(409)
  })

  it('carry no scripts', async () => {
    const arquivo = pdf('1 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj')
    expect(await c.comercial.try('POST /api/contratos/arquivo', { arquivo })).toMatchObject({
      status: 415,
      body: { mensagem: 'O PDF tem scripts ou outro conteúdo ativo.' },
    })
  })

  it('are PDF or pictures by their content, whatever they are called', async () => {
    const arquivo = new Blob(['MZ programa'], { type: 'application/pdf' })
    expect(await c.comercial.try('POST /api/contratos/arquivo', { arquivo })).toMatchObject({
      status: 415,
      body: { codigo: 'arquivo_recusado' },
    })
  })
})

it('leaves the trail whole', async () => {
  expect(await problemasDaTrilha(c.rh.db)).toEqual([])
})
