import { caixas, type Caixa } from '@rh/domain/mensagens/limites'
import type { Onde } from './chamadas.ts'

/** A number of an address, or null where there is none. */
export const numero = (texto: string | null | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(texto ?? '') ? Number(texto) : null

/** Where the address is: a box, a label, or the drafts. */
export function ondeDe(query: URLSearchParams): Onde {
  const etiqueta = numero(query.get('etiqueta'))
  if (etiqueta !== null) return { etiqueta }
  const caixa = query.get('caixa')
  if (caixa === 'rascunhos') return { rascunhos: true }
  return { caixa: caixas.find((uma) => uma === caixa) ?? 'entrada' }
}

/** The query of the address of a place, with what is being written there. */
export function queryDe(onde: Onde, escrever?: string): string {
  const query = new URLSearchParams({
    ...('caixa' in onde && onde.caixa !== 'entrada' && { caixa: onde.caixa satisfies Caixa }),
    ...('rascunhos' in onde && { caixa: 'rascunhos' }),
    ...('etiqueta' in onde && { etiqueta: String(onde.etiqueta) }),
    ...(escrever !== undefined && { escrever }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
