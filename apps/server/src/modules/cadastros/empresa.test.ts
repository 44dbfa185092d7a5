import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const dadosDe = async () => {
  const {
    versao,
    logos: _logos,
    municipio: _municipio,
    permiteAutoaprovacao: _permite,
    autoaprovacaoPedida: _pedida,
    segundoFator: _fator,
    municipioIbge,
    ...dados
  } = await admin.call('GET /api/empresa')
  return { versao, dados: { ...dados, ...(municipioIbge !== null && { municipioIbge }) } }
}

describe('the company', () => {
  it('is shown with its rules', async () => {
    expect(await admin.call('GET /api/empresa')).toMatchObject({
      nomeFantasia: 'Alvorecer',
      municipio: 'São Paulo (SP)',
      sabadoRepouso: false,
      alertasContratoDias: [120, 90, 60, 30],
      alertasExperienciaDias: [15, 10, 5],
      logos: { grande: null, pequena: null },
      versao: 1,
    })
  })

  it('is changed in the version seen, and its history tells it', async () => {
    const { versao, dados } = await dadosDe()
    const body = {
      versao,
      dados: { ...dados, nomeFantasia: 'Alvorecer Limpeza', alertasContratoDias: [30, 180] },
    }
    expect(await admin.call('PUT /api/empresa/editar', { body })).toMatchObject({
      nomeFantasia: 'Alvorecer Limpeza',
      // The earliest warning first, however they were typed.
      alertasContratoDias: [180, 30],
      versao: 2,
    })
    expect(await admin.try('PUT /api/empresa/editar', { body })).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    const { results } = await admin.call('GET /api/empresa/historico')
    expect(results[0]).toMatchObject({
      titulo: 'Alterado',
      mudancas: [
        { campo: 'Nome fantasia', de: 'Alvorecer', para: 'Alvorecer Limpeza' },
        { campo: 'Avisos de fim de contrato (dias)', de: '120, 90, 60 e 30', para: '180 e 30' },
      ],
    })
    const { config } = await rh.anonimo.call('GET /api/config')
    expect(config).toMatchObject([{ Nome_fantasia: 'Alvorecer Limpeza' }])
  })

  it.each([
    [{ alertasContratoDias: [] }, 'alertasContratoDias', 'Informe ao menos um aviso'],
    [{ alertasExperienciaDias: [10, 10] }, 'alertasExperienciaDias', 'Há um prazo repetido'],
    [{ cnpj: '00000000000000' }, 'cnpj', 'CNPJ inválido: confira as 14 posições'],
    [{ municipioIbge: 1_234_567 }, 'municipioIbge', 'Escolha um município da lista'],
    [{ razaoSocial: '' }, 'razaoSocial', 'Escreva pelo menos 3 caracteres'],
  ])('refuses %j', async (mudanca, campo, mensagem) => {
    const { versao, dados } = await dadosDe()
    const { status, body } = await admin.try('PUT /api/empresa/editar', {
      body: { versao, dados: { ...dados, ...mudanca } },
    })
    expect({ status, campos: 'campos' in body ? body.campos : {} }).toEqual({
      status: 400,
      campos: { [`dados.${campo}`]: mensagem },
    })
  })
})

const figura = async (formato: 'png' | 'jpeg' | 'webp') =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 1200, height: 300, channels: 4, background: '#0a6e8a80' } })
          .toFormat(formato)
          .toBuffer(),
      ),
    ],
    { type: `image/${formato}` },
  )

