import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLastCount } from './use-last-count.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

export interface MatrixColumn {
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** How what falls in it is marked: over already, or today. */
  readonly tone?: 'late' | 'now'
}

export interface MatrixRow {
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** One per column; 0 renders a dot without a link. */
  readonly values: readonly number[]
  readonly total?: boolean
}

interface NumberMatrixProps {
  /** Name under which the device remembers how many rows there were. */
  readonly name: string

  readonly label: string
  /** Head of the first column. */
  readonly corner: string
  readonly columns: readonly MatrixColumn[]
  /** Undefined while loading. */
  readonly rows: readonly MatrixRow[] | undefined
  /** Rows that are usually there, kept free the first time. */
  readonly expected: number
  /** Where a number leads; undefined for one that leads nowhere. */
  readonly hrefOf: (row: MatrixRow, column: MatrixColumn) => string | undefined
  /** Keys of the cell whose list is shown. */
  readonly current?: readonly [row: string | null, column: string | null]
}

const Table = styled('table')(({ theme: { vars, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: 0,
    height: 44,
    textAlign: 'center',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.up('md')]: { '& th, & td': { height: 40 } },
  '& thead th': {
    height: 44,
    borderTop: 0,
    paddingBottom: 8,
    verticalAlign: 'bottom',
    fontSize: '0.75rem',
    lineHeight: 1.25,
    fontWeight: 600,
    color: vars.palette.text.secondary,
    // Between two heads stays a gap: `8 a 15` takes two lines before it touches `até 7`.
    [breakpoints.down('md')]: { fontSize: '0.6875rem', letterSpacing: '-0.02em', paddingInline: 2 },
  },
  // Eight columns beside a name: at 320 px their heads would run into each other.
  '@media (max-width: 359.95px)': {
    '& thead th': { fontSize: '0.625rem', paddingInline: 0 },
    '& th:first-of-type': { width: 92, paddingInline: '16px 0' },
  },
  '& thead b': { display: 'block', color: vars.palette.text.primary },
  '& [data-tone="late"] b': { color: vars.palette.error.dark },
  '& [data-tone="now"]': {
    backgroundColor: `color-mix(in srgb, ${vars.palette.warning.lighter} 45%, transparent)`,
  },
  '& th:first-of-type': {
    width: 264,
    textAlign: 'start',
    paddingInline: '24px 12px',
    paddingBlock: 6,
    fontWeight: 500,
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    [breakpoints.down('md')]: {
      // Wide enough for the longest word of a place, as `Estacionamento`.
      width: 124,
      paddingInline: '24px 0',
      fontSize: '0.8125rem',
      lineHeight: 1.25,
    },
  },
  '& th small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: vars.palette.text.secondary,
    // One line: rows are as high while they load as they are then.
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Two rows of one name are told apart by it on any screen.
    [breakpoints.down('sm')]: { '&:not([data-distingue="true"])': { display: 'none' } },
  },
  '& td > a, & td > span': { display: 'grid', placeItems: 'center', minHeight: 39, height: '100%' },
  '& td > span': { color: vars.palette.text.secondary },
  '& td > a': { fontWeight: 600, color: 'inherit', textDecoration: 'none' },
  '& td > a:hover': { backgroundColor: vars.palette.action.hover, textDecoration: 'underline' },
  '& td > a:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& td > a[aria-current]': {
    boxShadow: `inset 0 -3px 0 ${vars.palette.primary.main}`,
    color: vars.palette.primary.dark,
  },
  '& td[data-tone="late"] > a': {
    color: vars.palette.error.dark,
    backgroundColor: vars.palette.error.lighter,
  },
  // As high as a row with its second line: nothing moves when the rows come.
  [breakpoints.up('sm')]: { '& tbody th': { height: 53 } },
  '& tr[data-total="true"] > *': { fontWeight: 700, borderTopColor: vars.palette.outline },
}))

/** Table of counts, each linked to what it counts. */
export function NumberMatrix({
  name,
  label,
  corner,
  columns,
  rows,
  expected,
  hrefOf,
  current,
}: NumberMatrixProps) {
  const kept = useLastCount(name, rows, expected)
  const nameOf = namesOf(rows ?? [])
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ key, title, detail, tone }) => (
            <th key={key} scope="col" data-tone={tone}>
              <b>{title}</b>
              {detail ?? <>&nbsp;</>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={row.key} data-total={row.total ?? false}>
            <th scope="row">
              {row.title}
              {row.detail && (
                <small title={row.detail} data-distingue={nameOf(row) !== row.title}>
                  {row.detail}
                </small>
              )}
            </th>
            {columns.map((column, i) => (
              <MatrixCell
                key={column.key}
                value={row.values[i] ?? 0}
                label={`${nameOf(row)}, ${column.title} ${column.detail ?? ''}`}
                tone={column.tone}
                href={hrefOf(row, column)}
                isCurrent={current?.[0] === (row.total ? null : row.key) && current[1] === column.key}
              />
            ))}
          </tr>
        )) ??
          Array.from({ length: kept }, (_, n) => (
            // Of no row's key: the node of one that came would be moved.
            <tr key={`kept ${n}`}>
              <th scope="row">
                <Skeleton width="70%" />
                <small>&nbsp;</small>
              </th>
              {columns.map(({ key }) => (
                <td key={key}>&nbsp;</td>
              ))}
            </tr>
          ))}
      </tbody>
    </Table>
  )
}

/** Name of a row on its own: with its second line where another row has the same title. */
function namesOf(rows: readonly MatrixRow[]) {
  const quantas = Map.groupBy(rows, ({ title }) => title)
  return ({ title, detail }: MatrixRow): string =>
    detail && (quantas.get(title)?.length ?? 0) > 1 ? `${title}, ${detail}` : title
}

interface MatrixCellProps {
  readonly value: number
  readonly label: string
  readonly tone: MatrixColumn['tone']
  readonly href: string | undefined
  readonly isCurrent: boolean
}

function MatrixCell({ value, label, tone, href, isCurrent }: MatrixCellProps) {
  if (value === 0)
    return (
      <td {...(tone === 'now' && { 'data-tone': tone })}>
        <span aria-hidden>·</span>
        <Box component="span" sx={HIDDEN}>
          nenhum
        </Box>
      </td>
    )
  return (
    <td data-tone={tone}>
      {href === undefined ? (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {formatNumber(value)}
        </Box>
      ) : (
        <Link
          to={href}
          aria-label={`${label}: ${formatNumber(value)}`}
          {...(isCurrent && { 'aria-current': 'true' })}
        >
          {formatNumber(value)}
        </Link>
      )}
    </td>
  )
}

const HIDDEN = { ...visuallyHidden, minHeight: '1px !important' } as const
