import { CABECALHO_LINHAS } from '@rh/domain/http/arquivo'
import { contadorDeLinhas, type Formato } from '@rh/domain/contract/exportacao'
import { semConexao } from './api-error.ts'
import { request, type RawArgs } from './api.ts'
import type { DownloadKey } from './file-transfer.ts'

export interface Progress {
  readonly linhas: number
  readonly total: number
}

interface TableArgs extends RawArgs {
  readonly formato: Formato
  readonly onProgress: (progress: Progress) => void
}

/** Fetches an exported table whole, telling how many of its rows have arrived. */
export async function fetchTable(
  key: DownloadKey,
  { formato, onProgress, ...raw }: TableArgs,
): Promise<{ readonly blob: Blob; readonly nome: string; readonly total: number }> {
  const response = await request(key, { ...raw, query: { ...raw.query, formato } })
  const total = Number(response.headers.get(CABECALHO_LINHAS) ?? 0)
  const contar = contadorDeLinhas(formato, total)
  const parts: BlobPart[] = []
  onProgress({ linhas: 0, total })
  try {
    for await (const bytes of pieces(response.body)) {
      parts.push(bytes)
      onProgress({ linhas: contar(bytes), total })
    }
  } catch (error) {
    if (raw.signal?.aborted) throw error
    throw semConexao()
  }
  const blob = new Blob(parts, { type: response.headers.get('content-type') ?? '' })
  return { blob, nome: fileName(response.headers.get('content-disposition')), total }
}

/** The pieces of a body, as they come; not every browser lets one loop over the stream itself. */
async function* pieces(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = body?.getReader()
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return
    yield piece.value
  }
}

/** The name that the server gave the file. */
export function fileName(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : 'arquivo'
  } catch {
    return 'arquivo'
  }
}

/** Fetches a file and hands it to the browser under the name that the server gave it. */
export async function saveFile(key: DownloadKey, raw: RawArgs): Promise<void> {
  const response = await request(key, raw)
  save(await response.blob(), fileName(response.headers.get('content-disposition')))
}

/** Hands a file to the browser, to be saved under its name. */
export function save(blob: Blob, nome: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // Not at once: some browsers start reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
