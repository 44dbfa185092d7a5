import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { showWhole } from '../../lib/focus.ts'
import { Icon } from '../icon/Icon.tsx'

export interface PageTab {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly href: string
  /** Count shown on the tab. */
  readonly count?: number | undefined
}

// Links, not ARIA tabs: each has an address of its own and may be opened apart.
const Bar = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: 48,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 48,
    padding: '0 12px',
    borderBottom: '2px solid transparent',
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  '& small': {
    minWidth: 22,
    padding: '1px 6px',
    borderRadius: 6,
    fontSize: '0.75rem',
    fontWeight: 700,
    textAlign: 'center',
    color: theme.vars.palette.error.dark,
    backgroundColor: theme.vars.palette.error.lighter,
  },
}))

const bringIntoSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'center' })

interface PageTabsProps {
  readonly tabs: readonly PageTab[]
  readonly current: string
  /** Accessible name of the tabs. */
  readonly label: string
}

/** Tabs of a long record, each with its address; scrolls sideways on overflow. */
export function PageTabs({ tabs, current, label }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <Bar onFocus={showWhole}>
        {tabs.map(({ id, label: text, icon, href, count = 0 }) => (
          <li key={id}>
            <Link
              to={href}
              ref={id === current ? bringIntoSight : null}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {text}
              {count > 0 && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </Bar>
    </nav>
  )
}
