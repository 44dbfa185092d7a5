import { isPronta, type Pronta } from '@rh/domain/setores/ainda'
import { rotasDe, rotasGerais, type Rota } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  useParams,
  type LoaderFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { idDoEndereco } from '../lib/nav/id-do-endereco.ts'
import { loginHref } from '../lib/session/return-to.ts'
import { metodo } from '../lib/session/metodo.ts'
import { readToken } from '../lib/session/token.ts'
import { findSetor, type RouteHandle } from '../lib/nav/use-setor.ts'
import { CrashPage } from './CrashPage.tsx'
import { AuthGuard, GuestGuard, RoleGuard } from './guards.tsx'
import { Root } from './Root.tsx'
import { warmPage } from './warm-page.ts'

const handle = (value: RouteHandle): RouteHandle => value

/** The list of all pages and of what each one loads grows with the product; the sign-in page needs none of it. */
const loadPage = async (view: Pronta) => (await import('./pages.ts')).pages[view]()

/** What a page needs besides its code is asked for as soon as that is there, not once it is drawn. */
const lazyPage = (setor: SetorSlug, view: Pronta) => async () => {
  const page = await loadPage(view)
  const loader: LoaderFunction = ({ request }) => {
    warmPage(page, setor, view, request.url)
    return null
  }
  // On arrival only: on the page, it is the page that asks.
  return { Component: page.Component, loader, shouldRevalidate: () => false }
}

/** The page of an address, which is none where the record is named by what is no number. */
function PageOfId() {
  const { id } = useParams()
  if (id !== undefined && idDoEndereco(id) === null)
    return <Navigate to={rotasGerais.naoEncontrado} replace />
  return <Outlet />
}

/** The table's routes that are built, one route object each. */
const viewRoute = ({ path, view, setor, titulo, grupos }: Rota): RouteObject[] =>
  isPronta(view)
    ? [
        {
          path,
          handle: handle({ titulo, setor, view, guarded: true }),
          element: (
            <RoleGuard grupos={grupos} hasContent>
              <PageOfId />
            </RoleGuard>
          ),
          children: [{ index: true, lazy: lazyPage(setor, view) }],
        },
      ]
    : []

const sectorRoute = (setor: SetorSlug): RouteObject => ({
  path: `/${setor}`,
  element: (
    <RoleGuard grupos={setorOf(setor).grupos} hasContent>
      <Outlet />
    </RoleGuard>
  ),
  // A page that breaks leaves the menu standing.
  ErrorBoundary: CrashPage,
  children: rotasDe(setor).flatMap(viewRoute),
})

const guestRoutes: RouteObject[] = [
  {
    path: rotasGerais.login,
    handle: handle({ titulo: 'Entrar' }),
    lazy: () => import('../features/auth/Login.tsx').then((m) => ({ Component: m.Login })),
  },
  {
    path: rotasGerais.registro,
    handle: handle({ titulo: 'Criar conta' }),
    lazy: () => import('../features/auth/Register.tsx').then((m) => ({ Component: m.Register })),
  },
]

/** Pages of who is not signed in; those that few ever see join them as they are asked for. */
const VISITA = 'visita'

/** The frame of the signed-in pages; the sectors join it as they are entered. */
const MOLDURA = 'moldura'

const guardedRoutes: RouteObject[] = [
  {
    id: MOLDURA,
    lazy: () => import('../layout/Shell.tsx').then((m) => ({ Component: m.Shell })),
    children: [
      {
        path: rotasGerais.setores,
        handle: handle({ titulo: 'Setores', guarded: true }),
        lazy: () => import('../features/setores/Setores.tsx').then((m) => ({ Component: m.Setores })),
      },
      {
        path: rotasGerais.parabens,
        handle: handle({ titulo: 'Parabéns', guarded: true }),
        lazy: () =>
          import('../features/parabens/ParabensPage.tsx').then((m) => ({ Component: m.ParabensPage })),
      },
    ],
  },
]

const errorRoutes: RouteObject[] = [
  {
    path: rotasGerais.naoEncontrado,
    handle: handle({ titulo: 'Página não encontrada' }),
    lazy: () => import('../features/erros/NotFound.tsx').then((m) => ({ Component: m.NotFound })),
  },
  {
    path: rotasGerais.erro,
    handle: handle({ titulo: 'Erro no sistema' }),
    lazy: () => import('../features/erros/ServerError.tsx').then((m) => ({ Component: m.ServerError })),
  },
]

/** For developers only: the branch, and the page behind it, is not in the production build. */
const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        Component: AuthGuard,
        children: [
          {
            path: '/dev/ui',
            handle: handle({ titulo: 'Componentes', guarded: true }),
            lazy: () => import('../features/dev/DevUi.tsx').then((m) => ({ Component: m.DevUi })),
          },
        ],
      },
    ]
  : []

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    children: [
      { path: rotasGerais.raiz, loader: () => redirect(rotasGerais.setores) },
      { id: VISITA, Component: GuestGuard, children: metodo() === 'jwt' ? guestRoutes : [] },
      { Component: AuthGuard, children: guardedRoutes },
      ...errorRoutes,
      ...devRoutes,
      { path: '*', loader: () => redirect(rotasGerais.naoEncontrado) },
    ],
  },
]

/**
 * A sector's routes, once somebody goes there. To rank the routes of all sectors takes a phone longer than to draw
 * the sign-in page, and who works in one sector never asks for the others'.
 */
const enterSector: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const setor = findSetor(path)
  // A sector that is there already is not added again.
  if (setor) patch(MOLDURA, [sectorRoute(setor)])
  else if (path.startsWith('/auth/'))
    patch(VISITA, (await import('../features/auth/variantes/rotas.ts')).rotas)
}

/** Pages that ask who is there before anything else. An unknown address of a sector is none, whoever asks. */
const isGuarded = (path: string): boolean =>
  path === rotasGerais.setores || path === rotasGerais.parabens || isOfSector(path)

function isOfSector(path: string): boolean {
  const setor = findSetor(path)
  return setor !== null && matchRoutes([sectorRoute(setor)], path) !== null
}

/**
 * The address to start at. Without a token a guarded page would only lead to the sign-in page: going there at
 * once saves a newcomer the download of the pages behind it.
 */
function startHref({ pathname, search, hash }: Location, hasToken: boolean): string {
  const path = pathname === rotasGerais.raiz ? rotasGerais.setores : pathname
  return isGuarded(path) && !hasToken ? loginHref(`${path}${search}${hash}`) : `${pathname}${search}${hash}`
}

/** Loads the code of the page at an address and what it asks first, before the person opens it. */
export function prefetchPage(href: string): void {
  const setor = findSetor(href)
  if (!setor) return
  const matches = matchRoutes([sectorRoute(setor)], href)
  const view = matches?.map(({ route }) => (route.handle as RouteHandle | undefined)?.view)
  const found = view?.findLast((name) => name !== undefined)
  // A failed prefetch is no failure yet: the navigation asks again, and reports it.
  if (found && isPronta(found))
    loadPage(found).then(
      (page) => warmPage(page, setor, found, href),
      () => undefined,
    )
}

export function createRouter() {
  const { pathname, search, hash } = window.location
  const start = startHref(window.location, readToken() !== null)
  if (start !== `${pathname}${search}${hash}`) window.history.replaceState(null, '', start)
  return createBrowserRouter(routes, { patchRoutesOnNavigation: enterSector })
}
