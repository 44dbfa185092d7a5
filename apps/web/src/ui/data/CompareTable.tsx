import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatAmount } from '../../lib/format.ts'
import { differenceOf, type Compared } from './compare.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

export interface CompareRow {
  readonly label: string
  /** How the value was worked out. */
  readonly note?: ReactNode
  /** One value per column: whole centavos, words, or null for none. */
  readonly values: readonly Compared[]
  /** Sum of the lines above. */
  readonly total?: boolean
  /** Line below the sum and not part of it. */
  readonly outside?: boolean
}

interface CompareColumn {
  readonly title: string
  readonly detail?: string | undefined
}

interface CompareTableProps {
  /** Heading of the lines: `Verba`. */
  readonly heading: string
  /** One column, or two with their difference. */
  readonly columns: readonly [CompareColumn] | readonly [CompareColumn, CompareColumn]
  readonly rows: readonly CompareRow[]
}

const ESTREITO = '@container (max-width: 559.9px)'

const Root = styled('div')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { padding: '9px 12px', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': {
    fontSize: '0.75rem',
    fontWeight: 600,
    verticalAlign: 'bottom',
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  '& .valor': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& tbody tr:last-child': { borderBottom: 0 },
  '& tr[data-kind="total"]': { borderTop: `2px solid ${vars.palette.text.secondary}` },
  '& tr[data-kind="total"] > *': { fontSize: '0.9375rem', fontWeight: 700 },
  // Told by its words and its weight first.
  '& tr[data-changed="true"]:not([data-kind="total"])': {
    backgroundColor: `color-mix(in srgb, ${vars.palette.warning.lighter} 42%, ${vars.palette.background.paper})`,
  },
  '& tr[data-changed="true"] .diferenca': { fontWeight: 700 },
  '& .nada': { fontWeight: 400, color: vars.palette.text.secondary },
  [ESTREITO]: {
    '& thead': visuallyHidden,
    '& table, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '10px 8px',
    },
    '& tbody th, & tbody td': { display: 'contents', padding: 0 },
    '& tbody th > span': { gridColumn: '1 / -1' },
    '& table[data-columns="1"] tbody th > span': { gridColumn: 1 },
    '& .valor[data-label]::before': { content: 'attr(data-label)', color: vars.palette.text.secondary },
    '& table[data-columns="1"] .valor::before': { display: 'none' },
  },
}))

const NAO_HA = 'não há'

const write = (value: Compared): ReactNode =>
  value === null ? (
    <span className="nada">{NAO_HA}</span>
  ) : (
    <span>{typeof value === 'number' ? formatAmount(value) : value}</span>
  )

/** Table of amounts line by line, alone or beside those of another choice, with the difference. */
export const CompareTable = ({ heading, columns, rows }: CompareTableProps) => (
  <Root>
    <table data-columns={columns.length}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map(({ title, detail }, index) => (
            <th key={index} scope="col" className="valor">
              {title}
              {detail && <small>{detail}</small>}
            </th>
          ))}
          {columns.length === 2 && (
            <th scope="col" className="valor">
              Diferença
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.label} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  </Root>
)

interface LineProps {
  readonly row: CompareRow
  readonly columns: readonly CompareColumn[]
}

function Line({ row: { label, note, values, total = false, outside = false }, columns }: LineProps) {
  const difference = columns.length === 2 ? differenceOf(values[0] ?? null, values[1] ?? null) : null
  return (
    <tr
      data-kind={total ? 'total' : outside ? 'fora' : undefined}
      data-changed={difference !== null && difference.changed}
    >
      <th scope="row">
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
      </th>
      {columns.map(({ title }, index) => (
        <td key={index} className="valor" data-label={title}>
          {write(values[index] ?? null)}
        </td>
      ))}
      {difference && (
        <td className="valor diferenca" data-label="Diferença">
          <span className={difference.changed ? undefined : 'nada'}>{difference.text}</span>
        </td>
      )}
    </tr>
  )
}
