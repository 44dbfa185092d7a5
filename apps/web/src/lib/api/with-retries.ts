import { toApiError, type ApiError } from './api-error.ts'

const TENTATIVAS = 3
const ESPERA_MS = 800

const mayPass = ({ status }: ApiError): boolean => status === 0 || status >= 500

/** Whether the browser knows that it has no network; outside a browser nobody knows. */
const semRede = (): boolean => (navigator as { readonly onLine?: boolean }).onLine === false

/** Retries transient failures with growing delays. */
export async function withRetries<T>(
  run: () => Promise<T>,
  tentativas = TENTATIVAS,
  espera = ESPERA_MS,
): Promise<T> {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await run()
    } catch (error) {
      // Without a network the next try meets the same.
      if (tentativa > tentativas || semRede() || !mayPass(toApiError(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, espera * tentativa))
    }
  }
}
