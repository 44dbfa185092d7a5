import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listar } from './file-store.ts'

/** Longer than any upload takes: what is older belongs to a server that was killed. */
const VALIDADE = { minutes: 15 } as const

/** Where uploads stand while they come: with the data, so that what a crash leaves there is found again. */
export const pastaDosRecebidos = (dadosDir: string): string => join(dadosDir, 'recebidos')

/** A folder for one upload, for nobody else to read. */
export async function abrirRecebido(pasta: string): Promise<string> {
  await mkdir(pasta, { recursive: true, mode: 0o700 })
  return mkdtemp(join(pasta, 'envio-'))
}

/** Takes away what was being received when the server was killed. */
export async function sweepReceived(pasta: string, agora: Temporal.Instant): Promise<void> {
  const antes = agora.subtract(VALIDADE).epochMilliseconds
  for (const nome of await listar(pasta)) {
    const caminho = join(pasta, nome)
    const { mtimeMs } = await stat(caminho)
    if (mtimeMs < antes) await rm(caminho, { recursive: true, force: true })
  }
}
