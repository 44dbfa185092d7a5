import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, comPareceres, enviada, rascunhoCompleto } from '../../test/admissoes.ts'
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

const pdf = (texto: string): Blob => new Blob([`%PDF-1.7\n${texto}\n%%EOF`], { type: 'application/pdf' })

/** A picture with the place where it was taken written into it. */
const fotoComLugar = async (): Promise<Blob> => {
  const conteudo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aacc' } })
    .withExif({ IFD0: { Copyright: 'segredo-da-camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(conteudo)], { type: 'image/jpeg' })
}

const itensDe = async (client: Client, id: number) =>
  (await client.call('GET /api/admissao/anexos/:id', { params: { id } })).itens
const tipoDe = async (client: Client, id: number, codigo: string): Promise<number> => {
  const item = (await itensDe(client, id)).find((i) => i.codigo === codigo)
  if (!item) throw new Error(`No document ${codigo}`)
  return item.tipoId
}
const estadoDe = async (client: Client, id: number, codigo: string) =>
  (await itensDe(client, id)).find((i) => i.codigo === codigo)?.estado

type Lista = { itens: Awaited<ReturnType<typeof itensDe>> }

/** A file sent for a document of an admission, and how to decide it. */
async function recebido(id: number, codigo: string, quem = operacional, arquivo = pdf(`${codigo} ${id}`)) {
  const tipoId = await tipoDe(cadastro, id, codigo)
  await quem.call('POST /api/admissao/anexo', { query: { admissaoId: id, tipoId }, arquivo })
  const arquivoDe = async (client: Client) =>
    (await itensDe(client, id)).find((item) => item.tipoId === tipoId)?.arquivos.at(-1)
  const anexoId = (await arquivoDe(cadastro))?.id ?? 0
  type Decisao = { decisao: 'aprovado' } | { decisao: 'reprovado'; campos?: object[]; arquivo?: string[] }
  const avaliar = (client: Client, versao: number, decisao: Decisao) =>
    client.try('POST /api/admissao/anexo/avaliar', { body: { id: anexoId, versao, ...decisao } as never })
  return { tipoId, anexoId, avaliar, arquivo: arquivoDe }
}

describe('documents of an admission', () => {
  it('are sent with the draft, refused with a reason, sent anew and approved', async () => {
    const { id } = await rascunhoCompleto(operacional)
    const tipoId = await tipoDe(operacional, id, 'IDENTIDADE')
    const query = { admissaoId: id, tipoId }
    const enviado = await operacional.call('POST /api/admissao/anexo', { query, arquivo: pdf('frente') })
    const [arquivo] = enviado.itens.find((i) => i.tipoId === tipoId)?.arquivos ?? []
    expect(arquivo).toMatchObject({ estado: 'enviado', tipo: 'application/pdf', motivo: null })

    const cedo = await cadastro.try('POST /api/admissao/anexo/avaliar', {
      body: { id: arquivo?.id ?? 0, versao: 1, decisao: 'aprovado' },
    })
    expect(cedo.status).toBe(404)

    const { versao } = await operacional.call('GET /api/admissao/obter/:id', { params: { id } })
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    await cadastro.call('POST /api/admissao/anexo/avaliar', {
      body: { id: arquivo?.id ?? 0, versao: 1, decisao: 'reprovado', motivo: 'Foto cortada: envie inteira' },
    })
    expect(await estadoDe(operacional, id, 'IDENTIDADE')).toBe('reprovado')

    const denovo = await operacional.call('POST /api/admissao/anexo', { query, arquivo: pdf('inteira') })
    const novos = denovo.itens.find((i) => i.tipoId === tipoId)?.arquivos ?? []
    expect(novos).toHaveLength(1)
    const aprovado = await cadastro.call('POST /api/admissao/anexo/avaliar', {
      body: { id: novos[0]?.id ?? 0, versao: 1, decisao: 'aprovado' },
    })
    expect(aprovado.itens.find((i) => i.tipoId === tipoId)).toMatchObject({
      estado: 'aprovado',
      arquivos: [{ avaliadoPor: expect.any(String) }],
    })
  })

  it('are asked of the approval: nothing passes while one is neither approved nor waived', async () => {
    const { id, versao } = await comPareceres(rh, operacional)
    const coordenador = await rh.as('coordenador')
    const aprovar = () =>
      coordenador.try('POST /api/admissao/status', { body: { id, versao, transicao: 'aprovar' } })
    const cpf = async () => (await itensDe(cadastro, id)).find(({ codigo }) => codigo === 'CPF')?.arquivos[0]
    const avaliar = async (decisao: { decisao: 'aprovado' } | { decisao: 'reprovado'; motivo: string }) => {
      const { id: anexoId = 0, versao = 0 } = (await cpf()) ?? {}
      return cadastro.call('POST /api/admissao/anexo/avaliar', { body: { id: anexoId, versao, ...decisao } })
    }
    await avaliar({ decisao: 'reprovado', motivo: 'É o CPF de outra pessoa' })
    expect(await aprovar()).toMatchObject({
      status: 422,
      body: {
        pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'documentos_pendentes' })]),
      },
    })
    await avaliar({ decisao: 'aprovado' })
    expect((await aprovar()).status).toBe(200)
  })

  it('are refused by what does not hold, in one sentence, and only by what they prove', async () => {
    const { id } = await enviada(operacional)
    const { avaliar, tipoId } = await recebido(id, 'RESIDENCIA')
    const recusar = (marcas: object) => avaliar(cadastro, 1, { decisao: 'reprovado', ...marcas })
    const campos = [{ etapa: 'endereco', campo: 'cep' }]
    expect(await recusar({})).toMatchObject({ status: 400, body: { campos: { motivo: expect.any(String) } } })
    expect(await recusar({ campos: [{ etapa: 'bancarios', campo: 'conta' }] })).toMatchObject({ status: 400 })
    const { status, body } = await recusar({ campos, arquivo: ['vencido'], motivo: 'Envie a de outubro' })
    expect(status).toBe(200)
    expect((body as Lista).itens.find((item) => item.tipoId === tipoId)?.arquivos).toMatchObject([
      {
        estado: 'reprovado',
        motivo: 'CEP não confere com o documento. O documento está vencido. Envie a de outubro.',
        recusa: { campos, arquivo: ['vencido'] },
      },
    ])
    const item = (await itensDe(operacional, id)).find((um) => um.tipoId === tipoId)
    expect(item?.prova.map(({ label }) => label)).toContain('CEP')
  })

  it('keep the first of two decisions, and say whose it is', async () => {
    const { id } = await enviada(operacional)
    const { avaliar, arquivo } = await recebido(id, 'RESIDENCIA')
    expect((await avaliar(cadastro, 1, { decisao: 'aprovado' })).status).toBe(200)
    const outro = await avaliar(await rh.as('coordenador'), 1, {
      decisao: 'reprovado',
      arquivo: ['ilegivel'],
    })
    expect(outro).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(/^.+ aprovou este documento em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/),
      },
    })
    expect(await arquivo(cadastro)).toMatchObject({ estado: 'aprovado', versao: 2 })
  })

  it('have a decision taken back by who made it, until the sector gave its word', async () => {
    const { id } = await enviada(operacional)
    const { avaliar, arquivo, anexoId } = await recebido(id, 'RESIDENCIA')
    const desfazer = (client: Client, versao: number) =>
      client.try('POST /api/admissao/anexo/desfazer', { body: { id: anexoId, versao } })
    expect(await desfazer(cadastro, 1)).toMatchObject({ body: { codigo: 'transicao_invalida' } })
    await avaliar(cadastro, 1, { decisao: 'reprovado', arquivo: ['cortado'] })
    expect(await arquivo(cadastro)).toMatchObject({ podeDesfazer: true })
    const coordenador = await rh.as('coordenador')
    expect(await arquivo(coordenador)).toMatchObject({ podeDesfazer: false })
    expect(await desfazer(coordenador, 2)).toMatchObject({ body: { codigo: 'transicao_invalida' } })
    expect((await desfazer(cadastro, 1)).status).toBe(409)
    expect((await desfazer(cadastro, 2)).status).toBe(200)
    expect(await arquivo(cadastro)).toMatchObject({
      estado: 'enviado',
      motivo: null,
      recusa: null,
      avaliadoPor: null,
      versao: 3,
    })
    const historia = await rh.db
      .selectFrom('auditoria')
      .select('id')
      .where('entidade', '=', 'processo')
      .where('registro', '=', id)
      .where('tabela', '=', 'processo_anexo')
      .execute()
    expect(historia.length).toBeGreaterThanOrEqual(3)
    const dada = await comPareceres(rh, operacional)
    const cpf = (await itensDe(cadastro, dada.id)).find(({ codigo }) => codigo === 'CPF')?.arquivos[0]
    expect(cpf).toMatchObject({ estado: 'aprovado', podeDesfazer: false })
    const tarde = await cadastro.try('POST /api/admissao/anexo/desfazer', {
      body: { id: cpf?.id ?? 0, versao: cpf?.versao ?? 0 },
    })
    expect(tarde).toMatchObject({ body: { mensagem: 'O setor já deu a palavra sobre os documentos.' } })
  })

  it('share one stored file, where it may be opened by no more people', async () => {
    const { id } = await enviada(operacional)
    const { anexoId } = await recebido(id, 'IDENTIDADE')
    const usar = (client: Client, anexo: number, tipoIds: number[]) =>
      client.try('POST /api/admissao/anexo/usar', { body: { id: anexo, tipoIds } })
    const cpf = await tipoDe(operacional, id, 'CPF')
    expect((await usar(await rh.as('vagas'), anexoId, [cpf])).status).toBe(403)
    expect((await usar(operacional, anexoId, [cpf])).status).toBe(200)
    expect((await usar(operacional, anexoId, [cpf])).status).toBe(400)
    expect((await usar(operacional, anexoId, [999_999])).status).toBe(400)
    const linhas = await rh.db
      .selectFrom('processoAnexo')
      .select('arquivoId')
      .where('processoId', '=', id)
      .where('arquivoId', 'is not', null)
      .execute()
    expect([linhas.length, new Set(linhas.map(({ arquivoId }) => arquivoId)).size]).toEqual([2, 1])
    const doCpf = (await itensDe(cadastro, id)).find(({ tipoId }) => tipoId === cpf)
    expect(doCpf).toMatchObject({ estado: 'enviado', arquivos: [{ tambemEm: [expect.any(String)] }] })
    const aso = await recebido(id, 'ASO', cadastro)
    const titulo = await tipoDe(operacional, id, 'TITULO')
    expect(await usar(cadastro, aso.anexoId, [titulo])).toMatchObject({ status: 400 })
    expect((await usar(operacional, aso.anexoId, [titulo])).status).toBe(404)
  })

  it('lose what the camera wrote into them, and come back to those who may open them only', async () => {
    const { id } = await enviada(operacional)
    const tipoId = await tipoDe(operacional, id, 'CPF')
    const { itens } = await operacional.call('POST /api/admissao/anexo', {
      query: { admissaoId: id, tipoId },
      arquivo: await fotoComLugar(),
    })
    const anexoId = itens.find((i) => i.tipoId === tipoId)?.arquivos[0]?.id ?? 0
    const baixar = (client: Client) => client.try('GET /api/admissao/anexo/:id', { params: { id: anexoId } })
    const { status, body } = await baixar(cadastro)
    expect(status).toBe(200)
    const imagem = Buffer.from(await (body as Blob).arrayBuffer())
    const { exif, width } = await sharp(imagem).metadata()
    expect({ exif, width }).toEqual({ exif: undefined, width: 400 })
    expect(imagem.includes('segredo-da-camera')).toBe(false)
    expect((await baixar(await rh.as('almoxarifado'))).status).toBe(404)
    expect((await baixar(await rh.as('vagas'))).status).toBe(404)
  })

  it('of health are opened by Sesmt, and the rest is not even named to it', async () => {
    const { id } = await enviada(operacional)
    const itens = await itensDe(await rh.as('sesmt'), id)
    expect(itens.length).toBeGreaterThan(0)
    expect(itens.every(({ sensivel }) => sensivel)).toBe(true)
    expect(await itensDe(await rh.as('almoxarifado'), id)).toEqual([])
  })

  it('are refused when they are not what they say, empty, the same twice, or of no kind', async () => {
    const { id } = await rascunhoCompleto(operacional)
    const tipoId = await tipoDe(operacional, id, 'CPF')
    const query = { admissaoId: id, tipoId }
    const enviar = (arquivo: Blob, mais = {}) =>
      operacional.try('POST /api/admissao/anexo', { query: { ...query, ...mais }, arquivo })
    const hostis = {
      html: '<html><script>alert(1)</script></html>',
      svg: '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>',
      exe: 'MZ\u0090\u0000',
      zip: 'PK\u0003\u0004',
      vazio: '',
    }
    for (const [nome, conteudo] of Object.entries(hostis)) {
      const { status } = await enviar(new Blob([conteudo], { type: 'application/pdf' }))
      expect([nome, status >= 400 && status < 500]).toEqual([nome, true])
    }
    const falsa = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])])
    expect(await enviar(falsa)).toMatchObject({ status: 415 })
    expect((await enviar(pdf('um'))).status).toBe(201)
    expect(await enviar(pdf('um'))).toMatchObject({ body: { codigo: 'arquivo_recusado' } })
    expect(await enviar(pdf('dois'), { tipoId: 999_999 })).toMatchObject({ status: 400 })
    expect((await itensDe(operacional, id)).find((i) => i.tipoId === tipoId)?.arquivos).toHaveLength(1)
  })

  it('stay on record when taken out or waived, with the reason', async () => {
    const { id } = await enviada(operacional)
    const tipoId = await tipoDe(operacional, id, 'RESIDENCIA')
    const { itens } = await operacional.call('POST /api/admissao/anexo', {
      query: { admissaoId: id, tipoId },
      arquivo: pdf('conta de luz'),
    })
    const anexoId = itens.find((i) => i.tipoId === tipoId)?.arquivos[0]?.id ?? 0
    const motivo = 'Era de outra pessoa'
    await operacional.call('POST /api/admissao/anexo/remover', { body: { id: anexoId, motivo } })
    expect(await estadoDe(operacional, id, 'RESIDENCIA')).toBe('pendente')
    const linha = await rh.db
      .selectFrom('processoAnexo')
      .select(['estado', 'motivo'])
      .where('id', '=', anexoId)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ estado: 'removido', motivo })
    const dispensa = { admissaoId: id, dispensas: [{ tipoId, motivo: 'Mora com o irmão, declarou' }] }
    await cadastro.call('POST /api/admissao/anexo/dispensar', { body: dispensa })
    expect(await estadoDe(operacional, id, 'RESIDENCIA')).toBe('dispensado')
    const outraVez = await cadastro.try('POST /api/admissao/anexo/dispensar', { body: dispensa })
    expect(outraVez.status).toBe(400)
    // It came after all: the file stands, and that it had been waived stays on record.
    await operacional.call('POST /api/admissao/anexo', {
      query: { admissaoId: id, tipoId },
      arquivo: pdf('conta de água'),
    })
    expect(await estadoDe(operacional, id, 'RESIDENCIA')).toBe('enviado')
    const { rows } = await sql<{ estado: string; motivo: string | null }>`
      select estado, motivo from processo_anexo where processo_id = ${id} and tipo_id = ${tipoId} order by id`.execute(
      rh.db,
    )
    expect(rows).toEqual([
      { estado: 'removido', motivo },
      { estado: 'removido', motivo: 'Mora com o irmão, declarou' },
      { estado: 'enviado', motivo: null },
    ])
  })

  it('asked of who comes of age before the start are waived as they are shown', async () => {
    // Seventeen on the day of the request, eighteen on the day of the start.
    const { id } = await enviada(operacional, { pessoa: { nascimento: '2008-11-25', sexo: 'M' } })
    const tipoId = await tipoDe(operacional, id, 'RESERVISTA')
    expect(await estadoDe(operacional, id, 'RESERVISTA')).toBe('pendente')
    const dispensas = [{ tipoId, motivo: 'Ainda não foi chamado a se alistar' }]
    await cadastro.call('POST /api/admissao/anexo/dispensar', { body: { admissaoId: id, dispensas } })
    expect(await estadoDe(operacional, id, 'RESERVISTA')).toBe('dispensado')
  })

  it('are out of reach for other groups and other contracts', async () => {
    const { id } = await enviada(operacional)
    const tipoId = await tipoDe(operacional, id, 'CPF')
    const vagas = await rh.as('vagas')
    const query = { admissaoId: id, tipoId }
    expect((await vagas.try('POST /api/admissao/anexo', { query, arquivo: pdf('x') })).status).toBe(403)
    const body = { admissaoId: id, dispensas: [{ tipoId, motivo: 'Não precisa' }] }
    expect((await operacional.try('POST /api/admissao/anexo/dispensar', { body })).status).toBe(403)
    const semContrato = await rh.db
      .selectFrom('processo as p')
      .innerJoin('usuario as u', (join) => join.on('u.usuario', '=', 'gestor'))
      .select('p.id')
      .where('p.tipo', '=', 'admissao')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('usuarioContrato as uc')
              .select('uc.contratoId')
              .whereRef('uc.usuarioId', '=', 'u.id')
              .whereRef('uc.contratoId', '=', 'p.contratoId'),
          ),
        ),
      )
      .where('p.contratoId', 'is not', null)
      .executeTakeFirstOrThrow()
    const gestor = await rh.as('gestor')
    expect(
      (await gestor.try('GET /api/admissao/anexos/:id', { params: { id: semContrato.id } })).status,
    ).toBe(404)
  })
})
