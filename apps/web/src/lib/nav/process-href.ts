import { isPronta } from '@rh/domain/setores/ainda'
import { pathOf, type View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen, rotasGerais, setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'

/** Address of the celebration page of a process. */
export const parabensHref = (processo: string, id: number): string =>
  `${rotasGerais.parabens}?${new URLSearchParams({ processo, id: String(id) }).toString()}`

/** Record pages by preference: with actions, then read-only. */
const paginas = ['visualizar', 'ver'] as const

/** Address of a batch, chosen as `recordHref` does. */
export const loteHref = (
  area: string,
  id: number,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null => findHref(area, id, { grupos, atual, paginas: ['lote'] })

/**
 * Address of a record that these groups may open: in the current sector if possible, else in another one of theirs.
 * Null when no page of theirs shows it.
 */
export const recordHref = (
  area: string,
  id: number,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null => findHref(area, id, { grupos, atual, paginas })

/** Pages of an employee by what an alert asks about them. */
const paginasDoPedido: Readonly<Partial<Record<string, readonly string[]>>> = {
  ferias: ['marcar-ferias', ...paginas],
  demissao: ['demitir', ...paginas],
}

/** Address of the page on which what is asked about an employee is done, chosen as `recordHref` does. */
export const pedidoHref = (
  pedido: string | undefined,
  id: number,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null =>
  findHref('colaborador', id, { grupos, atual, paginas: paginasDoPedido[pedido ?? ''] ?? paginas })

interface Onde {
  readonly grupos: readonly Grupo[]
  readonly atual: SetorSlug | null
  readonly paginas: readonly string[]
}

function findHref(area: string, id: number, { grupos, atual, paginas: quais }: Onde): string | null {
  const setores = [...(atual ? [atual] : []), ...setoresDe(grupos).filter((slug) => slug !== atual)]
  for (const setor of setores)
    for (const pagina of quais) {
      const view = `${area}.${pagina}` as View
      if (isPronta(view) && canOpen(setor, view, grupos))
        return `/${setor}/${pathOf(view).replace(':id', String(id))}`
    }
  return null
}
