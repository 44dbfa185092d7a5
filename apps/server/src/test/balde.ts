import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Config } from '../config.ts'

interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
type NewS3rver = new (options: Readonly<Record<string, unknown>>) => S3rver

/** A bucket on a server of its own, which speaks S3 and checks the signature of each request. */
export interface Balde extends AsyncDisposable {
  readonly config: S3Config
}

const NOME = 'balde'
/** The one account that it knows. */
const CHAVE = 'S3RVER'

interface Ajustes {
  /** Works out, of the address of a bucket with a slash at its end, another signature than S3 does: a list needs it. */
  readonly allowMismatchedSignatures?: true
}

export async function abrirBalde(ajustes: Ajustes = {}): Promise<Balde> {
  // It comes without types, and tells whoever loads it of every request unless told not to.
  const Servidor = createRequire(import.meta.url)('@20minutes/s3rver') as NewS3rver
  const directory = await mkdtemp(join(tmpdir(), 'rh-balde-'))
  const servidor = new Servidor({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    ...ajustes,
    configureBuckets: [{ name: NOME, configs: [] }],
  })
  const { port } = await servidor.run()
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}/${NOME}`,
      region: 'sa-east-1',
      accessKeyId: CHAVE,
      secretAccessKey: CHAVE,
    },
    async [Symbol.asyncDispose]() {
      await servidor.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
