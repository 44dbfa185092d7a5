import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Config } from '../config.ts'
import { falha } from '../http/falha.ts'
import { exigirId, type Armazem } from './armazem.ts'

const PRAZO_MS = 30_000

/** A bucket of any service that speaks S3; for many instances that share no disk. */
export function armazemS3(config: S3Config): Armazem {
  // Loaded with the first file: who keeps files on the disk never needs it.
  let aberto: Promise<Awaited<ReturnType<typeof conectar>>> | undefined
  const balde = () => (aberto ??= conectar(config))
  return {
    async guardar(id, caminho) {
      exigirId(id)
      const conteudo = await openAsBlob(caminho)
      await chegar(async () =>
        (await balde()).putObject(
          id,
          conteudo,
          'application/octet-stream',
          undefined,
          undefined,
          conteudo.size,
        ),
      )
    },
    async abrir(id) {
      exigirId(id)
      const resposta = await chegar(async () => (await balde()).getObjectResponse(id))
      if (!resposta?.body) throw new Error('No such file in the bucket')
      return Readable.fromWeb(resposta.body as ReadableStream<Uint8Array>)
    },
    async apagar(id) {
      exigirId(id)
      // S3 answers the same for what was there and for what was not.
      await chegar(async () => (await balde()).deleteObject(id))
    },
  }
}

async function conectar(config: S3Config) {
  const { S3mini } = await import('s3mini')
  return new S3mini({ ...config, requestAbortTimeout: PRAZO_MS })
}

/** A storage that cannot be reached is no defect of the request: it is told as busy, to be tried again. */
async function chegar<R>(pedido: () => Promise<R>): Promise<R> {
  try {
    return await pedido()
  } catch (cause) {
    throw Object.assign(falha('ocupado', { mensagem: 'O armazenamento de arquivos não respondeu.' }), {
      cause,
    })
  }
}
