import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada, rascunhoCompleto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const itensDe = async (client: Client, id: number) =>
  (await client.call('GET /api/admissao/anexos/:id', { params: { id } })).itens
const itemDe = async (client: Client, id: number, codigo: string) => {
  const item = (await itensDe(client, id)).find((um) => um.codigo === codigo)
  if (!item) throw new Error(`No document ${codigo}`)
  return item
}
const pedir = async (client: Client, id: number, codigo: string) => {
  const { tipoId } = await itemDe(cadastro, id, codigo)
  return client.try('POST /api/admissao/anexo/pedir', { body: { admissaoId: id, tipoId } })
}

/** Alerts of requests for documents of a process: who got each, and its words. */
const avisosDe = (id: number) =>
  rh.db
    .selectFrom('notificacao as n')
    .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select(['u.usuario', 'n.texto'])
    .where('n.processoId', '=', id)
    .where('n.assunto', '=', 'citacao')
    .orderBy('u.usuario')
    .execute()

describe('POST /api/admissao/anexo/pedir', () => {
  it('asks who requested the admission, by name, with a day, once a day', async () => {
    const { id, numero } = await enviada(operacional)
    const antes = await itemDe(cadastro, id, 'RESIDENCIA')
    expect(antes).toMatchObject({ estado: 'pendente', pedido: null })
    expect(antes.pedirA).not.toBeNull()
    expect((await pedir(cadastro, id, 'RESIDENCIA')).status).toBe(200)
    const { pedido, pedirA, descricao } = await itemDe(operacional, id, 'RESIDENCIA')
    // Who is asked reads it, and asks nobody.
    expect([pedido?.a, pedirA]).toEqual([antes.pedirA, null])
    const [aviso, ...outros] = await avisosDe(id)
    expect(outros).toEqual([])
    const ate = pedido?.ate.split('-').toReversed().join('/')
    expect(aviso).toMatchObject({ usuario: 'coordenador.operacional' })
    expect(aviso?.texto).toContain(`Admissão ${numero}:`)
    expect(aviso?.texto).toMatch(new RegExp(`pediu ${descricao} até ${ate}\\.$`))

    // Again, by whoever: the same request.
    expect((await pedir(cadastro, id, 'RESIDENCIA')).status).toBe(200)
    expect((await pedir(await rh.as('coordenador'), id, 'RESIDENCIA')).status).toBe(200)
    expect(await avisosDe(id)).toHaveLength(1)
    const { eventos } = await cadastro.call('GET /api/admissao/obter/:id', { params: { id } })
    expect(
      eventos.filter(({ tipo }) => tipo === 'comentario').map(({ motivo, dados }) => [motivo, dados]),
    ).toEqual([[`Pedido a ${antes.pedirA}: ${descricao}, até ${ate}.`, {}]])
  })

  it('asked by two at the same time is one request', async () => {
    const { id } = await enviada(operacional)
    const respostas = await Promise.all([1, 2, 3].map(() => pedir(cadastro, id, 'RESIDENCIA')))
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await avisosDe(id)).toHaveLength(1)
  })

  it('asks again on another day', async () => {
    const { id } = await enviada(operacional)
    await pedir(cadastro, id, 'RESIDENCIA')
    const antes = rh.clock.agora()
    // A Friday, and the Monday after it.
    rh.clock.irPara(antes.add({ hours: 72 }).toString())
    try {
      const naSegunda = await rh.as('cadastro')
      const { tipoId } = await itemDe(naSegunda, id, 'RESIDENCIA')
      await naSegunda.call('POST /api/admissao/anexo/pedir', { body: { admissaoId: id, tipoId } })
      expect(await avisosDe(id)).toHaveLength(2)
      const { pedido } = await itemDe(naSegunda, id, 'RESIDENCIA')
      expect(Temporal.Instant.from(pedido?.em ?? '').epochMilliseconds).toBe(
        rh.clock.agora().epochMilliseconds,
      )
    } finally {
      rh.clock.irPara(antes.toString())
    }
  })

  it('asks Sesmt for what tells of health, and names it to nobody else', async () => {
    const { id } = await enviada(operacional)
    expect(await itemDe(cadastro, id, 'ASO')).toMatchObject({ pedirA: 'Sesmt', sensivel: true })
    expect((await pedir(cadastro, id, 'ASO')).status).toBe(200)
    const avisos = await avisosDe(id)
    expect(avisos.map(({ usuario }) => usuario)).toContain('sesmt')
    expect(avisos.map(({ usuario }) => usuario)).not.toContain('coordenador.operacional')
    expect(avisos.every(({ texto }) => texto.includes('um documento reservado'))).toBe(true)
  })

  it('is refused for what came, for a draft, to other groups and without a session', async () => {
    const { id } = await enviada(operacional)
    const { tipoId } = await itemDe(cadastro, id, 'RESIDENCIA')
    const arquivo = new Blob(['%PDF-1.7\nconta\n%%EOF'], { type: 'application/pdf' })
    await operacional.call('POST /api/admissao/anexo', { query: { admissaoId: id, tipoId }, arquivo })
    expect(await itemDe(cadastro, id, 'RESIDENCIA')).toMatchObject({ pedirA: null, pedido: null })
    expect(await pedir(cadastro, id, 'RESIDENCIA')).toMatchObject({ body: { codigo: 'transicao_invalida' } })
    expect((await pedir(operacional, id, 'RESIDENCIA')).status).toBe(403)
    expect((await pedir(await rh.as('vagas'), id, 'RESIDENCIA')).status).toBe(403)
    const body = { admissaoId: id, tipoId }
    expect((await rh.anonimo.try('POST /api/admissao/anexo/pedir', { body })).status).toBe(401)
    const rascunho = await rascunhoCompleto(operacional)
    const doRascunho = { admissaoId: rascunho.id, tipoId }
    const { status } = await cadastro.try('POST /api/admissao/anexo/pedir', { body: doRascunho })
    expect([404, 409]).toContain(status)
    const outro = { admissaoId: id, tipoId: 999_999 }
    expect((await cadastro.try('POST /api/admissao/anexo/pedir', { body: outro })).status).toBe(404)
    expect(await avisosDe(id)).toEqual([])
  })
})
