import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { Icon } from '../ui/icon/Icon.tsx'
import { NavHeader } from './NavHeader.tsx'
import { NavVertical } from './NavVertical.tsx'

interface NavDrawerProps {
  readonly setor: SetorSlug
  readonly entries: readonly MenuEntry[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onSettings: () => void
}

/** The sector's menu below the desktop: it comes when called and goes with the next page. */
export function NavDrawer({ setor, entries, open, onClose, onSettings }: NavDrawerProps) {
  const label = `Menu ${setorOf(setor).label}`
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: 288, maxWidth: '86vw', display: 'flex' },
        },
      }}
      sx={{ display: { lg: 'none' } }}
    >
      <NavHeader setor={setor} isMini={false} />
      <Box component="nav" aria-label={label} sx={{ flex: 1, overflowY: 'auto' }}>
        <NavVertical entries={entries} onNavigate={onClose} />
      </Box>
      <Foot>
        <button type="button" onClick={onSettings}>
          <Icon name="ajustes" size={22} />
          Configurações
        </button>
      </Foot>
    </Drawer>
  )
}

const Foot = styled('div')(({ theme }) => ({
  padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '6px 12px',
    border: 0,
    borderRadius: 10,
    background: 'none',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
}))
