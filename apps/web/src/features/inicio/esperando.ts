import { processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import type { ReplyOf } from '../../lib/api/api.ts'
import type { Outros } from '../processo/inicio/MinhaVez.tsx'

type Espera = Pick<ReplyOf<'GET /api/inicio'>, 'minhaVez' | 'totaisMinhaVez'>
/** The list of what waits of a kind; null for who may not open it. */
type ListaDe = (tipo: TipoDeclarado) => string | null

/** The lists, kind by kind, with more than the dashboard shows. */
export const outrosDe = ({ minhaVez, totaisMinhaVez }: Espera, listaDe: ListaDe): Outros[] =>
  totaisMinhaVez.flatMap(({ tipo, total }) => {
    const href = listaDe(tipo)
    const mostrados = minhaVez.filter((item) => item.tipo === tipo).length
    return href === null || total <= mostrados
      ? []
      : [{ href, total, label: `Ver ${processoDe(tipo).label.many.toLowerCase()}` }]
  })

/** Where all that waits is listed; null where it is of several kinds, each with a list of its own. */
export function listaDeTudo({ totaisMinhaVez }: Espera, listaDe: ListaDe): string | null {
  const [unico, ...mais] = totaisMinhaVez
  return unico && mais.length === 0 ? listaDe(unico.tipo) : null
}
