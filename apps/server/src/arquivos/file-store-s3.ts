import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Config } from '../config.ts'
import { failure } from '../http/failure.ts'
import { inChild } from '../tracing/span.ts'
import {
  requireId,
  parseMarkers,
  nomeDe,
  MARKER_FOLDER,
  type FileStore,
  type UploadMarker,
} from './file-store.ts'

const PRAZO_MS = 30_000

const markerPath = (marker: UploadMarker): string => `${MARKER_FOLDER}/${nomeDe(marker)}`

/** A bucket of any service that speaks S3; for many instances that share no disk. */
export function s3FileStore(config: S3Config): FileStore {
  // Loaded with the first file: who keeps files on the disk never needs it.
  let aberto: Promise<Awaited<ReturnType<typeof conectar>>> | undefined
  const balde = () => (aberto ??= conectar(config))
  return {
    async mark(marker) {
      const chave = markerPath(marker)
      // Its name says all of it; some services take no empty object.
      await chegar(async () => (await balde()).putObject(chave, marker.id))
    },
    async unmark(marker) {
      const chave = markerPath(marker)
      await chegar(async () => (await balde()).deleteObject(chave))
    },
    async markers() {
      const achadas = await chegar(async () => (await balde()).listObjects('/', `${MARKER_FOLDER}/`))
      if (!achadas) throw new Error('No such bucket')
      return parseMarkers(achadas.map(({ Key }) => Key.slice(MARKER_FOLDER.length + 1)))
    },
    async guardar(id, caminho) {
      requireId(id)
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
      requireId(id)
      const resposta = await chegar(async () => (await balde()).getObjectResponse(id))
      if (!resposta?.body) throw new Error('No such file in the bucket')
      return Readable.fromWeb(resposta.body as ReadableStream<Uint8Array>)
    },
    async apagar(id) {
      requireId(id)
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
async function chegar<R>(request: () => Promise<R>): Promise<R> {
  try {
    return await inChild({ name: 'S3', kind: 'client' }, request)
  } catch (cause) {
    throw Object.assign(failure('ocupado', { mensagem: 'O armazenamento de arquivos não respondeu.' }), {
      cause,
    })
  }
}
