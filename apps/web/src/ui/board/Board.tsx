import { styled } from '@mui/material/styles'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Tone } from '../data/StatusChip.tsx'
import { nextCard } from './move.ts'

export interface BoardColumn {
  readonly key: string
  readonly title: string
  readonly tone: Tone
  /** Number of cards in the column, rendered or not. */
  readonly total: number
  /** Short text beside the total, for what is urgent in the column. */
  readonly note?: ReactNode
  readonly cards: readonly { readonly key: string | number; readonly content: ReactNode }[]
  /** Link to the remaining cards, below the last one rendered. */
  readonly more?: ReactNode
  /** Initially expanded, where columns are collapsible groups (phones). */
  readonly open: boolean
}

interface BoardProps {
  readonly label: string
  readonly columns: readonly BoardColumn[]
  readonly empty: string
}

/**
 * Board of cards by stage: side-by-side columns, collapsible groups on phones. Each card holds one link; the arrow keys
 * move the focus from card to card.
 */
export function Board({ label, columns, empty }: BoardProps) {
  const phone = useMedia(NARROW)
  const Layout = phone ? Groups : Columns
  return (
    <Frame aria-label={label} onKeyDown={moveFocus}>
      <Layout>
        {columns.map(({ key, open, ...column }) =>
          phone ? (
            <Group key={key} open={open}>
              <summary>
                <Head {...column} />
                <Fold name="abre-baixo" size={18} />
              </summary>
              <Cards {...column} empty={empty} />
            </Group>
          ) : (
            <Column key={key} {...column} empty={empty} />
          ),
        )}
      </Layout>
    </Frame>
  )
}

type Content = Omit<BoardColumn, 'key' | 'open'>
type ColumnProps = Content & { readonly empty: string }

function Column(props: ColumnProps) {
  const id = useId()
  return (
    <Stack aria-labelledby={id}>
      <StackHead id={id}>
        <Head {...props} />
      </StackHead>
      <Cards {...props} />
    </Stack>
  )
}

const Head = ({ title, tone, total, note }: Content) => (
  <>
    <Dot tone={tone} />
    <h2>{title}</h2>
    <Total>{formatNumber(total)}</Total>
    {note}
  </>
)

const Cards = ({ cards, more, empty }: ColumnProps) => (
  <List data-coluna>
    {cards.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
    {cards.length === 0 && <Empty>{empty}</Empty>}
    {more && <li>{more}</li>}
  </List>
)

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Moves the focus with the arrow keys over the rendered cards; a collapsed group has none. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, altKey, metaKey } = event
  if (!arrows.includes(key) || ctrlKey || altKey || metaKey) return
  if (!(target instanceof HTMLAnchorElement)) return
  const columns = [...event.currentTarget.querySelectorAll('[data-coluna]')].map((column) =>
    [...column.querySelectorAll('a')].filter((link) => link.checkVisibility()),
  )
  const next = nextCard(columns, target, key)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const Frame = styled('fieldset')({ minWidth: 0, margin: 0, border: 0, padding: 0 })

const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(244px, 1fr)',
  alignItems: 'start',
  gap: 12,
  padding: 4,
  margin: -4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: 4,
})

const Stack = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(420px, calc(100dvh - 280px))',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.neutral,
  scrollSnapAlign: 'start',
  '& > ul': { overflowY: 'auto', scrollbarWidth: 'thin', padding: '4px 12px 12px' },
}))

const StackHead = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 16px',
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 700 },
})

const Groups = styled('div')({ display: 'grid', gap: 8 })

const Group = styled('details')(({ theme }) => ({
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.neutral,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 52,
    padding: '8px 16px',
    borderRadius: 12,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '& h2': { margin: 0, fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 700 },
  },
  '& > ul': { padding: '0 12px 12px' },
  '&[open] > summary > svg': { rotate: '180deg' },
}))

const Fold = styled(Icon)(({ theme }) => ({ marginLeft: 'auto', color: theme.vars.palette.text.secondary }))

const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ readonly tone: Tone }>(
  ({ theme, tone }) => ({
    flexShrink: 0,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: tone === 'default' ? theme.vars.palette.text.disabled : theme.vars.palette[tone].main,
  }),
)

const Total = styled('span')(({ theme }) => ({
  minWidth: 24,
  padding: '2px 6px',
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 700,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.selected,
}))

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, listStyle: 'none' })

const Empty = styled('li')(({ theme }) => ({
  padding: '12px 4px',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}))
