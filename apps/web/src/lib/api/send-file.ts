import type { CallArgs } from '@rh/domain/http/endpoint'
import type { Api } from '@rh/domain/contract/index'
import {
  buildRequest,
  buildUrl,
  parseJson,
  toFailure,
  type ApiKey,
  type RawArgs,
  type ReplyOf,
} from './api.ts'
import { semConexao } from './api-error.ts'

/** Endpoints that take a file. */
type UploadKey = {
  [K in ApiKey]: CallArgs<Api[K]> extends { readonly arquivo: unknown } ? K : never
}[ApiKey]

interface SendArgs extends RawArgs {
  readonly arquivo: File | Blob
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

/** Uploads a file with XMLHttpRequest: `fetch` reports no upload progress. */
export function sendFile<K extends UploadKey>(
  key: K,
  { arquivo, onProgress, ...raw }: SendArgs,
): Promise<ReplyOf<K>> {
  const [method = 'PUT', path = '/'] = key.split(' ')
  const form = new FormData()
  form.append('arquivo', arquivo)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, buildUrl(path, raw))
    new Headers(buildRequest(method, raw).headers).forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    xhr.addEventListener('error', () => reject(semConexao()))
    xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('load', () => {
      if (xhr.status >= 200 && xhr.status < 300) resolve(parseJson(xhr.responseText) as ReplyOf<K>)
      else reject(toFailure(xhr.status, xhr.responseText))
    })
    raw.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}
