import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TipoArquivo } from '@rh/domain/http/arquivo'
import type { FileStore } from '../../arquivos/file-store.ts'
import type { Tx } from '../../db/db.ts'

interface ArquivoDemo {
  readonly nome: string
  readonly tipo: TipoArquivo
  readonly conteudo: Uint8Array
  readonly usuarioId: number
  /** ISO moment at which it was sent. */
  readonly em: string
}

/** Stores a file as somebody would have sent it, bytes and row. Answers its id. */
export async function inserirArquivo(
  tx: Tx,
  arquivos: FileStore,
  { nome, tipo, conteudo, usuarioId, em }: ArquivoDemo,
): Promise<string> {
  const id = randomUUID()
  await guardar(arquivos, id, conteudo)
  await tx
    .insertInto('arquivo')
    .values({
      id,
      nome,
      tipo,
      bytes: conteudo.length,
      sha256: createHash('sha256').update(conteudo).digest('hex'),
      enviadoPor: usuarioId,
      enviadoEm: em,
    })
    .execute()
  return id
}

async function guardar(arquivos: FileStore, id: string, conteudo: Uint8Array): Promise<void> {
  const pasta = await mkdtemp(join(tmpdir(), 'rh-demo-'))
  try {
    const origem = join(pasta, id)
    await writeFile(origem, conteudo)
    await arquivos.guardar(id, origem)
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}
