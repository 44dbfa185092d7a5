import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { EASE, metrics, motion, preso } from '../theme/metrics.ts'
import { useSettings } from '../theme/ThemeRoot.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { NavHeader } from './NavHeader.tsx'
import { NavHover } from './NavHover.tsx'

/** A new person has the narrow menu. */
const NavVertical = lazyPart('NavVertical', async () => (await import('./NavVertical.tsx')).NavVertical)

const Side = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  // Above the page's own sticky parts: the flyouts of the narrow menu lie over them.
  zIndex: theme.zIndex.appBar + 1,
  flexShrink: 0,
  display: 'none',
  height: '100dvh',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  ...preso.noTopo,
  transition: `width ${motion.out}s ${EASE}`,
  [theme.breakpoints.up('lg')]: { display: 'flex', flexDirection: 'column' },
}))

const Top = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: metrics.header.offset,
  zIndex: theme.zIndex.appBar - 1,
  display: 'none',
  alignItems: 'center',
  height: metrics.nav.horizontal,
  paddingInline: 22,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  ...preso.noTopo,
  [theme.breakpoints.up('lg')]: { display: 'flex' },
}))

interface NavProps {
  readonly setor: SetorSlug
  readonly entries: readonly MenuEntry[]
}

/** The sector's menu beside the page, wide or narrow; from the desktop up. */
export function NavSide({ setor, entries }: NavProps) {
  const { settings, update } = useSettings()
  const isMini = settings.themeLayout === 'mini'
  return (
    <Side
      aria-label={`Menu ${setorOf(setor).label}`}
      style={{ width: isMini ? metrics.nav.mini : metrics.nav.vertical }}
      data-sem-impressao
    >
      <NavHeader setor={setor} isMini={isMini} />
      <Box
        sx={{
          flex: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          pb: 2,
          scrollbarWidth: 'thin',
          // Here the menu scrolls as well: its first item begins above the room of the bar, and is shown whole.
          scrollPaddingTop: 24,
          '& *': { scrollMarginTop: -24 },
        }}
      >
        {isMini ? <NavHover entries={entries} axis="column" /> : <NavVertical entries={entries} />}
      </Box>
      <LayoutToggle
        size="small"
        onClick={() => update({ themeLayout: isMini ? 'vertical' : 'mini' })}
        aria-label={isMini ? 'Expandir menu' : 'Recolher menu'}
      >
        <Icon name={isMini ? 'abre-direita' : 'abre-esquerda'} size={14} />
      </LayoutToggle>
    </Side>
  )
}

/** The sector's menu above the page; from the desktop up. */
export const NavTop = ({ setor, entries }: NavProps) => (
  <Top aria-label={`Menu ${setorOf(setor).label}`} data-sem-impressao>
    <NavHover entries={entries} axis="row" />
  </Top>
)

/** Sits on the line between menu and page. */
const LayoutToggle = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: (metrics.header.desktop - 26) / 2,
  insetInlineEnd: -13,
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
}))
