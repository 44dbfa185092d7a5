import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../../arquivos/sweep.ts'
import { abrirCandidatos, responder, foto, documentoDe } from '../../../test/candidatos.ts'
import { AGORA } from '../../../test/clock.ts'
import { varrerCandidatos } from './varrer.ts'

const { rh, operacional, dentro, pedidoDe } = await abrirCandidatos()
afterAll(() => rh[Symbol.asyncDispose]())

describe('a document', () => {
  it('is kept drawn anew, once, shown small to the person, and attached by acceptance', async () => {
    const { id, versao, pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    const arquivo = await foto()
    const primeiro = await pessoa.call('POST /api/candidato/documento', { query: { tipoId }, arquivo })
    const repetido = await pessoa.call('POST /api/candidato/documento', { query: { tipoId }, arquivo })
    expect(repetido).toEqual(primeiro)
    const [guardado] = primeiro.documentos.find((um) => um.tipoId === tipoId)?.arquivos ?? []
    expect(guardado).toMatchObject({ miniatura: true, estado: 'recebido' })
    const imagem = await pessoa.call('GET /api/candidato/miniatura/:id', {
      params: { id: guardado?.id ?? 0 },
    })
    const { width, exif } = await sharp(Buffer.from(await imagem.arrayBuffer())).metadata()
    expect({ width, exif }).toEqual({ width: 320, exif: undefined })

    const { recebido } = await pedidoDe(id)
    expect(recebido.arquivos).toHaveLength(1)
    const visto = await operacional.call('GET /api/admissao/candidato/arquivo/:id', {
      params: { id: recebido.arquivos[0]?.id ?? 0 },
    })
    expect(visto.size).toBeGreaterThan(500)
    const arquivos = recebido.arquivos.map((um) => um.id)
    await operacional.call('POST /api/admissao/candidato/decidir', {
      body: { id, versao, decisao: 'aceitar', campos: [], arquivos },
    })
    const { itens } = await operacional.call('GET /api/admissao/anexos/:id', { params: { id } })
    expect(itens.find((item) => item.tipoId === tipoId)).toMatchObject({
      estado: 'enviado',
      arquivos: [{ nome: expect.stringMatching(/\.jpg$/), tipo: 'image/jpeg' }],
    })
    const { documentos } = await pessoa.call('GET /api/candidato/ficha')
    expect(documentos.find((um) => um.tipoId === tipoId)).toMatchObject({
      entregue: true,
      arquivos: [{ estado: 'aceito' }],
    })
    const tirar = { body: { id: guardado?.id ?? 0 } }
    expect((await pessoa.try('POST /api/candidato/documento/retirar', tirar)).status).toBe(409)
  })

  it('of somebody else is not there: neither its picture, nor to take back, nor to open', async () => {
    const um = await dentro()
    const outro = await dentro()
    const tipoId = await documentoDe(um.pessoa, /identidade/i)
    const { documentos } = await um.pessoa.call('POST /api/candidato/documento', {
      query: { tipoId },
      arquivo: await foto(),
    })
    const id = documentos.find((doc) => doc.tipoId === tipoId)?.arquivos[0]?.id ?? 0
    expect((await outro.pessoa.try('GET /api/candidato/miniatura/:id', { params: { id } })).status).toBe(404)
    expect((await outro.pessoa.try('POST /api/candidato/documento/retirar', { body: { id } })).status).toBe(
      404,
    )
    await um.pessoa.call('POST /api/candidato/documento/retirar', { body: { id } })
    expect((await um.pessoa.try('GET /api/candidato/miniatura/:id', { params: { id } })).status).toBe(404)
    expect(
      (await operacional.try('GET /api/admissao/candidato/arquivo/:id', { params: { id } })).status,
    ).toBe(404)
    const { retiradoEm } = await rh.db
      .selectFrom('candidatoArquivo')
      .select('retiradoEm')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(retiradoEm).not.toBeNull()
  })

  it('is refused when it is none, too big, a bomb, active, or not asked', async () => {
    const { pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    const enviar = async (conteudo: string | Uint8Array<ArrayBuffer>, tipo: string, para = tipoId) =>
      (
        await pessoa.try('POST /api/candidato/documento', {
          query: { tipoId: para },
          arquivo: new Blob([conteudo], { type: tipo }),
        })
      ).status
    expect(await enviar('<svg onload="alert(1)"/>', 'image/jpeg')).toBe(415)
    expect(await enviar('<html><script>1</script>', 'application/pdf')).toBe(415)
    expect(await enviar('%PDF-1.7\n/JavaScript (x)\n%%EOF', 'application/pdf')).toBe(415)
    expect(await enviar('%PDF-1.7\nmetade', 'application/pdf')).toBe(415)
    expect(
      await enviar(
        new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 64 }, () => 7)]),
        'image/jpeg',
      ),
    ).toBe(415)
    expect(await enviar(new Uint8Array(26 * 1_048_576), 'image/jpeg')).toBe(413)
    expect(await enviar('%PDF-1.7\nok\n%%EOF', 'application/pdf', 999_999)).toBe(400)
    const aso = await rh.db
      .selectFrom('documentoTipo')
      .select('id')
      .where('codigo', '=', 'ASO')
      .executeTakeFirstOrThrow()
    expect(await enviar('%PDF-1.7\naso\n%%EOF', 'application/pdf', aso.id)).toBe(400)
  })

  it('that shows one paper is not taken for two', async () => {
    const { pessoa } = await dentro()
    const arquivo = await foto()
    const identidade = await documentoDe(pessoa, /identidade/i)
    const residencia = await documentoDe(pessoa, /residência/i)
    await pessoa.call('POST /api/candidato/documento', { query: { tipoId: identidade }, arquivo })
    expect(
      await pessoa.try('POST /api/candidato/documento', { query: { tipoId: residencia }, arquivo }),
    ).toMatchObject({ status: 415, body: { mensagem: expect.stringContaining('já foi enviada') } })
  })

  it('is not sent and taken back for ever: what was taken back counts until it is gone from the disk', async () => {
    const { id, pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    const admin = await rh.as('administrador')
    const limite = {
      regra: 'anexo.quantidade',
      desde: '2026-11-20',
      valor: 2,
      motivo: 'Pouco espaço',
    } as const
    await admin.call('POST /api/limite/criar', { body: limite })
    const enviarETirar = async () => {
      const { status, body } = await pessoa.try('POST /api/candidato/documento', {
        query: { tipoId },
        arquivo: await foto(),
      })
      if (!('documentos' in body)) return [status, body.acao]
      const arquivoId = body.documentos.find((um) => um.tipoId === tipoId)?.arquivos.at(-1)?.id ?? 0
      await pessoa.call('POST /api/candidato/documento/retirar', { body: { id: arquivoId } })
      return [status]
    }
    expect([await enviarETirar(), await enviarETirar()]).toEqual([[201], [201]])
    const cheio = [415, expect.stringContaining('deixam de contar em dois dias')]
    expect(await enviarETirar()).toEqual(cheio)
    await varrerCandidatos.executar(rh.deps)
    expect(await enviarETirar()).toEqual(cheio)
    const guardados = () =>
      rh.db
        .selectFrom('arquivo as ar')
        .innerJoin('candidatoArquivo as ca', 'ca.arquivoId', 'ar.id')
        .select('ar.id')
        .where('ca.processoId', '=', id)
        .execute()
    const ids = (await guardados()).map((um) => um.id)
    rh.clock.irPara('2026-11-23T02:00:00Z')
    await varrerCandidatos.executar(rh.deps)
    await sweepFiles.executar(rh.deps)
    expect(await rh.db.selectFrom('arquivo').select('id').where('id', 'in', ids).execute()).toEqual([])
    await expect(rh.deps.arquivos.abrir(ids[0] ?? '')).rejects.toThrow('ENOENT')
    // Entries of long ago went, too.
    expect(await rh.db.selectFrom('candidatoEntrada').selectAll().execute()).toEqual([])
    rh.clock.irPara(AGORA)
  })

  it('of health is taken in unseen by who fills the draft, and refused by nobody who may not open it', async () => {
    const { id, versao, pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    await pessoa.call('POST /api/candidato/documento', { query: { tipoId }, arquivo: await foto() })
    await rh.db.updateTable('documentoTipo').set({ sensivel: true }).where('id', '=', tipoId).execute()
    const [visto] = (await pedidoDe(id)).recebido.arquivos
    expect(visto?.nome).toBeNull()
    const params = { id: visto?.id ?? 0 }
    expect((await operacional.try('GET /api/admissao/candidato/arquivo/:id', { params })).status).toBe(404)
    const decidir = (decisao: 'aceitar' | 'recusar') =>
      operacional.try('POST /api/admissao/candidato/decidir', {
        body: { id, versao, decisao, campos: [], arquivos: [params.id] },
      })
    expect(await decidir('recusar')).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect((await decidir('aceitar')).status).toBe(200)
    await rh.db.updateTable('documentoTipo').set({ sensivel: false }).where('id', '=', tipoId).execute()
  })

  it('is asked as the answers have it', async () => {
    const { pessoa } = await dentro()
    const pede = async (oque: RegExp) => (await documentoDe(pessoa, oque)) > 0
    expect(await pede(/reservista/i)).toBe(false)
    expect(await pede(/LGPD|dados pessoais|ASO|criminais/i)).toBe(false)
    await responder(pessoa, 'pessoais', 'sexo', 'M')
    expect(await pede(/reservista/i)).toBe(true)
  })
})
