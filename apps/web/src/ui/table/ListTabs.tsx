import { styled, type Theme } from '@mui/material/styles'
import { useEffect, useRef, type RefObject } from 'react'
import { showWhole } from '../../lib/focus.ts'
import { formatNumber } from '../../lib/format.ts'

export interface ListTab {
  /** Value of the filter; empty for all. */
  readonly value: string
  readonly label: string
  readonly count?: number | undefined
  /** Order of the rows while it is pressed; the list's own, where absent. */
  readonly ordenar?: string | undefined
}

// Buttons that press in, not ARIA tabs: they filter one list, they do not switch between panels.
const Group = styled('fieldset')({ minWidth: 0, margin: 0, border: 0, padding: 0 })

const shade = ({ vars }: Theme): string => `color-mix(in srgb, ${vars.palette.text.primary} 20%, transparent)`

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 4,
  padding: '0 12px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Clear of the shades at the ends.
  scrollPaddingInline: 48,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // A shade at the end towards which more tabs wait; paper that scrolls along covers it where there are none.
  background: [
    `linear-gradient(90deg, ${theme.vars.palette.background.paper} 40%, transparent) left / 48px 100% no-repeat local`,
    `linear-gradient(270deg, ${theme.vars.palette.background.paper} 40%, transparent) right / 48px 100% no-repeat local`,
    `linear-gradient(90deg, ${shade(theme)}, transparent) left / 16px 100% no-repeat scroll`,
    `linear-gradient(270deg, ${shade(theme)}, transparent) right / 16px 100% no-repeat scroll`,
  ].join(', '),
  // Paper does not scroll.
  '@media print': { flexWrap: 'wrap', overflowX: 'visible', background: 'none' },
}))

const Tab = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  height: 48,
  padding: '0 10px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  // Forced colours give a transparent border a colour too: every tab would be underlined.
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&[aria-pressed="true"]': { borderBottomColor: 'Highlight' },
  },
  '& span': {
    minWidth: 24,
    padding: '2px 6px',
    borderRadius: 6,
    fontSize: '0.75rem',
    fontWeight: 700,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '&[aria-pressed="true"] span': {
    color: theme.vars.palette.primary.dark,
    backgroundColor: theme.vars.palette.primary.lighter,
  },
}))

interface ListTabsProps {
  readonly label: string
  readonly options: readonly ListTab[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Scrolls the selected tab into view on narrow screens, once the browser has done the layout anyway. */
const reveal = (tab: HTMLElement): (() => void) => {
  const bar = tab.parentElement
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (bar && entry && entry.intersectionRatio < 0.99)
        bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2
    },
    { root: bar },
  )
  observer.observe(tab)
  return () => observer.disconnect()
}

function InSight({ tab }: { readonly tab: RefObject<HTMLElement | null> }) {
  useEffect(() => (tab.current ? reveal(tab.current) : undefined), [tab])
  return null
}

export function ListTabs({ label, options, value, onChange }: ListTabsProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  // With their counts, which come later, the tabs are wider.
  const isCounted = options.some(({ count }) => count !== undefined)
  return (
    <Group aria-label={`Filtrar ${label.toLowerCase()}`}>
      <Bar onFocus={showWhole}>
        {options.map((option) => (
          <Tab
            key={option.value}
            ref={option.value === value ? pressed : null}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.count !== undefined && <span>{formatNumber(option.count)}</span>}
          </Tab>
        ))}
        <InSight key={`${value} ${isCounted}`} tab={pressed} />
      </Bar>
    </Group>
  )
}
