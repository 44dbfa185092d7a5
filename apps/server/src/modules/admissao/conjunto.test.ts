import { setTimeout as sleep } from 'node:timers/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
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

/** A PDF of so many empty pages. */
async function pdfDe(paginas: number): Promise<Blob> {
  const documento = await PDFDocument.create()
  for (let i = 0; i < paginas; i += 1) documento.addPage()
  return new Blob([new Uint8Array(await documento.save())], { type: 'application/pdf' })
}

async function foto(): Promise<Blob> {
  const conteudo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(conteudo)], { type: 'image/jpeg' })
}

async function enviar(admissaoId: number, codigo: string, arquivo: Blob, quem = operacional): Promise<void> {
  const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
  const tipoId = itens.find((item) => item.codigo === codigo)?.tipoId ?? 0
  await quem.call('POST /api/admissao/anexo', { query: { admissaoId, tipoId }, arquivo })
}

const retirar = (client: Client, id: number) =>
  client.try('POST /api/admissao/anexo/conjunto', { body: { admissaoId: id } })
const retirada = async (client: Client, id: number) =>
  client.call('POST /api/admissao/anexo/conjunto', { body: { admissaoId: id } })

describe('the set of documents', () => {
  it('goes as one PDF, to who took them, with what that person may open and nothing else', async () => {
    const { id } = await enviada(operacional)
    expect(await retirar(cadastro, id)).toMatchObject({ body: { codigo: 'transicao_invalida' } })
    await enviar(id, 'IDENTIDADE', await pdfDe(2))
    await enviar(id, 'CPF', await foto())
    await enviar(id, 'ASO', await pdfDe(3), cadastro)
    await enviar(id, 'TITULO', new Blob(['%PDF-1.7\nnão se lê\n%%EOF'], { type: 'application/pdf' }))
    const sesmt = await rh.as('sesmt')
    const paginas = async (client: Client) => {
      const params = await retirada(client, id)
      const servido = await client.try('GET /api/admissao/anexo/conjunto/:id', { params })
      const bytes = new Uint8Array(await (servido.body as Blob).arrayBuffer())
      return { params, paginas: (await PDFDocument.load(bytes)).getPageCount() }
    }
    expect((await paginas(operacional)).paginas).toBe(4)
    expect((await paginas(sesmt)).paginas).toBe(4)
    const tudo = await paginas(cadastro)
    expect(tudo.paginas).toBe(7)
    const alheio = await sesmt.try('GET /api/admissao/anexo/conjunto/:id', { params: tudo.params })
    expect(alheio.status).toBe(404)
    const { anexos } = await rh.db
      .selectFrom('processoAnexoRetirada')
      .select('anexos')
      .where('id', '=', tudo.params.id)
      .executeTakeFirstOrThrow()
    expect(anexos).toHaveLength(4)
    expect((await retirar(await rh.as('almoxarifado'), id)).body).toMatchObject({
      codigo: 'transicao_invalida',
    })
  })

  it('leaves out a document that was let go of at the end of its term', async () => {
    const { id } = await enviada(operacional)
    await enviar(id, 'IDENTIDADE', await pdfDe(2))
    await enviar(id, 'ASO', await pdfDe(3), cadastro)
    const eliminar = async (codigo: string) => {
      const { arquivoId } = await rh.db
        .selectFrom('processoAnexo as an')
        .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
        .select('an.arquivoId')
        .where('an.processoId', '=', id)
        .where('dt.codigo', '=', codigo)
        .executeTakeFirstOrThrow()
      if (arquivoId === null) throw new Error('Nothing was sent')
      await rh.deps.arquivos.apagar(arquivoId)
      await rh.db
        .updateTable('arquivo')
        .set({ nome: 'anonimizado', eliminadoEm: rh.clock.agora().toString() })
        .where('id', '=', arquivoId)
        .execute()
    }
    const antes = await retirada(cadastro, id)
    await eliminar('IDENTIDADE')
    for (const params of [antes, await retirada(cadastro, id)]) {
      const { status, body } = await cadastro.try('GET /api/admissao/anexo/conjunto/:id', { params })
      expect(status).toBe(200)
      const bytes = new Uint8Array(await (body as Blob).arrayBuffer())
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(4)
    }
    await eliminar('ASO')
    expect(await retirar(cadastro, id)).toMatchObject({ body: { codigo: 'transicao_invalida' } })
  })

  it('is put together apart from the calls: the others are answered meanwhile, a short line waits, the rest is told so', async () => {
    const { id } = await enviada(operacional)
    await enviar(id, 'IDENTIDADE', await pdfDe(2_000))
    const params = await retirada(cadastro, id)
    const pedir = () => cadastro.try('GET /api/admissao/anexo/conjunto/:id', { params })
    const inicio = performance.now()
    let prontos = 0
    const conjuntos = Array.from({ length: 8 }, async () => {
      const resposta = await pedir()
      prontos += 1
      return resposta
    })
    let maior = 0
    while (prontos < conjuntos.length - 1) {
      const antes = performance.now()
      await rh.anonimo.call('GET /api/saude')
      maior = Math.max(maior, performance.now() - antes)
      await sleep(10)
    }
    const respostas = await Promise.all(conjuntos)
    expect(maior).toBeLessThan((performance.now() - inicio) / 10)
    const recusadas = respostas.filter(({ status }) => status !== 200)
    // One under way and four behind it; where the machine is slow, some of those waited too long.
    expect(recusadas.length).toBeGreaterThanOrEqual(3)
    expect(recusadas.length).toBeLessThan(respostas.length)
    expect(recusadas[0]).toMatchObject({
      status: 503,
      body: {
        codigo: 'ocupado',
        mensagem: 'Outros PDFs estão sendo montados agora.',
        acao: 'Espere meio minuto e peça o PDF de novo, ou baixe os documentos um por um.',
      },
    })
  })
})
