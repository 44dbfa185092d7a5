import { readFile } from 'node:fs/promises'
import { constants, createInflateRaw } from 'node:zlib'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { failure } from '../http/failure.ts'

/** What a reader finds at the end of a whole PDF, within its last bytes. */
const FIM_DO_PDF = '%%EOF'
const FIM_BYTES = 2_048
/** What a PDF does by itself when it is opened or pressed: scripts, programs, players, forms with a language of their own. */
const ATIVOS = /\/(?:JavaScript|Launch|RichMedia|Rendition|XFA)(?![A-Za-z0-9])/
const MAXIMO_ABERTO_BYTES = 64 * 1_048_576

/** Refuses a PDF that stops in the middle, too: a document is kept whole or not at all. */
export async function requirePdfInteiro(arquivo: ArquivoEnviado): Promise<ArquivoEnviado> {
  const conteudo = await readFile(arquivo.caminho)
  if (!conteudo.subarray(-FIM_BYTES).includes(FIM_DO_PDF))
    throw recusado('O PDF está incompleto.', 'Gere o arquivo de novo e envie o arquivo inteiro.')
  await requirePdfPassivo(arquivo)
  return arquivo
}

/**
 * Refuses a PDF that carries scripts, or that asks for a password, so that nobody can check it. A look at its names,
 * packed ones too; no search for malware. Other files pass.
 */
export async function requirePdfPassivo({ tipo, caminho }: ArquivoEnviado): Promise<void> {
  if (tipo !== 'application/pdf') return
  const conteudo = await readFile(caminho)
  const texto = soltos(conteudo)
  if (texto.includes('/Encrypt'))
    throw recusado('O PDF está protegido por senha.', 'Salve uma cópia sem senha e envie a cópia.')
  if (ATIVOS.test(texto) || (await hasTrechoAtivo(conteudo)))
    throw recusado(
      'O PDF tem scripts ou outro conteúdo ativo.',
      'Imprima o documento em PDF ou digitalize-o, e envie a cópia.',
    )
}

const CERQUILHA = 0x23
/** Value of each byte as a hexadecimal digit; -1 for what is none. */
const DIGITO = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
)

/** The byte that an escape stands for; -1 where none begins. */
function escapeEm(bytes: Buffer, i: number): number {
  if (bytes[i] !== CERQUILHA) return -1
  const alto = DIGITO[bytes[i + 1] ?? 0] ?? -1
  const baixo = DIGITO[bytes[i + 2] ?? 0] ?? -1
  return alto < 0 || baixo < 0 ? -1 : alto * 16 + baixo
}

/**
 * Bytes as text. Names may be written with escapes, `/J#61vaScript`. Byte by byte: nothing is made for each of the
 * millions of escapes that a file may hold.
 */
function soltos(bytes: Buffer): string {
  if (!bytes.includes(CERQUILHA)) return bytes.toString('latin1')
  const texto = Buffer.allocUnsafe(bytes.length)
  let fim = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const solto = escapeEm(bytes, i)
    texto[fim] = solto < 0 ? (bytes[i] ?? 0) : solto
    fim += 1
    if (solto >= 0) i += 2
  }
  return texto.toString('latin1', 0, fim)
}

/** Objects are packed once, by every program the same way. */
const PACOTE_COMUM = /^\s*(?:\/FlateDecode(?!\w)|\[\s*\/FlateDecode\s*\])/
/** As long as what is said of a piece before it. */
const DICIONARIO_BYTES = 1_024
/** More pieces than the largest document has. */
const TRECHOS_MAX = 20_000

/** Whether a piece is said to hold objects, packed so that nobody here looks through them. */
function isPacoteEstranho(conteudo: Buffer, inicio: number): boolean {
  const antes = conteudo.subarray(Math.max(0, inicio - DICIONARIO_BYTES), inicio)
  const fimDoAnterior = Math.max(0, antes.lastIndexOf('endobj'), antes.lastIndexOf('endstream'))
  const dicionario = soltos(antes.subarray(fimDoAnterior))
  if (!/\/ObjStm(?!\w)/.test(dicionario)) return false
  const [, filtro] = /\/Filter(?!\w)(.*)$/s.exec(dicionario) ?? []
  return filtro !== undefined && (!PACOTE_COMUM.test(filtro) || /\/Predictor\s+(?!\s|1\b)/.test(dicionario))
}

async function hasTrechoAtivo(conteudo: Buffer): Promise<boolean> {
  let [aberto, trechos] = [0, 0]
  for (const { inicio, trecho } of trechosDe(conteudo)) {
    trechos += 1
    if (trechos > TRECHOS_MAX || isPacoteEstranho(conteudo, inicio)) return true
    if (trecho === null) continue
    const bytes = await abrir(trecho, MAXIMO_ABERTO_BYTES - aberto)
    // More than any document holds: nobody looks at what is packed that tightly.
    if (bytes === 'demais') return true
    aberto += bytes.length
    if (ATIVOS.test(soltos(bytes))) return true
  }
  return false
}

interface Trecho {
  readonly inicio: number
  /** Null for what is not packed as objects are: a picture or a font. */
  readonly trecho: Buffer | null
}

/** The pieces of a PDF, objects among them: where each begins, after what is said of it, and its bytes. */
function* trechosDe(conteudo: Buffer): Generator<Trecho> {
  // Looked for once for all pieces before it: a file may say "stream" a million times.
  let fim = 0
  for (
    let inicio = conteudo.indexOf('stream');
    inicio >= 0;
    inicio = conteudo.indexOf('stream', inicio + 1)
  ) {
    const de = conteudo[inicio + 6] === 0x0d ? inicio + 8 : inicio + 7
    if (fim >= 0 && fim < de) fim = conteudo.indexOf('endstream', de)
    // A zlib header.
    const isZlib = ((conteudo[de] ?? 0) & 0x0f) === 8
    const isDito = /> *[\r\n]*$/.test(conteudo.subarray(Math.max(0, inicio - 8), inicio).toString('latin1'))
    if (isZlib) yield { inicio, trecho: conteudo.subarray(de, fim < 0 ? undefined : fim) }
    else if (isDito) yield { inicio, trecho: null }
  }
}

const CABECALHO_DO_ZLIB = 2

/**
 * What a piece unpacks to, as a reader shows it: also where its checksum is wrong, and as far as it goes where it is cut
 * off or is something else.
 */
async function abrir(trecho: Buffer, maximo: number): Promise<Buffer | 'demais'> {
  const pacote = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
  pacote.end(trecho.subarray(CABECALHO_DO_ZLIB))
  const partes: Buffer[] = []
  let bytes = 0
  try {
    for await (const parte of pacote) {
      bytes += (parte as Buffer).length
      if (bytes > maximo) return 'demais'
      partes.push(parte as Buffer)
    }
  } catch {
    // What came out before.
  }
  return Buffer.concat(partes)
}

const recusado = (mensagem: string, acao: string) =>
  failure('arquivo_recusado', { mensagem, acao, campos: { arquivo: mensagem } })
