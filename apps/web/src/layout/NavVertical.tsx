import { styled } from '@mui/material/styles'
import type { MenuEntry } from '@rh/domain/setores/rotas'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon/Icon.tsx'
import { Fold } from '../ui/motion/Fold.tsx'
import { MenuInfo } from './menu-info.ts'
import { MenuItemLink } from './MenuItemLink.tsx'
import { MenuLink, MenuToggle } from './MenuLink.tsx'
import { isCurrent, isEntryCurrent } from './nav-state.ts'
import { useMenuKeys } from './use-menu-keys.ts'

const List = styled('ul')({ display: 'grid', gap: 2, margin: 0, padding: '0 12px', listStyle: 'none' })

const SubList = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 2,
  margin: '2px 0 4px',
  padding: 0,
  paddingInlineStart: 36,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 23,
    top: 2,
    bottom: 2,
    width: 1,
    backgroundColor: theme.vars.palette.divider,
  },
}))

/** What is folded away is passed over. */
const REACHABLE = ':is(a, button):not([inert] *)'

interface NavVerticalProps {
  readonly entries: readonly MenuEntry[]
  readonly onNavigate?: () => void
}

/** Opens or closes the group that has the focus; out of its items, goes back to it. */
function onGroup(move: 'open' | 'close', item: HTMLElement): boolean {
  const wanted = move === 'open' ? 'false' : 'true'
  if (item.getAttribute('aria-expanded') === wanted) {
    item.click()
    return true
  }
  const group = item.closest('ul')?.closest('li')?.querySelector('button')
  if (move === 'open' || !group) return false
  group.focus()
  return true
}

/** The wide menu: groups open on a click. */
export function NavVertical({ entries, onNavigate }: NavVerticalProps) {
  const { pathname } = useLocation()
  const onKeyDown = useMenuKeys({ axis: 'column', items: REACHABLE, onGroup })
  return (
    <List onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.itens ? (
            // A group opens by itself around the page on screen, and forgets clicks on navigation.
            <Group key={pathname} entry={entry} pathname={pathname} {...(onNavigate && { onNavigate })} />
          ) : (
            entry.href && (
              <MenuLink href={entry.href} current={isEntryCurrent(entry, pathname)} onClick={onNavigate}>
                <Icon name={entry.icon} size={22} />
                {entry.label}
                <MenuInfo area={entry.area} />
              </MenuLink>
            )
          )}
        </li>
      ))}
    </List>
  )
}

interface GroupProps {
  readonly entry: MenuEntry
  readonly pathname: string
  readonly onNavigate?: () => void
}

function Group({ entry, pathname, onNavigate }: GroupProps) {
  const id = useId()
  const current = isEntryCurrent(entry, pathname)
  const [open, setOpen] = useState(current)
  return (
    <>
      <MenuToggle current={current && !open} expanded={open} controls={id} onClick={() => setOpen(!open)}>
        <Icon name={entry.icon} size={22} />
        <span style={{ flex: 1 }}>{entry.label}</span>
        <MenuInfo area={entry.area} />
        <Icon name={open ? 'abre-baixo' : 'abre-direita'} size={16} />
      </MenuToggle>
      <Fold open={open} id={id}>
        <SubList>
          {entry.itens?.map((item) => (
            <li key={item.href}>
              <MenuItemLink item={item} current={isCurrent(item.href, pathname)} onClick={onNavigate} />
            </li>
          ))}
        </SubList>
      </Fold>
    </>
  )
}
