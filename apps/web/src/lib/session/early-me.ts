import { parseJson, type ReplyOf } from '../api/api.ts'

declare global {
  interface Window {
    euCedo?: Promise<Response>
  }
}

type Me = ReplyOf<'GET /api/auth/me'>

/**
 * Who is signed in, as the document asked before this code came (`start/before-paint.js`); undefined where nobody asked,
 * or the answer is not one to go on with: whoever takes it asks again then. It is given once.
 */
export async function takeEarlyMe(): Promise<Me | undefined> {
  const asked = window.euCedo
  delete window.euCedo
  try {
    const response = await asked
    return response?.ok ? (parseJson(await response.text()) as Me | undefined) : undefined
  } catch {
    return undefined
  }
}
