import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  CABECALHO_LINHAS,
  formatBytes,
  listarTipos,
  type ArquivoEnviado,
  type ArquivoServido,
  type TipoArquivo,
  type TipoServido,
  type Upload,
} from '@rh/domain/http/arquivo'
import type { Antivirus } from '../antivirus/clamav.ts'
import { abrirRecebido } from '../arquivos/recebidos.ts'
import { BYTES_DA_ASSINATURA, conselhoPara, reconhecer } from './assinaturas.ts'
import { Failure, failure } from './failure.ts'

/** Form field that carries the file. */
const CAMPO = 'arquivo'
/** Bytes allowed for multipart boundaries and headers around the file. */
const ENVELOPE_BYTES = 8 * 1024
const NOME_MAXIMO = 120
const PLANILHA = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

declare module 'fastify' {
  interface FastifyInstance {
    /** Temporary folder of uploads in progress. */
    readonly recebidos: string
    /** Scans what was sent, where the company has something that does. */
    readonly antivirus: UsoDoAntivirus | null
  }
}

/** A scanner, and whether nothing is taken while it does not answer. */
export interface UsoDoAntivirus {
  readonly conferir: Antivirus
  readonly obrigatorio: boolean
}

export async function registerUploads(
  app: FastifyInstance,
  recebidos: string,
  antivirus: UsoDoAntivirus | null = null,
): Promise<void> {
  app.decorate('recebidos', recebidos)
  app.decorate('antivirus', antivirus)
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** OpenAPI schema of a multipart upload; the content is validated while it streams. */
export const corpoDeUpload = ({ maxBytes, tipos }: Upload): z.ZodUnknown =>
  z.unknown().meta({
    type: 'object',
    required: [CAMPO],
    properties: {
      [CAMPO]: {
        type: 'string',
        format: 'binary',
        description: `${listarTipos(tipos)}, até ${formatBytes(maxBytes)}`,
      },
    },
  })

/** OpenAPI schema of a download. */
export const respostaDeDownload = (tipos: readonly TipoServido[]) => ({
  description: 'Arquivo',
  content: Object.fromEntries(
    tipos.map((tipo) => [tipo, { schema: z.unknown().meta({ type: 'string', format: 'binary' }) }]),
  ),
})

/**
 * Streams the uploaded file of a request to a temporary folder, deleted once `usar` settles. Nothing is buffered in
 * memory, and a file too big or of another type is refused at the first byte that shows it.
 */
export async function comArquivo<R>(
  request: FastifyRequest,
  upload: Upload,
  usar: (arquivo: ArquivoEnviado) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) throw semArquivo()
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + ENVELOPE_BYTES)
    throw grandeDemais(upload)
  const pasta = await abrirRecebido(request.server.recebidos)
  try {
    const limits = { fileSize: upload.maxBytes, files: 1, fields: 0 }
    const parte = await request.file({ limits }).catch(incompleto)
    if (parte?.fieldname !== CAMPO) throw semArquivo()
    const arquivo = await gravar(parte, join(pasta, 'conteudo'), upload)
    await requireLimpo(request, arquivo)
    return await usar(arquivo)
  } finally {
    // What was not read of a refused file is thrown away, so that the connection can be used again.
    request.raw.unpipe()
    request.raw.resume()
    await rm(pasta, { recursive: true, force: true })
  }
}

/** Refuses what the scanner knows. Throws `arquivo_infectado`, and `ocupado` where nobody scanned it and somebody must. */
async function requireLimpo({ server, log }: FastifyRequest, { caminho }: ArquivoEnviado): Promise<void> {
  const { antivirus } = server
  if (!antivirus) return
  const veredito = await antivirus.conferir(caminho)
  if (veredito === 'infectado') throw failure('arquivo_infectado')
  if (veredito === 'limpo') return
  log.error({ obrigatorio: antivirus.obrigatorio }, 'O antivírus não respondeu')
  if (!antivirus.obrigatorio) return
  throw failure('ocupado', {
    mensagem: 'O antivírus não respondeu, e sem ele nenhum arquivo é aceito.',
    acao: 'Tente de novo em alguns minutos. Se continuar, avise quem cuida do servidor.',
  })
}

