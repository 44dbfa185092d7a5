// Lines on the screens: how they are reached, what surrounds them, the constants they keep to.
import { domain, guardas, metricas, settings, web, type Secao } from './item.ts'

export const acesso: Secao = {
  titulo: '§2 Access and general behaviour',
  itens: [
    {
      id: 'acesso.return-to',
      texto: 'Guarded pages send the unauthenticated to the login route with `returnTo`',
      onde: [...guardas, `${web}/lib/session/return-to.ts`],
    },
    {
      id: 'acesso.visitantes',
      texto: 'Guest-only pages send the authenticated to `returnTo`, or to /setores',
      onde: [...guardas, `${web}/lib/session/return-to.ts`],
    },
    {
      id: 'acesso.carregando',
      texto: 'Full-screen loading with the logo, which links to the root path',
      onde: ['apps/web/index.html', `${web}/app/WhenReady.tsx`],
    },
    {
      id: 'acesso.raiz',
      texto: '/ redirects to a default start path (here: /setores)',
      onde: [`${web}/app/router.tsx`],
    },
    {
      id: 'acesso.desconhecida',
      texto: 'Any unknown path redirects to /404',
      onde: [`${web}/app/router.tsx`],
    },
    {
      id: 'acesso.topo',
      texto: 'The page scrolls to the top on every route change',
      onde: [`${web}/app/Root.tsx`],
    },
    {
      id: 'acesso.barra',
      texto: 'A top loading bar shows during navigation',
      onde: [`${web}/ui/feedback/TopBar.tsx`, `${web}/app/Root.tsx`],
    },
    {
      id: 'acesso.erros',
      texto: '/404 and /500 are error pages',
      onde: [`${web}/features/erros/NotFound.tsx`, `${web}/features/erros/ServerError.tsx`],
    },
    {
      id: 'acesso.setores',
      texto: '/setores is the sector chooser, guarded',
      onde: [`${web}/features/setores/Setores.tsx`, `${web}/app/router.tsx`],
    },
    {
      id: 'acesso.parabens',
      texto: '/parabens is a guarded page',
      onde: [`${web}/features/parabens/ParabensPage.tsx`, `${web}/app/router.tsx`],
    },
    {
      id: 'acesso.sem-permissao',
      texto: 'The no-permission screen: texts, illustration and "Voltar"',
      onde: [`${web}/app/NoPermission.tsx`],
    },
    { id: 'acesso.guarda', texto: 'It shows only when the guard is set to display content', onde: guardas },
  ],
}

export const casca: Secao = {
  titulo: '§2 Layout and settings',
  itens: [
    {
      id: 'casca.topo',
      texto: 'Top bar: "Alterar Tema", "Meu Perfil", "Alterar Setor" (more than one group), "Desconectar"',
      onde: [`${web}/layout/Header.tsx`, `${web}/layout/SectorSwitcher.tsx`],
    },
    {
      id: 'casca.sair',
      texto: 'Log out goes to the root path',
      onde: [`${web}/layout/Header.tsx`, `${web}/app/guards.tsx`],
    },
    {
      id: 'casca.navegacao',
      texto: 'Side navigation: vertical, mini and horizontal',
      onde: [`${web}/layout/Nav.tsx`, `${web}/layout/NavVertical.tsx`, `${web}/layout/NavHover.tsx`],
    },
    {
      id: 'casca.empresa',
      texto: 'The menu header shows the company trade name from the configuration',
      onde: [`${web}/layout/NavHeader.tsx`, `${web}/lib/config.ts`],
    },
    {
      id: 'casca.setores',
      texto: "The switcher lists the sectors of the user's group sector ids, and opens their dashboard",
      onde: [`${web}/layout/SectorSwitcher.tsx`, `${web}/lib/nav/use-setores.ts`],
    },
    {
      id: 'casca.grupos',
      texto: 'A menu group opens on click (vertical) or hover (mini, horizontal) and closes on navigation',
      onde: [`${web}/layout/NavVertical.tsx`, `${web}/layout/NavHover.tsx`, `${web}/layout/nav-state.ts`],
    },
    { id: 'casca.modo', texto: 'Mode, light or dark', onde: settings },
    {
      id: 'casca.ajustes',
      texto: 'Settings drawer: contrast, direction, layout, stretch, colour presets, reset, fullscreen',
      onde: [
        `${web}/layout/ajustes/SettingsDrawer.tsx`,
        `${web}/theme/palette.ts`,
        `${web}/theme/direction.ts`,
      ],
    },
    {
      id: 'casca.guardados',
      texto: "Settings are kept in local storage under 'settings'",
      onde: [`${web}/theme/settings.ts`, `${web}/theme/settings-store.ts`],
    },
  ],
}

export const constantes: Secao = {
  titulo: '§9 Constants and limits',
  itens: [
    {
      id: 'constante.avisos',
      texto:
        'Toasts: 3 visible, 4000 ms, 356 px, gap 14, swipe 20, bottom-right; alerts top-right 5000 ms, closable, rich',
      onde: [...metricas, `${web}/ui/feedback/Toasters.tsx`],
    },
    {
      id: 'constante.dicas',
      texto: 'Tooltips: enter 100, touch enter 700, touch leave 1500 ms',
      onde: [...metricas, `${web}/theme/components.tsx`],
    },
    {
      id: 'constante.letras',
      texto: 'Menu type-ahead resets after 500 ms',
      onde: [`${web}/layout/use-menu-keys.ts`],
    },
    { id: 'constante.sem-prazo', texto: 'The HTTP client has no timeout', onde: [`${web}/lib/api/api.ts`] },
    {
      id: 'constante.medidas',
      texto: 'Layout: 64/80/64, 230/88, drawer 280, hover menu 160, stretch 1600, desktop 1200',
      onde: metricas,
    },
    {
      id: 'constante.tema',
      texto: 'Default theme: light, left-to-right, mini, cyan, not stretched',
      onde: [`${web}/theme/settings.ts`],
    },
    { id: 'constante.fontes', texto: 'Fonts: Public Sans and Barlow', onde: [`${web}/theme/theme.ts`] },
    {
      id: 'constante.chaves',
      texto: "Storage keys: 'settings' and the access token",
      onde: [`${web}/theme/settings.ts`, `${web}/lib/session/token.ts`],
    },
    {
      id: 'constante.senha',
      texto: 'Storage key of the password: never written, only cleaned up (docs/decisions/0008)',
      onde: [`${web}/lib/session/token.ts`],
    },
    {
      id: 'constante.animacao',
      texto: 'Animation: 0.64 s in, 0.48 s out, stagger 0.05 s, in view at 30 %; none on sm and below',
      onde: [...metricas, `${web}/theme/motion.ts`, `${web}/theme/theme.ts`],
    },
    {
      id: 'constante.datas',
      texto: 'Dates as dd/MM/yyyy, Brazilian Portuguese',
      onde: [`${domain}/br/data.ts`, `${web}/lib/format.ts`],
    },
  ],
}
