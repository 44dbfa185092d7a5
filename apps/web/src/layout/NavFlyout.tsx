import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled, useTheme } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import type { RefObject } from 'react'
import { focusFirstLink } from '../lib/focus.ts'
import { metrics } from '../theme/metrics.ts'
import { MenuItemLink } from './MenuItemLink.tsx'
import type { Axis } from './nav-keys.ts'
import { isCurrent } from './nav-state.ts'
import { NavList } from './NavList.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

const Flyout = styled(Paper)(({ theme }) => ({
  minWidth: metrics.nav.hoverMenuMin,
  padding: 6,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[6],
  '& ul': { gap: 2, padding: 0 },
}))

/** The distance to the menu belongs to the flyout: the pointer crosses it without leaving. */
const Bridge = styled(Popper)({
  '&[data-axis="row"]': { paddingTop: 6 },
  '&[data-axis="column"]': { paddingInlineStart: 6 },
})

interface NavFlyoutProps {
  readonly id: string
  readonly entry: MenuEntry
  readonly pathname: string
  readonly axis: Axis
  readonly open: boolean
  readonly button: RefObject<HTMLElement | null>
  /** Opened by the keyboard, which goes on in it. */
  readonly hasFocus: boolean
}

/** The items of a group, beside the entry that opens them. */
export function NavFlyout({ id, entry, pathname, axis, open, button, hasFocus }: NavFlyoutProps) {
  const isRtl = useTheme().direction === 'rtl'
  return (
    <Bridge
      open={open}
      anchorEl={() => button.current ?? document.body}
      placement={axis === 'row' ? 'bottom-start' : isRtl ? 'left-start' : 'right-start'}
      disablePortal
      data-axis={axis}
      sx={{ zIndex: 'drawer' }}
      popperOptions={{ strategy: 'fixed' }}
    >
      <Flyout id={id} ref={hasFocus ? focusFirstLink : undefined}>
        <FlyoutItems entry={entry} pathname={pathname} />
      </Flyout>
    </Bridge>
  )
}

function FlyoutItems({ entry, pathname }: { readonly entry: MenuEntry; readonly pathname: string }) {
  const onKeyDown = useMenuKeys({ axis: 'column', items: 'a' })
  return (
    <NavList aria-label={entry.label} onKeyDown={onKeyDown}>
      {entry.itens?.map((item) => (
        <li key={item.href}>
          <MenuItemLink item={item} current={isCurrent(item.href, pathname)} />
        </li>
      ))}
    </NavList>
  )
}
