import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { inflateSync } from 'node:zlib'

/** The text of a PDF as its fonts map it, in the order of the page, one line each time that the pen moves. */
export function textoDoPdf(pdf: Uint8Array): string {
  const cru = Buffer.from(pdf).toString('latin1')
  const objetos = new Map(
    [...cru.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)].map(([, id = '', corpo = '']) => [id, corpo]),
  )
  const fontes = new Map(
    [...cru.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, nome = '', id = '']) => {
      const [, mapa = ''] = /\/ToUnicode (\d+) 0 R/.exec(objetos.get(id) ?? '') ?? []
      return [nome, letrasDe(abrir(objetos.get(mapa) ?? ''))]
    }),
  )
  return [...objetos.values()]
    .map(abrir)
    .filter((fluxo) => fluxo.includes(' Tf'))
    .map((fluxo) => textoDaPagina(fluxo, fontes))
    .join('\n')
}

/** The stream of an object: as long as it says, since packed bytes may look like its end. */
function abrir(objeto: string): string {
  const [, bytes] = /\/Length (\d+)/.exec(objeto) ?? []
  const [marca] = /stream\r?\n/.exec(objeto) ?? []
  if (bytes === undefined || marca === undefined) return ''
  const fluxo = objeto.slice(objeto.indexOf(marca) + marca.length).slice(0, Number(bytes))
  if (!objeto.includes('/FlateDecode')) return fluxo
  return inflateSync(Buffer.from(fluxo, 'latin1')).toString('latin1')
}

const caracteres = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

/** Glyph → text, of a CMap whose ranges list each glyph. */
function letrasDe(cmap: string): ReadonlyMap<number, string> {
  const letras = new Map<number, string>()
  for (const [, de = '', lista = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...lista.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], i) =>
      letras.set(Number.parseInt(de, 16) + i, caracteres(hex)),
    )
  return letras
}

function textoDaPagina(fluxo: string, fontes: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letras: ReadonlyMap<number, string> | undefined
  let texto = ''
  for (const [, fonte, pedacos] of fluxo.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (fonte) letras = fontes.get(fonte)
    for (const [, hex = ''] of (pedacos ?? '').matchAll(/<([0-9a-f]+)>/gi))
      for (const [glifo] of hex.matchAll(/.{4}/g)) texto += letras?.get(Number.parseInt(glifo, 16)) ?? '?'
    if (pedacos !== undefined) texto += '\n'
  }
  return texto
}

/** A PDF like no other, or one like another, as the calls that take files are given it. */
export async function pdfRecebido(texto: string = randomUUID()): Promise<ArquivoEnviado> {
  const conteudo = `%PDF-1.7\n${texto}\n%%EOF`
  const caminho = join(tmpdir(), randomUUID())
  await writeFile(caminho, conteudo)
  const sha256 = createHash('sha256').update(conteudo).digest('hex')
  return { caminho, nome: 'nota.pdf', tipo: 'application/pdf', bytes: conteudo.length, sha256 }
}
