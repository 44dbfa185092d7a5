import { request, type ApiKey, type RawArgs, type ReplyOf } from './api.ts'

/** Endpoints that return a file. */
export type DownloadKey = { [K in ApiKey]: ReplyOf<K> extends Blob ? K : never }[ApiKey]

/** Downloads an image as a data URL: the request needs the access token, which an `src` cannot carry. */
export async function fetchImage(key: DownloadKey, raw: RawArgs): Promise<string> {
  const blob = await (await request(key, raw)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable image')))
    reader.readAsDataURL(blob)
  })
}
