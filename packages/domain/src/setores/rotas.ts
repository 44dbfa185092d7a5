import type { MetodoComProvedor } from '../acesso/provedor.ts'
import { areas, findView, pathOf, type PathOf, type View } from './areas.ts'
import { isPronta } from './ainda.ts'
import type { Grupo } from './grupos.ts'
import {
  gruposDaView,
  setorOf,
  setorSlugs,
  viewsOf,
  type ItemMenu,
  type SetorSlug,
  type SubItemMenu,
} from './setores.ts'

/** Pages outside the sectors. */
export const rotasGerais = {
  raiz: '/',
  login: '/auth/login',
  registro: '/auth/register',
  setores: '/setores',
  parabens: '/parabens',
  naoEncontrado: '/404',
  erro: '/500',
} as const

/** Page of the emergency access: its address is on the paper, and no link leads there. */
export const rotaDeEmergencia = '/auth/emergencia'

/** Page of a candidate, outside the application: its own document, without a session. */
export const rotaDoCandidato = '/candidato/:token'

/** General pages that the specification names and that are not built yet; see `ainda`. */
export const rotasGeraisAinda = {} as const satisfies { readonly [R in keyof typeof rotasGerais]?: string }

/** Pages of the sign-in variants; the configuration's auth method selects one. */
export const rotasVariantes = {
  amplify: ['login', 'verify', 'register', 'new-password', 'forgot-password'],
  firebase: ['login', 'verify', 'register', 'forgot-password'],
  auth0: ['login'],
} as const satisfies { readonly [M in MetodoComProvedor]: readonly string[] }

/** The address of a page of a variant. */
export const rotaVariante = <M extends MetodoComProvedor>(
  metodo: M,
  pagina: (typeof rotasVariantes)[M][number],
): string => `/auth/${metodo}/${pagina}`

export interface Rota {
  readonly setor: SetorSlug
  readonly view: View
  /** Absolute path in router syntax. */
  readonly path: string
  readonly titulo: string
  readonly grupos: readonly Grupo[]
}

const hrefSemParams = (setor: SetorSlug, view: View): string =>
  [`/${setor}`, pathOf(view)].filter(Boolean).join('/')

/** The routes of a sector that the specification names, built or not. */
export const rotasDe = (setor: SetorSlug): Rota[] =>
  viewsOf(setor).map((view) => ({
    setor,
    view,
    path: hrefSemParams(setor, view),
    titulo: findView(view).spec.label,
    grupos: gruposDaView(setor, view),
  }))

/** Every sector's. */
export const todasAsRotas = (): Rota[] => setorSlugs.flatMap(rotasDe)

type ParamNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never
type ParamsOf<P extends string> = {
  [N in ParamNames<P> as N extends `${string}?` ? never : N]: string | number
} & { [N in ParamNames<P> as N extends `${infer Base}?` ? Base : never]?: string | number }

/** The address of a view in a sector. A missing required parameter does not compile. */
export function hrefOf<V extends View>(
  setor: SetorSlug,
  view: V,
  ...[params]: ParamNames<PathOf<V>> extends never ? [] : [params: ParamsOf<PathOf<V>>]
): string {
  const values: Record<string, string | number | undefined> = params ?? {}
  const partes = pathOf(view)
    .split('/')
    .flatMap((parte) => {
      if (!parte.startsWith(':')) return parte ? [parte] : []
      const value = values[parte.slice(1).replace('?', '')]
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
  return ['', setor, ...partes].join('/')
}

const isObrigatorio = (parte: string): boolean => parte.startsWith(':') && !parte.endsWith('?')

/** The address of a view as one may type it; null when it needs to know which record. */
export function hrefFixo(setor: SetorSlug, view: View): string | null {
  const partes = pathOf(view).split('/').filter(Boolean)
  if (partes.some(isObrigatorio)) return null
  return ['', setor, ...partes.filter((parte) => !parte.startsWith(':'))].join('/')
}

/** The first sector in which somebody with these groups opens the view; undefined when none lets them. */
export const setorQueAbre = (view: View, grupos: readonly Grupo[]): SetorSlug | undefined =>
  setorSlugs.find((slug) => canOpen(slug, view, grupos))

export const canOpen = (setor: SetorSlug, view: View, grupos: readonly Grupo[]): boolean =>
  gruposDaView(setor, view).some((grupo) => grupos.includes(grupo))

/** Sectors that a person with these groups may enter, in menu order. */
export const setoresDe = (grupos: readonly Grupo[]): SetorSlug[] =>
  setorSlugs.filter((slug) => setorOf(slug).grupos.some((grupo) => grupos.includes(grupo)))

export const isSetorSlug = (value: string): value is SetorSlug => (setorSlugs as string[]).includes(value)

/** A side-menu entry. Without `href` it only opens its `itens`. */
export interface MenuEntry {
  /** Area of the entry, by which what waits there is counted; absent for pages that belong to none. */
  readonly area?: string
  readonly label: string
  readonly icon: string
  readonly href?: string
  readonly itens?: readonly MenuItem[]
}

/** An item of a group of the side menu. */
export interface MenuItem {
  readonly label: string
  readonly href: string
  readonly view: View
  /** The person cannot use it now; its caption says why. */
  readonly disabled?: true
}

/** What of a person the menu depends on besides the groups. */
export interface PessoaDoMenu {
  /** Sees the assigned contracts alone, and none is assigned. */
  readonly semContratos?: boolean
}

/** The side menu of a sector for a person: only what is built and what the groups may open. */
export function menuOf(
  setor: SetorSlug,
  grupos: readonly Grupo[],
  pronta: (view: View) => boolean = isPronta,
  pessoa: PessoaDoMenu = {},
): MenuEntry[] {
  const opens = (view: View): boolean => pronta(view) && canOpen(setor, view, grupos)
  const entries = setorOf(setor).menu.map((item) => menuEntry(setor, item, { opens, pessoa }))
  const dashboard: MenuEntry = { label: 'Dashboard', icon: 'dashboard', href: `/${setor}` }
  return [dashboard, ...entries.filter((entry) => entry !== null)]
}

interface Quem {
  readonly opens: (view: View) => boolean
  readonly pessoa: PessoaDoMenu
}

const menuItem = (
  setor: SetorSlug,
  { label, view, pedeContrato }: SubItemMenu,
  { semContratos }: PessoaDoMenu,
): MenuItem => ({
  label,
  view,
  href: hrefSemParams(setor, view),
  ...(pedeContrato && semContratos && { disabled: true }),
})

function menuEntry(setor: SetorSlug, item: ItemMenu, { opens, pessoa }: Quem): MenuEntry | null {
  if (typeof item === 'string') {
    const { label, icon, views } = areas[item]
    const candidates = ['inicio', 'listar'].filter((nome) => nome in views).map((n) => `${item}.${n}` as View)
    const view = candidates.find(opens)
    return view ? { area: item, label, icon, href: hrefSemParams(setor, view) } : null
  }
  if ('view' in item) {
    const { icon } = findView(item.view).areaSpec
    return opens(item.view) ? { label: item.label, icon, href: hrefSemParams(setor, item.view) } : null
  }
  const { label, icon } = areas[item.area]
  const itens = item.itens.filter(({ view }) => opens(view)).map((sub) => menuItem(setor, sub, pessoa))
  return itens.length > 0 ? { area: item.area, label, icon, itens } : null
}
