import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useOneStop } from './use-one-stop.ts'

export interface BarRow {
  readonly key: string
  readonly title: string
  readonly detail?: string
  readonly value: number
  /** The value in words, with whatever it is compared to. */
  readonly text: string
  readonly href?: string
  /** The one that the title of the chart speaks of. */
  readonly strong?: boolean
}

interface BarRowsProps {
  /** Undefined while loading. */
  readonly rows: readonly BarRow[] | undefined
  /** Rows kept free while loading. */
  readonly expected?: number
  /** Value of a line drawn across the bars, as a mean. */
  readonly mark?: number
}

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '3px 12px',
  padding: '7px 0',
  fontSize: '0.8125rem',
  color: 'inherit',
  textDecoration: 'none',
  'a&:hover > span:first-of-type': { textDecoration: 'underline' },
  'a&:focus-visible': { borderRadius: 6 },
  '& em': { fontStyle: 'normal', color: vars.palette.text.secondary },
  '& > span:first-of-type': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& i': {
    gridColumn: '1 / -1',
    position: 'relative',
    display: 'block',
    height: 8,
    printColorAdjust: 'exact',
  },
  '& i > span': {
    display: 'block',
    height: 8,
    minWidth: 2,
    borderRadius: 2,
    backgroundColor: vars.palette.outline,
    // Forced colours would leave figures without bars.
    forcedColorAdjust: 'none',
  },
  '&[data-strong="true"] i > span': { backgroundColor: vars.palette.primary.main },
  '& i > u': {
    position: 'absolute',
    top: -3,
    bottom: -3,
    width: 2,
    backgroundColor: vars.palette.text.primary,
  },
}))

/** Height of a row whose words take one line, in pixels. */
const ROW_HEIGHT = 45

/** Horizontal bars with their values in words; the text says all that the bar shows. */
export function BarRows({ rows, expected = 0, mark }: BarRowsProps) {
  const largest = Math.max(mark ?? 0, ...(rows ?? []).map(({ value }) => value), Number.MIN_VALUE)
  const percent = (value: number): string => `${((value / largest) * 100).toFixed(2)}%`
  const linked = (rows ?? []).flatMap(({ key, href }) => (href === undefined ? [] : [[key]]))
  const { stopOf, hint } = useOneStop(linked, 'down')
  return (
    <Box component="ul" sx={{ m: 0, px: 3, pb: 2, pt: 0, listStyle: 'none' }}>
      <li id={hint} hidden>
        As setas, Home e End levam de uma linha a outra.
      </li>
      {!rows && <li style={{ height: expected * ROW_HEIGHT }} />}
      {rows?.map(({ key, title, detail, value, text, href, strong = false }) => (
        <li key={key}>
          <Row data-strong={strong} {...(href !== undefined && { as: Link, to: href, ...stopOf(key) })}>
            <span>
              {title}
              {detail && <em>{` · ${detail}`}</em>}
            </span>
            <b>{text}</b>
            <i aria-hidden>
              <span style={{ width: percent(value) }} />
              {mark !== undefined && <u style={{ insetInlineStart: percent(mark) }} />}
            </i>
          </Row>
        </li>
      ))}
    </Box>
  )
}
