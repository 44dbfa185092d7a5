import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { menuOf, setoresDe, type MenuEntry } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { call } from '../lib/api/api.ts'
import { temChavesDeAcesso } from '../lib/chave/suporte.ts'
import { keepFocus } from '../lib/focus-keeper.ts'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { PERFIL_AQUI } from '../lib/nav/perfil-href.ts'
import { metodo } from '../lib/session/metodo.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { useKept } from '../lib/loading/use-kept.ts'
import { useGrupos, useUsuario } from '../lib/session/use-session.ts'
import { findSetor } from '../lib/nav/use-setor.ts'
import { FOLGA_DA_BARRA, metrics, noPe } from '../theme/metrics.ts'
import { useSettings } from '../theme/ThemeRoot.tsx'
import { StepUpProvider } from '../ui/feedback/PasswordConfirm.tsx'
import { Header } from './Header.tsx'
import { NavSide, NavTop } from './Nav.tsx'
import { isPhone, useIsPhone } from '../theme/use-is-phone.ts'

const SettingsDrawer = lazyPart(
  'SettingsDrawer',
  async () => (await import('./ajustes/SettingsDrawer.tsx')).SettingsDrawer,
)
const NavDrawer = lazyPart('NavDrawer', async () => (await import('./NavDrawer.tsx')).NavDrawer)
// A desktop has no bar; a phone asks for it with the frame.
const BottomBar = lazyPart('BottomBar', async () => (await import('./BottomBar.tsx')).BottomBar)
if (isPhone()) BottomBar.prefetch()

const PerfilDialog = lazyPart('PerfilDialog', async () => (await import('./PerfilDialog.tsx')).PerfilDialog)

// For who has a passkey, when something sensitive is done.
const ConfirmarComChave = lazyPart(
  'ConfirmarComChave',
  async () => (await import('../features/auth/ConfirmarComChave.tsx')).ConfirmarComChave,
)

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: 2200,
  padding: '10px 16px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

const confirmar = async (senha: string): Promise<unknown> =>
  metodo() === 'jwt'
    ? call('POST /api/auth/confirmar', { body: { senha } })
    : (await import('../lib/provedor/troca.ts')).confirmarNoProvedor(senha)

const { header, nav, bottomBar, stretchAbove } = metrics

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: '100dvh',
  // What sticks to the top of the page sticks below the bar, once it has become lower.
  '--topo': `${header.mobile}px`,
  // What takes the focus, and what a link of the page leads to, is not left behind it (WCAG 2.4.11). A page whose top
  // holds more says so itself.
  'html:has(:where(&))': { scrollPaddingTop: header.mobile + FOLGA_DA_BARRA },
  [theme.breakpoints.down('md')]: {
    'html:has(:where(&[data-setor="true"]))': {
      scrollPaddingBottom: `calc(${noPe(`${bottomBar}px`)} + env(safe-area-inset-bottom) + ${FOLGA_DA_BARRA}px)`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    '--topo': `${header.offset}px`,
    '&[data-layout="horizontal"]': { '--topo': `${header.offset + nav.horizontal}px` },
    'html:has(:where(&[data-layout="horizontal"]))': {
      scrollPaddingTop: header.offset + nav.horizontal + FOLGA_DA_BARRA,
    },
  },
}))

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: '8px 16px 48px',
  outline: 'none',
  [theme.breakpoints.down('md')]: {
    '[data-setor="true"] &': { paddingBottom: `calc(${bottomBar + 32}px + env(safe-area-inset-bottom))` },
  },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: {
    paddingInline: 32,
    paddingTop: 12,
    '[data-layout="horizontal"] &': { paddingTop: 28 },
  },
  [`@media (min-width: ${stretchAbove + 1}px)`]: { '[data-stretch="true"] &': { maxWidth: 'none' } },
  '@media print': { padding: 0, maxWidth: 'none' },
}))

type Panel = 'menu' | 'ajustes'

/** Around every page of a signed-in person: menu, top bar, content. */
export function Shell() {
  const [queries] = useState(sessionQueries)
  const slug = findSetor(useLocation().pathname)
  const grupos = useGrupos()
  const pessoa = useUsuario()
  // A sector of others has no menu here; its page says why.
  const setor = slug && setoresDe(grupos).includes(slug) ? slug : null
  const entries = setor ? menuOf(setor, grupos, undefined, pessoa) : []
  const { themeLayout, themeStretch } = useSettings().settings
  const [panel, setPanel] = useState<Panel | null>(null)
  useEffect(keepFocus, [])
  const menu = setor && { setor, entries }
  return (
    <QueryClientProvider client={queries}>
      <StepUpProvider
        onConfirm={confirmar}
        semSenha={metodo() === 'auth0'}
        {...(metodo() === 'jwt' && temChavesDeAcesso() && { alternativa: ConfirmarComChave })}
      >
        <SkipLink href="#conteudo" data-sem-impressao>
          Ir para o conteúdo
        </SkipLink>
        <Frame data-layout={themeLayout} data-stretch={themeStretch} data-setor={setor !== null}>
          {menu && themeLayout !== 'horizontal' && <NavSide {...menu} />}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <Header setor={setor} onMenu={() => setPanel('menu')} onSettings={() => setPanel('ajustes')} />
            {menu && themeLayout === 'horizontal' && <NavTop {...menu} />}
            <Main id="conteudo" tabIndex={-1}>
              <Suspense>
                <Outlet />
              </Suspense>
            </Main>
          </Box>
        </Frame>
        <Panels panel={panel} onChange={setPanel} menu={menu} />
        {grupos.length === 0 && <MeuPerfil />}
      </StepUpProvider>
    </QueryClientProvider>
  )
}

/** The address says whether it is open: the way back closes it. */
function MeuPerfil() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  return (
    hash === PERFIL_AQUI && <PerfilDialog open onClose={() => void navigate(pathname, { replace: true })} />
  )
}

interface PanelsProps {
  readonly panel: Panel | null
  readonly onChange: (panel: Panel | null) => void
  readonly menu: { readonly setor: SetorSlug; readonly entries: readonly MenuEntry[] } | null
}

/** What lies over the page: the phone's bar and menu, the settings. */
function Panels({ panel, onChange, menu }: PanelsProps) {
  const narrow = useIsPhone()
  const hasSettings = useKept(panel === 'ajustes')
  const hasMenu = useKept(panel === 'menu')
  const close = (): void => onChange(null)
  return (
    <>
      {menu && narrow && (
        <BottomBar
          setor={menu.setor}
          isMenuOpen={panel === 'menu'}
          onMenu={() => onChange('menu')}
          onMenuNear={NavDrawer.prefetch}
        />
      )}
      {menu && hasMenu && (
        <NavDrawer {...menu} open={panel === 'menu'} onClose={close} onSettings={() => onChange('ajustes')} />
      )}
      {hasSettings && <SettingsDrawer open={panel === 'ajustes'} onClose={close} />}
    </>
  )
}
