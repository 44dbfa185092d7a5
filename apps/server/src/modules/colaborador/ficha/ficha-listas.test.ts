import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enquantoPreso } from '../../../test/travas.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'

let rh: TestApp
let cadastro: Client
let almoxarife: Client
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
  almoxarife = await rh.as('almoxarifado')
})
afterAll(() => rh[Symbol.asyncDispose]())

let proximo = 0
async function alguem(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
     where v.data_desligamento is null and v.data_admissao < '2026-01-01'
       and not exists (select from dependente d where d.pessoa_id = v.pessoa_id)
     order by v.id offset ${proximo} limit 1`.execute(rh.db)
  proximo += 1
  return rows[0]?.id ?? 0
}
const params = (id: number, em?: string) => ({ params: { id }, query: em === undefined ? {} : { em } })

describe('dependants', () => {
  const filha = {
    nome: 'Lia Prado',
    cpf: '111.444.777-35',
    nascimento: '2020-05-10',
    parentesco: '03' as const,
    impostoRenda: true,
    salarioFamilia: true,
    incapaz: false,
    pensao: false,
    inicio: '2026-01-10',
  }
  const listar = async (id: number, em?: string) =>
    (await cadastro.call('GET /api/colaborador/dependentes/:id', params(id, em))).results

  it('are added, corrected once per version and ended with a reason; nothing disappears', async () => {
    const id = await alguem()
    const { id: dependenteId } = await cadastro.call('POST /api/colaborador/dependentes/incluir', {
      body: { id, dados: filha },
    })
    expect(await listar(id)).toEqual([
      expect.objectContaining({
        id: dependenteId,
        versao: 1,
        cpf: '11144477735',
        idade: 6,
        salarioFamiliaAte: '2034-05-31',
      }),
    ])
    const editar = (nome: string) =>
      cadastro.try('PUT /api/colaborador/dependentes/editar', {
        body: { id, dependenteId, versao: 1, dados: { ...filha, nome } },
      })
    expect((await editar('Lia Prado Souza')).status).toBe(200)
    expect(await editar('Lia P.')).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    await cadastro.call('POST /api/colaborador/dependentes/encerrar', {
      body: { id, dependenteId, versao: 2, fim: '2026-11-01', motivo: 'Passou a ser dependente do pai' },
    })
    expect(await listar(id)).toEqual([
      expect.objectContaining({ fim: '2026-11-01', nome: 'Lia Prado Souza' }),
    ])
    expect(await listar(id, '2026-10-31')).toEqual([expect.objectContaining({ fim: null, fimMotivo: null })])
    expect(await listar(id, '2026-01-09')).toEqual([])
  })

  it('are counted on a day as the list of that day shows them', async () => {
    const id = await alguem()
    const { id: dependenteId } = await cadastro.call('POST /api/colaborador/dependentes/incluir', {
      body: { id, dados: filha },
    })
    await cadastro.call('POST /api/colaborador/dependentes/encerrar', {
      body: { id, dependenteId, versao: 1, fim: '2026-11-01', motivo: 'Passou a ser dependente do pai' },
    })
    for (const em of ['2026-01-09', '2026-01-10', '2026-10-31', '2026-11-01', '2026-11-02']) {
      const { contagens } = await cadastro.call('GET /api/colaborador/obter/:id', params(id, em))
      const daLista = (await listar(id, em)).filter(({ fim }) => fim === null).length
      expect([em, contagens.dependentes]).toEqual([em, daLista])
    }
  })

  it('are refused field by field', async () => {
    const id = await alguem()
    await cadastro.call('POST /api/colaborador/dependentes/incluir', { body: { id, dados: filha } })
    const tentar = (dados: object) =>
      cadastro.try('POST /api/colaborador/dependentes/incluir', {
        body: { id, dados: { ...filha, ...dados } },
      })
    expect(await tentar({})).toMatchObject({
      status: 400,
      body: { campos: { 'dados.cpf': 'Este CPF já está em outro dependente' } },
    })
    expect(await tentar({ cpf: undefined })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.cpf': 'Para o imposto de renda o CPF é obrigatório' } },
    })
  })

  it('are not there twice when two people add one at the same time', async () => {
    const id = await alguem()
    const incluir = () =>
      cadastro.try('POST /api/colaborador/dependentes/incluir', { body: { id, dados: filha } })
    expect(
      (await Promise.all([incluir(), incluir()])).map(({ status }) => status).toSorted((a, b) => a - b),
    ).toEqual([201, 400])
  })

  it('belong to the person whose file it is', async () => {
    const [id, outro] = [await alguem(), await alguem()]
    const { id: dependenteId } = await cadastro.call('POST /api/colaborador/dependentes/incluir', {
      body: { id, dados: filha },
    })
    const body = { id: outro, dependenteId, versao: 1, fim: '2026-11-01', motivo: 'Teste de escopo' }
    expect((await cadastro.try('POST /api/colaborador/dependentes/encerrar', { body })).status).toBe(404)
  })
})

describe('documents', () => {
  const tipo = async (sensivel: boolean) =>
    (
      await rh.db
        .selectFrom('documentoTipo')
        .select('id')
        .where('sensivel', '=', sensivel)
        .where('ativo', '=', true)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id
  const listar = async (client: Client, id: number) =>
    (await client.call('GET /api/colaborador/documentos/:id', params(id))).results

  it('are replaced, and the former stays to be seen; only the new one may be replaced again', async () => {
    const id = await alguem()
    const tipoId = await tipo(false)
    const registrar = (validade: string, substituiId?: number) =>
      cadastro.try('POST /api/colaborador/documentos/registrar', {
        body: { id, ...(substituiId && { substituiId }), dados: { tipoId, numero: '1', validade } },
      })
    const primeiro = await registrar('2026-11-25')
    const antigo = primeiro.status === 201 ? primeiro.body.id : 0
    expect((await registrar('2028-11-25', antigo)).status).toBe(201)
    expect((await registrar('2029-11-25', antigo)).status).toBe(409)
    const estados = (await listar(cadastro, id))
      .filter((d) => d.tipoId === tipoId)
      .map(({ estado }) => estado)
    expect(estados).toEqual(expect.arrayContaining(['valido', 'substituido']))
  })

  it('are counted on a day as the list of that day shows them, closed and replaced since or not known yet', async () => {
    const id = await alguem()
    const tipoId = await tipo(false)
    const registrar = async (validade: string, substituiId?: number) =>
      (
        await cadastro.call('POST /api/colaborador/documentos/registrar', {
          body: { id, ...(substituiId && { substituiId }), dados: { tipoId, numero: '1', validade } },
        })
      ).id
    const sabidoEm = (documentoId: number, em: string) =>
      rh.db.updateTable('pessoaDocumento').set({ registradoEm: em }).where('id', '=', documentoId).execute()
    const antigo = await registrar('2026-09-30')
    await sabidoEm(antigo, '2026-01-10T12:00:00Z')
    await registrar('2027-09-30', antigo)
    const encerrado = await registrar('2026-09-30')
    await sabidoEm(encerrado, '2026-01-10T12:00:00Z')
    await rh.db
      .updateTable('pessoaDocumento')
      .set({ encerradoEm: '2026-11-01', encerramentoMotivo: 'Não usa mais' })
      .where('id', '=', encerrado)
      .execute()
    for (const [em, vencidos] of Object.entries({
      '2026-01-09': 0,
      '2026-10-15': 2,
      '2026-11-01': 1,
      '2026-11-20': 0,
    })) {
      const { results } = await cadastro.call('GET /api/colaborador/documentos/:id', params(id, em))
      expect([em, results.filter(({ estado }) => estado === 'vencido').length]).toEqual([em, vencidos])
      const { contagens } = await cadastro.call('GET /api/colaborador/obter/:id', params(id, em))
      expect([em, contagens.documentosVencidos]).toEqual([em, vencidos])
    }
  })

  it('that are sensitive are for Sesmt and Rh, in list, count and writing', async () => {
    const id = await alguem()
    const tipoId = await tipo(true)
    const sesmt = await rh.as('sesmt')
    const { id: documentoId } = await sesmt.call('POST /api/colaborador/documentos/registrar', {
      body: { id, dados: { tipoId, validade: '2026-11-01' } },
    })
    const operacional = await rh.as('coordenador.operacional')
    expect((await listar(operacional, id)).map((d) => d.id)).not.toContain(documentoId)
    expect((await listar(sesmt, id)).map((d) => d.id)).toContain(documentoId)
    const vencidos = async (client: Client) =>
      (await client.call('GET /api/colaborador/obter/:id', params(id))).contagens.documentosVencidos ?? 0
    expect(await vencidos(sesmt)).toBeGreaterThan(await vencidos(operacional))
    const { tipos } = await operacional.call('GET /api/colaborador/documentos/:id', params(id))
    expect(tipos.map((t) => t.id)).not.toContain(tipoId)
  })

  it('keep one file, for who may open the kind and the person', async () => {
    const id = await alguem()
    const query = { colaboradorId: id }
    const { id: documentoId } = await cadastro.call('POST /api/colaborador/documentos/registrar', {
      body: { id, dados: { tipoId: await tipo(true) } },
    })
    const arquivo = new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'aso.pdf', {
      type: 'application/pdf',
    })
    const anexar = (client: Client) =>
      client.try('PUT /api/colaborador/documentos/arquivo/:id', {
        params: { id: documentoId },
        query,
        arquivo,
      })
    expect((await anexar(cadastro)).status).toBe(200)
    expect((await anexar(cadastro)).status).toBe(409)
    expect((await listar(cadastro, id)).find((d) => d.id === documentoId)?.arquivo?.nome).toMatch(/pdf|blob/)
    const ler = (client: Client, colaboradorId: number) =>
      client.try('GET /api/colaborador/documentos/arquivo/:id', {
        params: { id: documentoId },
        query: { colaboradorId },
      })
    expect((await ler(await rh.as('sesmt'), id)).status).toBe(200)
    expect((await ler(await rh.as('coordenador.operacional'), id)).status).toBe(404)
    expect((await ler(cadastro, await alguem())).status).toBe(404)
    const texto = new File(['oi'], 'aso.pdf', { type: 'application/pdf' })
    expect(
      (
        await cadastro.try('PUT /api/colaborador/documentos/arquivo/:id', {
          params: { id: documentoId },
          query,
          arquivo: texto,
        })
      ).status,
    ).toBe(415)
  })

  it('are not of the future, and end with a reason', async () => {
    const id = await alguem()
    const tipoId = await tipo(false)
    const futuro = { tipoId, emissao: '2026-11-21' }
    expect(
      await cadastro.try('POST /api/colaborador/documentos/registrar', { body: { id, dados: futuro } }),
    ).toMatchObject({
      status: 400,
      body: { campos: { 'dados.emissao': 'A emissão não pode ser no futuro' } },
    })
    const { id: documentoId } = await cadastro.call('POST /api/colaborador/documentos/registrar', {
      body: { id, dados: { tipoId } },
    })
    const encerrar = () =>
      cadastro.try('POST /api/colaborador/documentos/encerrar', {
        body: { id, documentoId, versao: 1, motivo: 'Registrado por engano' },
      })
    expect((await encerrar()).status).toBe(200)
    expect((await encerrar()).status).toBe(409)
    expect((await listar(cadastro, id)).find((d) => d.id === documentoId)).toMatchObject({
      estado: 'encerrado',
      encerramentoMotivo: 'Registrado por engano',
    })
  })
})

describe('uniforms and EPIs', () => {
  it('are handed out with size and CA, come back once, and leave the size behind', async () => {
    const id = await alguem()
    const { itens } = await almoxarife.call('GET /api/colaborador/uniformes/:id', params(id))
    const item = itens.find(({ tipo, tamanhos }) => tipo === 'epi' && tamanhos.length > 1)
    const tamanho = item?.tamanhos[0] ?? ''
    const { id: entregaId } = await almoxarife.call('POST /api/colaborador/uniformes/entregar', {
      body: { id, dados: { itemId: item?.id ?? 0, tamanho, quantidade: 2, entregueEm: '2026-11-10' } },
    })
    const depois = await almoxarife.call('GET /api/colaborador/uniformes/:id', params(id))
    expect(depois.results.find((e) => e.id === entregaId)).toMatchObject({
      ca: item?.ca,
      quantidade: 2,
      entreguePor: 'Nélson Assunção',
      devolvidoEm: null,
    })
    expect(depois.itens.find((i) => i.id === item?.id)?.tamanho).toBe(tamanho)
    const devolver = () =>
      almoxarife.try('POST /api/colaborador/uniformes/devolver', {
        body: { id, entregaId, versao: 1, devolvidoEm: '2026-11-20', estado: 'gasto' },
      })
    expect((await devolver()).status).toBe(200)
    expect((await devolver()).status).toBe(409)
    const ontem = await almoxarife.call('GET /api/colaborador/uniformes/:id', params(id, '2026-11-19'))
    expect(ontem.results.find((e) => e.id === entregaId)).toMatchObject({ devolvidoEm: null })
  })

  it('of an EPI need a valid CA', async () => {
    const id = await alguem()
    await rh.db
      .updateTable('itemUniforme')
      .set({ caValidade: '2026-11-19' })
      .where('codigo', '=', 'EP-OCU')
      .execute()
    const { id: itemId, tamanhos } = await rh.db
      .selectFrom('itemUniforme')
      .select(['id', 'tamanhos'])
      .where('codigo', '=', 'EP-OCU')
      .executeTakeFirstOrThrow()
    const dados = { itemId, tamanho: tamanhos[0] ?? '', quantidade: 1, entregueEm: '2026-11-20' }
    expect(
      await almoxarife.try('POST /api/colaborador/uniformes/entregar', { body: { id, dados } }),
    ).toMatchObject({
      status: 400,
      body: { campos: { 'dados.itemId': expect.stringMatching(/venceu em 19\/11\/2026/) } },
    })
  })

  it('have sizes that are kept in one order, whatever the order in which they come', async () => {
    const id = await alguem()
    const itens = await rh.db
      .selectFrom('itemUniforme')
      .select(['id', 'tamanhos'])
      .where('ativo', '=', true)
      .orderBy('id')
      .limit(2)
      .execute()
    const tamanhos = itens.map((item) => ({ itemId: item.id, tamanho: item.tamanhos[0] ?? '' })).toReversed()
    const salvar = () => almoxarife.try('PUT /api/colaborador/uniformes/tamanhos', { body: { id, tamanhos } })
    expect((await salvar()).status).toBe(200)
    const dela = (itemId: number | undefined) => sql`select from pessoa_tamanho
      where item_id = ${itemId} and pessoa_id = (select pessoa_id from vinculo where id = ${id})`
    // Somebody else who saves them has the first one, and wants the other.
    const { escrita, visto } = await enquantoPreso(
      rh.db,
      sql`${dela(itens[0]?.id)} for update`,
      salvar,
      async (tx) => (await sql`${dela(itens[1]?.id)} for update skip locked`.execute(tx)).rows.length,
    )
    expect([visto, escrita.status]).toEqual([1, 200])
  })

  it('are written by Almoxarifado and Admin only', async () => {
    const id = await alguem()
    for (const usuario of ['cadastro', 'gestor', 'sesmt'])
      expect(
        (
          await (
            await rh.as(usuario)
          ).try('PUT /api/colaborador/uniformes/tamanhos', { body: { id, tamanhos: [] } })
        ).status,
      ).toBe(403)
  })
})
