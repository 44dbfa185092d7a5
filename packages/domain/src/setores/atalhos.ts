import { isPronta } from './ainda.ts'
import { areas, findView, type Area, type View } from './areas.ts'
import type { Grupo } from './grupos.ts'
import { canOpen, hrefFixo, menuOf } from './rotas.ts'
import type { SetorSlug } from './setores.ts'

/** A way into an area that the side menu of its sector does not name. */
export interface Atalho {
  readonly area: Area
  readonly view: View
  readonly label: string
  readonly icon: string
  readonly href: string
  /** The page that starts something new in it, where the person may. */
  readonly novo: { readonly label: string; readonly href: string } | null
}

/** First pages of an area, and the pages that start something, in order of preference. */
const entradas = ['inicio', 'listar', 'importar', 'folha']
const comecos = ['novo', 'criar']

/**
 * What a person may open in a sector besides its menu: the specification gives Admin a menu of one item, so its
 * dashboard is the way in.
 */
export function atalhosDe(
  setor: SetorSlug,
  grupos: readonly Grupo[],
  pronta: (view: View) => boolean = isPronta,
): Atalho[] {
  const noMenu = new Set(
    menuOf(setor, grupos, pronta).flatMap(({ href, itens = [] }) => [
      href,
      ...itens.map((item) => item.href),
    ]),
  )
  const abrir = (area: Area, nomes: readonly string[]): { view: View; href: string } | undefined =>
    nomes
      .filter((nome) => nome in areas[area].views)
      .map((nome) => `${area}.${nome}` as View)
      .filter((view) => pronta(view) && canOpen(setor, view, grupos))
      .map((view) => ({ view, href: hrefFixo(setor, view) }))
      .find((achado): achado is { view: View; href: string } => achado.href !== null)
  return (Object.keys(areas) as Area[])
    .filter((area) => area !== 'setor')
    .flatMap((area) => {
      const entrada = abrir(area, entradas)
      if (!entrada || noMenu.has(entrada.href)) return []
      const novo = abrir(area, comecos)
      const { icon } = areas[area]
      return [
        {
          area,
          view: entrada.view,
          // An area of which the sector has one page is called by that page.
          label: entrada.view === 'integracoes.folha' ? findView(entrada.view).spec.label : areas[area].label,
          icon,
          href: entrada.href,
          novo: novo ? { label: findView(novo.view).spec.label, href: novo.href } : null,
        },
      ]
    })
}
