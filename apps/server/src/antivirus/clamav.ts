import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { AntivirusConfig } from '../config.ts'

/** What came of a scan. */
export type Veredito = 'limpo' | 'infectado' | 'indisponivel'
export type Antivirus = (caminho: string) => Promise<Veredito>

/** A scan of the largest upload takes a second; a daemon that loads its signatures takes a minute, and nobody waits for it. */
const PRAZO_MS = 20_000
const PEDACO_BYTES = 64 * 1024
/** Longest answer that is read: `stream: Eicar-Test-Signature FOUND`. */
const RESPOSTA_BYTES = 4_096

/**
 * Asks clamd about a file by its INSTREAM command: pieces, each after its length in four bytes, and a length of zero at
 * the end. The daemon needs to see no folder of ours. What is no plain answer counts as none.
 */
export const clamav =
  ({ host, port }: AntivirusConfig): Antivirus =>
  async (caminho) => {
    const socket = connect({ host, port })
    socket.setTimeout(PRAZO_MS, () => socket.destroy(new Error('clamd did not answer')))
    try {
      // It answers early, and closes, where a file is longer than it takes.
      const [resposta] = await Promise.all([ler(socket), mandar(socket, caminho).catch(() => {})])
      return vereditoDe(resposta)
    } catch {
      return 'indisponivel'
    } finally {
      socket.destroy()
    }
  }

async function mandar(socket: Socket, caminho: string): Promise<void> {
  socket.write('zINSTREAM\0')
  const comTamanho = async function* (pedacos: AsyncIterable<Buffer>) {
    for await (const pedaco of pedacos) yield Buffer.concat([tamanho(pedaco.length), pedaco])
    yield tamanho(0)
  }
  await pipeline(createReadStream(caminho, { highWaterMark: PEDACO_BYTES }), comTamanho, socket, {
    end: false,
  })
}

function tamanho(bytes: number): Buffer {
  const prefixo = Buffer.alloc(4)
  prefixo.writeUInt32BE(bytes)
  return prefixo
}

async function ler(socket: Socket): Promise<string> {
  let texto = ''
  for await (const pedaco of socket) {
    texto += String(pedaco)
    if (texto.includes('\0') || texto.length > RESPOSTA_BYTES) break
  }
  return texto
}

function vereditoDe(resposta: string): Veredito {
  if (/^stream: OK\0?\s*$/.test(resposta)) return 'limpo'
  return / FOUND\0?\s*$/.test(resposta) ? 'infectado' : 'indisponivel'
}
