import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { menuOf } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { useGrupos } from '../lib/use-session.ts'
import { metrics } from '../theme/metrics.ts'
import { useSettings } from '../theme/ThemeRoot.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { NavHeader } from './NavHeader.tsx'
import { NavMini } from './NavMini.tsx'
import { NavVertical } from './NavVertical.tsx'

const Side = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  // Above the page's own sticky parts: the flyouts of the narrow menu lie over them.
  zIndex: theme.zIndex.appBar + 1,
  flexShrink: 0,
  display: 'none',
  height: '100dvh',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'width .2s',
  [theme.breakpoints.up('lg')]: { display: 'flex', flexDirection: 'column' },
}))

interface NavProps {
  readonly setor: SetorSlug
  readonly isDrawerOpen: boolean
  readonly onDrawerClose: () => void
}

/** The sector's menu: beside the page on the desktop, wide or narrow; a drawer below that. */
export function Nav({ setor, isDrawerOpen, onDrawerClose }: NavProps) {
  const { settings, update } = useSettings()
  const entries = menuOf(setor, useGrupos())
  const isMini = settings.themeLayout === 'mini'
  const label = `Menu ${setorOf(setor).label}`
  const next = isMini ? 'vertical' : 'mini'
  return (
    <>
      <Side aria-label={label} style={{ width: isMini ? metrics.nav.mini : metrics.nav.vertical }}>
        <NavHeader setor={setor} isMini={isMini} />
        <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 2 }}>
          {isMini ? <NavMini entries={entries} /> : <NavVertical entries={entries} />}
        </Box>
        <LayoutToggle
          size="small"
          onClick={() => update({ themeLayout: next })}
          aria-label={isMini ? 'Expandir menu' : 'Recolher menu'}
        >
          <Icon name={isMini ? 'abre-direita' : 'abre-esquerda'} size={14} />
        </LayoutToggle>
      </Side>
      <Drawer
        open={isDrawerOpen}
        onClose={onDrawerClose}
        slotProps={{ paper: { 'aria-label': label, sx: { width: 288 } } }}
        sx={{ display: { lg: 'none' } }}
      >
        <NavHeader setor={setor} isMini={false} />
        <nav aria-label={label}>
          <NavVertical entries={entries} onNavigate={onDrawerClose} />
        </nav>
      </Drawer>
    </>
  )
}

/** Sits on the line between menu and page. */
const LayoutToggle = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: (metrics.header.desktop - 26) / 2,
  right: -13,
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
}))
