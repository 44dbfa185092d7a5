import { styled, useTheme } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { useKept } from '../lib/loading/use-kept.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { MenuInfo } from './menu-info.ts'
import { MenuLink, MenuToggle } from './MenuLink.tsx'
import { moveOf, type Axis } from './nav-keys.ts'
import { isEntryCurrent } from './nav-state.ts'
import { NavList } from './NavList.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

const NavFlyout = lazyPart('NavFlyout', async () => (await import('./NavFlyout.tsx')).NavFlyout)

const Item = styled('li')({})

const OWN_ITEMS = ':scope > li > a, :scope > li > button'

interface NavHoverProps {
  readonly entries: readonly MenuEntry[]
  readonly axis: Axis
}

/** Entries side by side or one below the other; groups open beside them on hover, or by the keyboard. */
export function NavHover({ entries, axis }: NavHoverProps) {
  const { pathname } = useLocation()
  const onKeyDown = useMenuKeys({ axis, items: OWN_ITEMS })
  const shape = axis === 'row' ? 'bar' : 'tile'
  return (
    <NavList data-axis={axis} onKeyDown={onKeyDown}>
      {entries.map((entry) =>
        entry.itens ? (
          // A new page closes what was open.
          <HoverGroup key={`${entry.label} ${pathname}`} entry={entry} pathname={pathname} axis={axis} />
        ) : (
          <li key={entry.label}>
            {entry.href && (
              <MenuLink href={entry.href} current={isEntryCurrent(entry, pathname)} shape={shape}>
                <Icon name={entry.icon} size={axis === 'row' ? 20 : 22} />
                <Label text={entry.label} />
                <MenuInfo area={entry.area} tile={shape === 'tile'} />
              </MenuLink>
            )}
          </li>
        ),
      )}
    </NavList>
  )
}

/** Letters that a tile of the narrow menu has room for at its usual size. */
const FITS = 12

const Label = ({ text }: { readonly text: string }) => (
  <span className={text.length > FITS ? 'longo' : undefined}>{text}</span>
)

interface HoverGroupProps {
  readonly entry: MenuEntry
  readonly pathname: string
  readonly axis: Axis
}

/** How a group was opened: a press keeps it open under the pointer, the keyboard goes into it. */
type OpenBy = 'hover' | 'press' | 'keys'

function HoverGroup({ entry, pathname, axis }: HoverGroupProps) {
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [by, setBy] = useState<OpenBy | null>(null)
  const open = by !== null
  const kept = useKept(open)
  const isRtl = useTheme().direction === 'rtl'
  useDismiss(item, open, () => setBy(null))
  const onKeyDown = (event: KeyboardEvent): void => {
    const onButton = event.target === button.current
    const move = moveOf(event.key, axis, isRtl)
    if (onButton ? move !== 'open' : !isWayBack(event.key, axis, isRtl)) return
    event.preventDefault()
    setBy(onButton ? 'keys' : null)
    if (!onButton) button.current?.focus()
  }
  return (
    // The flyout lies inside the item: leaving either one leaves both. A finger that taps also enters, so only a
    // pointer that can hover opens without a click.
    <Item
      ref={item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setBy(by ?? 'hover')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setBy(null)}
      onKeyDown={onKeyDown}
    >
      <MenuToggle
        ref={button}
        current={isEntryCurrent(entry, pathname)}
        shape={axis === 'row' ? 'bar' : 'tile'}
        expanded={open}
        controls={open ? id : undefined}
        onClick={() => setBy(open && by !== 'hover' ? null : 'press')}
      >
        <Icon name={entry.icon} size={axis === 'row' ? 20 : 22} />
        <Label text={entry.label} />
        <MenuInfo area={entry.area} tile={axis !== 'row'} />
        <Icon name={axis === 'row' ? 'abre-baixo' : 'abre-direita'} size={12} className="abre" />
      </MenuToggle>
      {kept && (
        <NavFlyout
          id={id}
          entry={entry}
          pathname={pathname}
          axis={axis}
          open={open}
          button={button}
          hasFocus={by === 'keys'}
        />
      )}
    </Item>
  )
}

/** Out of a flyout: against the way it opened. In a row the arrow up only leaves by way of Escape and Tab. */
const isWayBack = (key: string, axis: Axis, isRtl: boolean): boolean =>
  axis === 'column' && moveOf(key, axis, isRtl) === 'close'

/** Closes by Escape, giving the focus back, and when the focus or a tap goes elsewhere. */
function useDismiss(item: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const hadFocus = item.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) item.current?.querySelector('button')?.focus()
  })
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !item.current?.contains(event.target)) onClose()
  })
  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event), controller)
    document.addEventListener('focusin', (event) => onElsewhere(event), controller)
    document.addEventListener('pointerdown', (event) => onElsewhere(event), controller)
    return () => controller.abort()
  }, [open])
}