async function gravar(parte: MultipartFile, caminho: string, upload: Upload): Promise<ArquivoEnviado> {
  const hash = createHash('sha256')
  let bytes = 0
  let inicio = Buffer.alloc(0)
  const conferir = async function* (pedacos: AsyncIterable<Buffer>) {
    for await (const pedaco of pedacos) {
      if (inicio.length < BYTES_DA_ASSINATURA) {
        inicio = Buffer.concat([inicio, pedaco.subarray(0, BYTES_DA_ASSINATURA)])
        if (inicio.length >= BYTES_DA_ASSINATURA) requireTipo(inicio, upload)
      }
      hash.update(pedaco)
      bytes += pedaco.length
      yield pedaco
    }
  }
  try {
    await pipeline(parte.file, conferir, createWriteStream(caminho, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    incompleto(error)
  }
  if (parte.file.truncated) throw grandeDemais(upload)
  if (bytes === 0) throw semArquivo('O arquivo está vazio')
  return {
    nome: nomeSeguro(parte.filename),
    tipo: requireTipo(inicio, upload),
    bytes,
    sha256: hash.digest('hex'),
    caminho,
  }
}

/** Maps a truncated or malformed multipart body to a failure; rethrows other errors. */
function incompleto(error: unknown): never {
  const nosso =
    error instanceof Failure || (error instanceof Error && ('syscall' in error || 'statusCode' in error))
  throw nosso ? error : failure('corpo_invalido', { acao: 'O arquivo não chegou inteiro: envie de novo.' })
}

function requireTipo(inicio: Buffer, { tipos }: Upload): TipoArquivo {
  const tipo = reconhecer(inicio)
  if (tipo && tipos.includes(tipo)) return tipo
  const mensagem = `Envie um arquivo ${listarTipos(tipos)}`
  const acao = (tipos.includes(PLANILHA) ? conselhoPara(inicio) : null) ?? `${mensagem}.`
  throw failure('arquivo_recusado', { campos: { [CAMPO]: mensagem }, acao })
}

const semArquivo = (mensagem = 'Escolha um arquivo') =>
  failure('validacao', { campos: { [CAMPO]: mensagem } })

const grandeDemais = ({ maxBytes }: Upload) => {
  const acao = `Envie um arquivo de até ${formatBytes(maxBytes)}.`
  return failure('arquivo_grande', { campos: { [CAMPO]: acao }, acao })
}

/** Sanitizes a file name for display: no folders, no control or bidi characters, bounded length. */
export const nomeSeguro = (nome: string): string =>
  nome
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[.\s]+$/, '')
    .trim()
    .slice(0, NOME_MAXIMO)
    .toWellFormed() || 'arquivo'

/** Cache-Control of immutable files: one year. */
const PARA_SEMPRE = 'public, max-age=31536000, immutable'

/** Sends a file: no content sniffing, no script execution, cached only with revalidation, if at all. */
export async function enviarArquivo(request: FastifyRequest, reply: FastifyReply, arquivo: ArquivoServido) {
  const { conteudo, imutavel, linhas, versao } = arquivo
  const etag = versao === undefined ? undefined : `"${versao}"`
  void reply
    .header('cache-control', imutavel ? PARA_SEMPRE : etag ? 'private, no-cache' : 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', disposicao(arquivo.nome))
  if (linhas !== undefined) void reply.header(CABECALHO_LINHAS, linhas)
  if (etag) void reply.header('etag', etag)
  const isConhecido = etag !== undefined && request.headers['if-none-match'] === etag
  const semCorpo = isConhecido || request.method === 'HEAD'
  if (semCorpo) await fechar(conteudo)
  if (isConhecido) return reply.code(304).send()
  const corpo =
    conteudo instanceof Uint8Array ? Buffer.from(conteudo) : Readable.from(semCorpo ? [] : conteudo)
  return reply.type(arquivo.tipo).send(corpo)
}

/** Closes what nobody reads, before the reply says that it is over: a file, or the rows and the place of an export. */
async function fechar(conteudo: ArquivoServido['conteudo']): Promise<void> {
  if (conteudo instanceof Readable) conteudo.destroy()
  else if (!(conteudo instanceof Uint8Array)) await conteudo[Symbol.asyncIterator]().return?.()
}

/** Content-Disposition header (RFC 6266): an ASCII name for old clients, the real one encoded by RFC 8187. */
function disposicao(nome: string | undefined): string {
  if (nome === undefined) return 'inline'
  const seguro = nomeSeguro(nome)
  const ascii = seguro.replace(/[^\w .-]/g, '_')
  const utf8 = encodeURIComponent(seguro).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
