import { isPronta } from '@rh/domain/setores/ainda'
import { pathOf, type View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen, rotasGerais, setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'

/** Where a process that was sent or finished is celebrated. */
export const parabensHref = (processo: string, id: number): string =>
  `${rotasGerais.parabens}?${new URLSearchParams({ processo, id: String(id) }).toString()}`

/** Record pages from the most to the least useful: where one acts, where one reads. */
const paginas = ['visualizar', 'ver'] as const

/** The address of a batch of a kind, as `recordHref` finds one of a record. */
export const loteHref = (
  area: string,
  id: number,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null => findHref(area, id, { grupos, atual, paginas: ['lote'] })

/**
 * The address of a record of an area that these groups may open: in the sector one works in if it shows it there,
 * else in another of theirs. Null when no page of theirs shows it.
 */
export const recordHref = (
  area: string,
  id: number,
  grupos: readonly Grupo[],
  atual: SetorSlug | null,
): string | null => findHref(area, id, { grupos, atual, paginas })

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
