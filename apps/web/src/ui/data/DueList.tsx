import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router'
import { Icon } from '../icon/Icon.tsx'
import { StatusChip } from './StatusChip.tsx'
import { useLastCount } from './use-last-count.ts'
import { WholeCodes } from './WholeCodes.tsx'

export interface DueItem {
  readonly key: string
  /** Undefined for one that leads nowhere. */
  readonly href?: string | undefined
  readonly title: string
  readonly detail: string
  /** What has to be done. */
  readonly task: string
  readonly taskDetail: string
  /** When, in words; marked where it is over or today. */
  readonly when: string
  readonly tone: 'late' | 'now' | 'later'
}

interface DueListProps {
  /** Name under which the device remembers how many rows there were. */
  readonly name: string

  /** Undefined while loading. */
  readonly items: readonly DueItem[] | undefined
  readonly empty: string
  /** Rows that are usually there, kept free the first time. */
  readonly expected: number
}

/** A row as one line of columns: when, what, who. */
const larga = {
  gridTemplateColumns: '136px minmax(0, 2fr) minmax(0, 3fr) 16px',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 56,
  padding: '9px 24px',
  '& [data-part="when"], & [data-part="what"], & [data-part="who"]': {
    gridColumn: 'auto',
    gridRow: 'auto',
  },
  '& [data-part="go"]': { display: 'block' },
} as const

const row = ({ theme: { vars, breakpoints } }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 12,
  rowGap: 2,
  position: 'relative' as const,
  minHeight: 60,
  padding: '10px 24px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${vars.palette.divider}`,
  'a&:hover': { backgroundColor: vars.palette.action.hover },
  'a&:hover b': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600, overflowWrap: 'anywhere' as const },
  '& small': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& [data-part="when"]': { gridColumn: 2, gridRow: 1 },
  '& [data-part="what"]': { gridColumn: 1, gridRow: 1 },
  '& [data-part="who"]': { gridColumn: '1 / -1', gridRow: 2 },
  '& [data-part="go"]': { display: 'none', color: vars.palette.text.secondary },
  '&[data-tone="late"]::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 8,
    bottom: 8,
    width: 3,
    borderRadius: '0 3px 3px 0',
    backgroundColor: vars.palette.error.main,
  },
  [breakpoints.up('md')]: larga,
  // Paper is narrower than a desk, and has no use for the room that a finger needs.
  '@media print': {
    ...larga,
    minHeight: 0,
    paddingBlock: 5,
    gridTemplateColumns: '116px minmax(0, 2fr) minmax(0, 3fr)',
    '& [data-part="go"]': { display: 'none' },
  },
})
const Row = styled(Link)(row)
const Fixed = styled('div')(row)

const chipTones = { late: 'error', now: 'warning' } as const

/** List of what is due, the whole row a link. */
export function DueList({ name, items, empty, expected }: DueListProps) {
  const rows = useLastCount(name, items, expected)
  return (
    <>
      {items?.length === 0 && (
        <Box
          component="p"
          sx={{ m: 0, px: 3, py: 2.5, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
        >
          {empty}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items?.map((item) => (
          <li key={item.key}>
            {item.href === undefined ? (
              <Fixed data-tone={item.tone}>
                <Parts item={item} />
              </Fixed>
            ) : (
              <Row to={item.href} data-tone={item.tone}>
                <Parts item={item} />
                <span data-part="go">
                  <Icon name="abre-direita" size={16} />
                </span>
              </Row>
            )}
          </li>
        )) ??
          Array.from({ length: rows }, (_, n) => (
            <Box component="li" key={`kept ${n}`} sx={{ height: { xs: 107, md: 61 }, px: 3, py: 1 }}>
              <Skeleton width="45%" />
              <Skeleton width="75%" />
            </Box>
          ))}
      </Box>
    </>
  )
}

const Parts = ({ item: { title, detail, task, taskDetail, when, tone } }: { readonly item: DueItem }) => (
  <>
    <span data-part="when">
      {tone === 'later' ? <small>{when}</small> : <StatusChip label={when} tone={chipTones[tone]} />}
    </span>
    <span data-part="what">
      <b>
        <WholeCodes text={task} />
      </b>
      <small>
        <WholeCodes text={taskDetail} />
      </small>
    </span>
    <span data-part="who">
      <b>
        <WholeCodes text={title} />
      </b>
      <small>
        <WholeCodes text={detail} />
      </small>
    </span>
  </>
)
