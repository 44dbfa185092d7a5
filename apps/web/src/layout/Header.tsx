import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { isPronta } from '@rh/domain/setores/ainda'
import { hrefOf, rotasGerais } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { logout } from '../lib/session.ts'
import { useUsuario } from '../lib/use-session.ts'
import { useSettings } from '../theme/ThemeRoot.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { LogoMark } from '../ui/Logo.tsx'
import { SectorSwitcher } from './SectorSwitcher.tsx'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 'var(--topo)',
  paddingInline: 16,
  backgroundColor: theme.vars.palette.background.default,
  transition: 'height .2s',
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: { paddingInline: 32 },
  '&[data-scrolled="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
    backdropFilter: 'blur(8px)',
  },
}))

const subscribeScroll = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
const isScrolled = (): boolean => window.scrollY > 4

interface HeaderProps {
  readonly setor: SetorSlug | null
  readonly onMenu: () => void
}

export function Header({ setor, onMenu }: HeaderProps) {
  const user = useUsuario()
  const scrolled = useSyncExternalStore(subscribeScroll, isScrolled)
  return (
    <Bar data-scrolled={scrolled}>
      {setor ? (
        <IconButton
          onClick={onMenu}
          aria-label="Abrir menu"
          edge="start"
          sx={{ display: { lg: 'none' }, color: 'text.primary' }}
        >
          <Icon name="menu" />
        </IconButton>
      ) : (
        <Link to={rotasGerais.raiz} aria-label="Início" style={{ borderRadius: 12 }}>
          <LogoMark size={36} />
        </Link>
      )}
      {setor && (
        <Typography variant="subtitle1" component="p">
          {setorOf(setor).label}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: { xs: 'none', md: 'block' }, mr: 1.5, textAlign: 'right' }}>
        <Typography variant="subtitle2" component="p" noWrap sx={{ lineHeight: 1.3 }}>
          {user.nome}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ maxWidth: 260 }}>
          {user.Grupos[0]?.Grupo_nome ?? 'Sem grupo'}
        </Typography>
      </Box>
      <HeaderActions setor={setor} />
    </Bar>
  )
}

function HeaderActions({ setor }: { readonly setor: SetorSlug | null }) {
  const { settings, update } = useSettings()
  const navigate = useNavigate()
  const isDark = settings.themeMode === 'dark'
  const exit = (): void => {
    logout()
    void navigate(rotasGerais.raiz)
  }
  return (
    <>
      <Tooltip title="Alterar Tema">
        <IconButton
          onClick={() => update({ themeMode: isDark ? 'light' : 'dark' })}
          sx={{ color: 'text.secondary' }}
        >
          <Icon name={isDark ? 'sol' : 'lua'} />
        </IconButton>
      </Tooltip>
      {setor && isPronta('setor.perfil') && (
        <Tooltip title="Meu Perfil">
          <IconButton component={Link} to={hrefOf(setor, 'setor.perfil')} sx={{ color: 'text.secondary' }}>
            <Icon name="perfil" />
          </IconButton>
        </Tooltip>
      )}
      <SectorSwitcher current={setor} />
      <Tooltip title="Desconectar">
        <IconButton onClick={exit} edge="end" sx={{ color: 'text.secondary' }}>
          <Icon name="sair" />
        </IconButton>
      </Tooltip>
    </>
  )
}
