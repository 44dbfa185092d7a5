import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { ReplyOf } from '../../lib/api/api.ts'

type Inicio = Pick<ReplyOf<'GET /api/inicio'>, 'minhaVez' | 'totaisMinhaVez'>

/** What waits for the person and can be opened in this sector, where a kind without a list has none. */
export function daqui({ minhaVez, totaisMinhaVez }: Inicio, listaDe: (tipo: TipoDeclarado) => string | null) {
  const abre = ({ tipo }: { readonly tipo: TipoDeclarado }): boolean => listaDe(tipo) !== null
  return {
    itens: minhaVez.filter(abre),
    total: totaisMinhaVez.filter(abre).reduce((soma, { total }) => soma + total, 0),
  }
}
