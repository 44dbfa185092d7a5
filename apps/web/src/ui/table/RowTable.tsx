import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Frame, Table } from './parts.ts'

export interface RowColumn<R> {
  readonly title: string
  /** Content of a cell; null where there is nothing to tell, which a phone then leaves out. */
  readonly cell: (row: R) => ReactNode
  /** Date, number or code: never broken over two lines. */
  readonly code?: true
  /** A short button: on a phone it stands beside the title. */
  readonly act?: true
}

interface RowTableProps<R> {
  readonly label: string
  /** The first names the row. */
  readonly columns: readonly RowColumn<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string | number
}

/** Table of rows that are all there already: a table on wide screens, a card for each row on phones. */
export const RowTable = <R,>({ label, columns, rows, rowKey }: RowTableProps<R>) => (
  <Frame>
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-link={false}>
            {columns.map(({ title, cell, code, act }, n) => {
              const content = cell(row)
              return (
                <td
                  key={title}
                  data-title={n === 0}
                  data-label={title}
                  data-code={code}
                  data-act={act}
                  data-phone={content !== null}
                >
                  <div>{content ?? '–'}</div>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
)

interface SmallProps {
  readonly children: ReactNode
  /** Left out of the cards of a phone. */
  readonly wide?: boolean
}

/** Second line of a cell. */
export const Small = ({ children, wide = false }: SmallProps) => (
  <Typography
    component="small"
    variant="caption"
    color="textSecondary"
    sx={{ display: wide ? { xs: 'none', md: 'block' } : 'block' }}
  >
    {children}
  </Typography>
)
