import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
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
  if (conteudo.includes('/Encrypt'))
    throw recusado('O PDF está protegido por senha.', 'Salve uma cópia sem senha e envie a cópia.')
  if (await isAtivo(conteudo))
    throw recusado(
      'O PDF tem scripts ou outro conteúdo ativo.',
      'Imprima o documento em PDF ou digitalize-o, e envie a cópia.',
    )
}

/** Names may be written with escapes, `/J#61vaScript`. */
const hasAtivo = (bytes: Buffer): boolean =>
  ATIVOS.test(
    bytes
      .toString('latin1')
      .replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

async function isAtivo(conteudo: Buffer): Promise<boolean> {
  if (hasAtivo(conteudo)) return true
  let aberto = 0
  for (const trecho of trechosDe(conteudo)) {
    const bytes = await abrir(trecho, MAXIMO_ABERTO_BYTES - aberto)
    // More than any document holds: nobody looks at what is packed that tightly.
    if (bytes === 'demais') return true
    aberto += bytes.length
    if (hasAtivo(bytes)) return true
  }
  return false
}

/** The packed pieces of a PDF, objects among them. */
function* trechosDe(conteudo: Buffer): Generator<Buffer> {
  const fim = 'endstream'
  for (
    let inicio = conteudo.indexOf('stream');
    inicio >= 0;
    inicio = conteudo.indexOf('stream', inicio + 1)
  ) {
    const de = conteudo[inicio + 6] === 0x0d ? inicio + 8 : inicio + 7
    const ate = conteudo.indexOf(fim, de)
    // A zlib header: what is packed otherwise is a picture or a font.
    if (((conteudo[de] ?? 0) & 0x0f) === 8) yield conteudo.subarray(de, ate < 0 ? undefined : ate)
  }
}

const inflar = promisify<Buffer, object, Buffer>(inflate)

async function abrir(trecho: Buffer, maxOutputLength: number): Promise<Buffer | 'demais'> {
  try {
    return await inflar(trecho, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, maxOutputLength),
    })
  } catch (error) {
    return error instanceof RangeError ? 'demais' : Buffer.alloc(0)
  }
}

const recusado = (mensagem: string, acao: string) =>
  failure('arquivo_recusado', { mensagem, acao, campos: { arquivo: mensagem } })
