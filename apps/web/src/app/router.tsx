import { isPronta, type Pronta } from '@rh/domain/setores/ainda'
import { rotas, rotasGerais, type Rota } from '@rh/domain/setores/rotas'
import { setorSlugs, setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { createBrowserRouter, matchRoutes, Outlet, redirect, type RouteObject } from 'react-router'
import { loginHref } from '../lib/return-to.ts'
import { readToken } from '../lib/token.ts'
import type { RouteHandle } from '../lib/use-setor.ts'
import { SplashScreen } from '../ui/feedback/SplashScreen.tsx'
import { CrashPage } from './CrashPage.tsx'
import { AuthGuard, GuestGuard, RoleGuard } from './guards.tsx'
import { Root } from './Root.tsx'

const handle = (value: RouteHandle): RouteHandle => value

/** The list of all pages and of what each one loads grows with the product; the sign-in page needs none of it. */
const loadPage = async (view: Pronta) => (await import('./pages.ts')).pages[view]()

/** The table's routes that are built, one route object each. */
const viewRoute = ({ path, view, setor, titulo, grupos }: Rota): RouteObject[] =>
  isPronta(view)
    ? [
        {
          path,
          handle: handle({ titulo, setor, view, guarded: true }),
          element: (
            <RoleGuard grupos={grupos} hasContent>
              <Outlet />
            </RoleGuard>
          ),
          children: [{ index: true, lazy: () => loadPage(view) }],
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
  children: rotas.filter((rota) => rota.setor === setor).flatMap(viewRoute),
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

const guardedRoutes: RouteObject[] = [
  {
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
      ...setorSlugs.map(sectorRoute),
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
    HydrateFallback: SplashScreen,
    children: [
      { path: rotasGerais.raiz, loader: () => redirect(rotasGerais.setores) },
      { Component: GuestGuard, children: guestRoutes },
      { Component: AuthGuard, children: guardedRoutes },
      ...errorRoutes,
      ...devRoutes,
      { path: '*', loader: () => redirect(rotasGerais.naoEncontrado) },
    ],
  },
]

/**
 * The address to start at. Without a token a guarded page would only lead to the sign-in page: going there at
 * once saves a newcomer the download of the pages behind it.
 */
export function startHref(href: string, hasToken: boolean): string {
  const path = href === rotasGerais.raiz ? rotasGerais.setores : href
  const matches = matchRoutes(routes, path.split(/[?#]/)[0] ?? path) ?? []
  const isGuarded = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.guarded)
  return isGuarded && !hasToken ? loginHref(path) : href
}

/** Loads the code of the page at an address, before the person opens it. */
export function prefetchPage(href: string): void {
  const view = matchRoutes(routes, href)?.map(({ route }) => (route.handle as RouteHandle | undefined)?.view)
  const found = view?.findLast((name) => name !== undefined)
  // A failed prefetch is no failure yet: the navigation asks again, and reports it.
  if (found && isPronta(found)) loadPage(found).catch(() => undefined)
}

export function createRouter() {
  const { pathname, search, hash } = window.location
  const href = `${pathname}${search}${hash}`
  const start = startHref(href, readToken() !== null)
  if (start !== href) window.history.replaceState(null, '', start)
  return createBrowserRouter(routes)
}
