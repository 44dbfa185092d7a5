import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 40,
    padding: '6px 12px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 24, whiteSpace: 'normal', minWidth: 140 },
  '& tr > :last-child': { paddingInlineEnd: 24 },
  '& thead th': {
    height: 38,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody th small': {
    display: 'block',
    fontWeight: 400,
    fontSize: '0.8125rem',
    color: vars.palette.text.secondary,
  },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderTopColor: vars.palette.outline },
  '& tbody tr:hover': { backgroundColor: vars.palette.action.hover },
  '& a': { color: 'inherit', textDecorationColor: vars.palette.divider },
}))

export interface FigureRow {
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** Cells in the order of the heads. */
  readonly cells: readonly ReactNode[]
}

interface FigureTableProps {
  readonly label: string
  /** Head of the first column, then those of the cells. */
  readonly heads: readonly [string, ...string[]]
  readonly rows: readonly FigureRow[]
  readonly total?: FigureRow
}

/** Table of figures: what a chart shows, in numbers. */
export const FigureTable = ({ label, heads, rows, total }: FigureTableProps) => (
  <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label={label}>
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} heads={heads} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row row={total} heads={heads} />
        </tfoot>
      )}
    </Table>
  </Box>
)

const Row = ({ row, heads }: Pick<FigureTableProps, 'heads'> & { readonly row: FigureRow }) => (
  <tr>
    <th scope="row">
      {row.title}
      {row.detail && <small>{row.detail}</small>}
    </th>
    {row.cells.map((cell, i) => (
      <td key={heads[i + 1]}>{cell}</td>
    ))}
  </tr>
)