describe('logos', () => {
  const enviar = async (arquivo: Blob) =>
    admin.try('PUT /api/empresa/logo/:variante', { params: { variante: 'grande' }, arquivo })

  it('are drawn anew, served to anyone and kept for good under their version', async () => {
    const { body } = await enviar(await figura('png'))
    const endereco = 'logos' in body ? (body.logos.grande ?? '') : ''
    expect(endereco).toMatch(/^\/api\/config\/logo\/grande\?v=[0-9a-f]{16}$/)
    expect((await rh.anonimo.call('GET /api/config')).config).toMatchObject([{ Logo: endereco }])
    const resposta = await rh.app.inject(endereco)
    expect(resposta.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(resposta.rawPayload).metadata()).toMatchObject({
      width: 640,
      height: 160,
      hasAlpha: true,
    })
    // Under another version the picture is that of now, asked about each time.
    expect((await rh.app.inject('/api/config/logo/grande?v=antiga')).headers['cache-control']).toBe(
      'private, no-cache',
    )
  })

  it('may be JPEG or WebP, never a drawing, a text or something too big', async () => {
    expect(await enviar(await figura('jpeg'))).toMatchObject({ status: 200 })
    expect(await enviar(await figura('webp'))).toMatchObject({ status: 200 })
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
      type: 'image/svg+xml',
    })
    expect(await enviar(svg)).toMatchObject({
      status: 415,
      body: { acao: 'Envie um arquivo PNG, JPEG ou WebP.' },
    })
    const falso = new Blob([
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5, 6, 7, 8]),
    ])
    expect(await enviar(falso)).toMatchObject({
      status: 415,
      body: { mensagem: 'A imagem não pôde ser lida.' },
    })
    expect(await enviar(new Blob([new Uint8Array(3 * 1_048_576)]))).toMatchObject({ status: 413 })
  })

  it('are taken back, and then answer 404', async () => {
    const { logos } = await admin.call('POST /api/empresa/logo/remover', { body: { variante: 'grande' } })
    expect(logos).toEqual({ grande: null, pequena: null })
    expect((await rh.anonimo.call('GET /api/config')).config).toMatchObject([{ Logo: '/logo.svg' }])
    expect((await rh.app.inject('/api/config/logo/grande')).statusCode).toBe(404)
  })
})

describe('GET /api/feriados', () => {
  const em = async (query: { ano?: number; uf?: 'SP' | 'CE'; municipio?: number }) => {
    const { results, ...lugar } = await admin.call('GET /api/feriados', { query })
    return { lugar, dias: results.map(({ data, abrangencia }) => `${data} ${abrangencia}`), results }
  }

  it('answers the national ones of this year when nothing else is asked', async () => {
    const { lugar, dias } = await em({})
    expect(lugar).toEqual({ ano: 2026, uf: null, municipio: null })
    expect(dias).toHaveLength(10)
    expect(dias).toContain('2026-04-03 nacional')
  })

  it('adds those of the state and of the município, in order of date', async () => {
    const { lugar, dias, results } = await em({ ano: 2027, municipio: 3_550_308 })
    expect(lugar).toEqual({ ano: 2027, uf: 'SP', municipio: 'São Paulo' })
    expect(dias).toEqual(dias.toSorted())
    expect(dias.filter((dia) => !dia.endsWith('nacional'))).toEqual([
      '2027-01-25 municipal',
      '2027-05-27 municipal',
      '2027-07-09 estadual',
    ])
    expect(results.find(({ data }) => data === '2027-05-27')).toMatchObject({
      nome: 'Corpus Christi',
      fundamento: 'Lei municipal (Lei 9.093/1995)',
      conferir: false,
    })
  })

  it('marks what somebody has still to look at, and leaves out what was switched off', async () => {
    const { results } = await admin.call('GET /api/feriados', { query: { uf: 'GO', ano: 2026 } })
    const servidor = results.find(({ nome }) => nome === 'Dia do Servidor Público')
    expect(servidor).toMatchObject({ data: '2026-10-28', conferir: true })
    await admin.call('POST /api/feriado/ativar', { body: { id: servidor?.id ?? 0, versao: 1, ativo: false } })
    const depois = await admin.call('GET /api/feriados', { query: { uf: 'GO', ano: 2026 } })
    expect(depois.results.map(({ nome }) => nome)).not.toContain('Dia do Servidor Público')
  })

  it('refuses a município of another state, a year of two digits and a place that does not exist', async () => {
    const recusa = { status: 400 }
    expect(await admin.try('GET /api/feriados', { query: { uf: 'CE', municipio: 3_550_308 } })).toMatchObject(
      recusa,
    )
    expect(await admin.try('GET /api/feriados', { query: { ano: 26 } })).toMatchObject(recusa)
    expect(await admin.try('GET /api/feriados', { query: { municipio: 1_111_111 } })).toMatchObject(recusa)
  })
})

describe('GET /api/cadastros/contagens', () => {
  it('counts what is active, for who keeps the registers', async () => {
    const { contagens } = await admin.call('GET /api/cadastros/contagens')
    expect(contagens).toMatchObject({ empresa: null, cargos: 12, sindicatos: 3, 'escalas-de-vt': 5 })
    expect(await (await rh.as('vagas')).try('GET /api/cadastros/contagens')).toMatchObject({ status: 403 })
  })
})
