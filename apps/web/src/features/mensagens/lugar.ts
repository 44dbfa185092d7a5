import { caixas, type Caixa } from '@rh/domain/mensagens/limites'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import type { Onde } from './chamadas.ts'

/** Where the address is: a box, a label, or the drafts. */
export function ondeDe(query: URLSearchParams): Onde {
  const etiqueta = idDoEndereco(query.get('etiqueta'))
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
