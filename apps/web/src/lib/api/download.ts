import { CABECALHO_LINHAS } from '@rh/domain/http/arquivo'
import { contadorDeLinhas, type Formato } from '@rh/domain/contract/formatos'
import { semConexao } from './api-error.ts'
import { request, type RawArgs } from './api.ts'
import type { DownloadKey } from './file-transfer.ts'
import { tellFailure } from './tell-failure.ts'

export interface Progress {
  readonly linhas: number
  readonly total: number
}

interface TableArgs extends RawArgs {
  readonly formato: Formato
  readonly onProgress: (progress: Progress) => void
}

/** Downloads an export completely, reporting the rows received. */
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

/** Iterates over the chunks of a body; not every browser supports async iteration of streams. */
async function* pieces(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = body?.getReader()
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return
    yield piece.value
  }
}

/** Extracts the file name of a Content-Disposition header. */
export function fileName(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : 'arquivo'
  } catch {
    return 'arquivo'
  }
}

/** Downloads a file under the name given by the server. */
export async function saveFile(key: DownloadKey, raw: RawArgs): Promise<void> {
  const response = await request(key, raw)
  save(await response.blob(), fileName(response.headers.get('content-disposition')))
}

/** Saves a blob as a file. */
export function save(blob: Blob, nome: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // Not at once: some browsers start reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a file as `saveFile` does, and says so where it fails. */
export async function baixarArquivo(key: DownloadKey, raw: RawArgs): Promise<void> {
  try {
    await saveFile(key, raw)
  } catch (error) {
    tellFailure(error)
  }
}
