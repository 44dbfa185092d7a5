import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { metrics } from '../theme/metrics.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { MenuLink, MenuToggle } from './MenuLink.tsx'
import { isCurrent, isEntryCurrent } from './nav-state.ts'

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: '0 6px', listStyle: 'none' })

const Flyout = styled(Paper)(({ theme }) => ({
  minWidth: metrics.nav.hoverMenuMin,
  margin: '0 0 0 4px',
  padding: 6,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[6],
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
}))

/** The narrow menu: an icon over its word; groups open beside it on hover, or by the keyboard. */
export function NavMini({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation()
  return (
    <List>
      {entries.map((entry) =>
        entry.itens ? (
          // A new page closes what was open.
          <MiniGroup key={`${entry.label} ${pathname}`} entry={entry} pathname={pathname} />
        ) : (
          <li key={entry.label}>
            {entry.href && (
              <MenuLink href={entry.href} current={isEntryCurrent(entry, pathname)} shape="tile">
                <Icon name={entry.icon} size={22} />
                {entry.label}
              </MenuLink>
            )}
          </li>
        ),
      )}
    </List>
  )
}

interface MiniGroupProps {
  readonly entry: MenuEntry
  readonly pathname: string
}

function MiniGroup({ entry, pathname }: MiniGroupProps) {
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  useDismiss(item, open, () => setAnchor(null))
  return (
    // The flyout lies inside the item: leaving either one leaves both. A finger that taps also enters, so only a
    // pointer that can hover opens without a click.
    <li
      ref={item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setAnchor(button.current)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setAnchor(null)}
    >
      <MenuToggle
        ref={button}
        current={isEntryCurrent(entry, pathname)}
        shape="tile"
        expanded={open}
        controls={open ? id : undefined}
        onClick={() => setAnchor(open ? null : button.current)}
      >
        <Icon name={entry.icon} size={22} />
        {entry.label}
      </MenuToggle>
      <Popper
        open={open}
        anchorEl={anchor}
        placement="right-start"
        disablePortal
        sx={{ zIndex: 'drawer' }}
        popperOptions={{ strategy: 'fixed' }}
      >
        <Flyout id={id}>
          <ul aria-label={entry.label}>
            {entry.itens?.map((item) => (
              <li key={item.href}>
                <MenuLink href={item.href} current={isCurrent(item.href, pathname)} shape="small">
                  {item.label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </Flyout>
      </Popper>
    </li>
  )
}

/** Closes by Escape, giving the focus back, and when the focus goes elsewhere. */
function useDismiss(item: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onClose()
    item.current?.querySelector('button')?.focus()
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    if (event.target instanceof Node && !item.current?.contains(event.target)) onClose()
  })
  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event), controller)
    document.addEventListener('focusin', (event) => onFocus(event), controller)
    return () => controller.abort()
  }, [open])
}
