import Box from '@mui/material/Box'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { perfilHref } from '../lib/nav/perfil-href.ts'
import { logout } from '../lib/session/session.ts'
import { useGrupos, useUsuario } from '../lib/session/use-session.ts'
import { EASE, metrics, motion, preso } from '../theme/metrics.ts'
import { useSettings } from '../theme/ThemeRoot.tsx'
import { Tip } from '../ui/feedback/Tip.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { Marca } from './Marca.tsx'
import { NavHeader } from './NavHeader.tsx'
import { MinhaFoto } from './avisos/MinhaFoto.tsx'
import { Sino } from './avisos/Sino.tsx'
import { BuscaButton } from './busca/BuscaButton.tsx'
import { SectorSwitcher } from './SectorSwitcher.tsx'

/** Keeps its room while the bar inside it becomes lower: the page does not jump. */
const Place = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: metrics.header.mobile,
  pointerEvents: 'none',
  ...preso.noTopo,
  [theme.breakpoints.up('lg')]: { height: metrics.header.desktop },
}))

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  paddingInline: 16,
  pointerEvents: 'auto',
  transition: `height ${motion.out}s ${EASE}`,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: { paddingInline: 32 },
  // The ground lies in a layer of its own: a blurred parent would take the menus' fixed positions over.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: theme.vars.palette.background.default,
  },
  '&[data-scrolled="true"]': {
    [theme.breakpoints.up('lg')]: { height: metrics.header.offset },
    '&::before': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
      WebkitBackdropFilter: 'blur(8px)',
      backdropFilter: 'blur(8px)',
    },
  },
}))

// Read when the page scrolls, which it tells in a frame that is laid out, never while a page is drawn.
let hasScrolled = false
const subscribeScroll = (listener: () => void): (() => void) => {
  const look = (): void => {
    hasScrolled = window.scrollY > 4
    listener()
  }
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    window.removeEventListener('scroll', look)
    hasScrolled = false
  }
}
const isScrolled = (): boolean => hasScrolled

interface HeaderProps {
  readonly setor: SetorSlug | null
  readonly onMenu: () => void
  readonly onSettings: () => void
}

export function Header({ setor, onMenu, onSettings }: HeaderProps) {
  const scrolled = useSyncExternalStore(subscribeScroll, isScrolled)
  const isTop = useSettings().settings.themeLayout === 'horizontal'
  return (
    <Place data-sem-impressao>
      <Bar data-scrolled={scrolled}>
        {setor ? (
          <IconButton
            onClick={onMenu}
            aria-label="Abrir menu"
            edge="start"
            sx={{ display: { xs: 'none', md: 'inline-flex', lg: 'none' }, color: 'text.primary' }}
          >
            <Icon name="menu" />
          </IconButton>
        ) : (
          <Link to={rotasGerais.raiz} aria-label="Início" style={{ borderRadius: 12 }}>
            <Marca size={36} />
          </Link>
        )}
        {setor && isTop && (
          <Box sx={{ display: { xs: 'none', lg: 'block' }, marginInlineStart: -2.5 }}>
            <NavHeader setor={setor} isMini={false} />
          </Box>
        )}
        {setor && (
          <Typography
            variant="subtitle1"
            component="p"
            noWrap
            sx={{ display: { lg: isTop ? 'none' : 'block' } }}
          >
            {setorOf(setor).label}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        <BuscaButton setor={setor} />
        <WhoAmI />
        <HeaderActions setor={setor} onSettings={onSettings} />
      </Bar>
    </Place>
  )
}

function WhoAmI() {
  const user = useUsuario()
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, marginInlineEnd: 1.5, textAlign: 'right', minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" noWrap sx={{ lineHeight: 1.3 }}>
        {user.nome}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ maxWidth: 260 }}>
        {user.Grupos[0] ? rotuloDoGrupo(user.Grupos[0].Grupo_nome) : 'Sem grupo'}
      </Typography>
    </Box>
  )
}

interface HeaderActionsProps {
  readonly setor: SetorSlug | null
  readonly onSettings: () => void
}

function HeaderActions({ setor, onSettings }: HeaderActionsProps) {
  const { settings, update } = useSettings()
  const navigate = useNavigate()
  const grupos = useGrupos()
  const isDark = settings.themeMode === 'dark'
  const exit = (): void => {
    logout()
    void navigate(rotasGerais.raiz)
  }
  return (
    <>
      <Sino />
      <Tip title="Alterar Tema">
        <IconButton
          onClick={() => update({ themeMode: isDark ? 'light' : 'dark' })}
          sx={{ color: 'text.secondary' }}
        >
          <Icon name={isDark ? 'sol' : 'lua'} />
        </IconButton>
      </Tip>
      <Tip title="Configurações">
        {/* In a sector, a phone has them in its menu: the bar is narrow there. */}
        <IconButton
          onClick={onSettings}
          aria-haspopup="dialog"
          sx={{ color: 'text.secondary', display: { xs: setor ? 'none' : 'inline-flex', md: 'inline-flex' } }}
        >
          <Icon name="ajustes" />
        </IconButton>
      </Tip>
      <Tip title="Meu Perfil">
        <IconButton component={Link} to={perfilHref(grupos, setor)} sx={{ color: 'text.secondary' }}>
          <MinhaFoto />
        </IconButton>
      </Tip>
      <SectorSwitcher current={setor} />
      <Tip title="Desconectar">
        <IconButton onClick={exit} edge="end" sx={{ color: 'text.secondary' }}>
          <Icon name="sair" />
        </IconButton>
      </Tip>
    </>
  )
}
