import { styled } from '@mui/material/styles'

const Tabela = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: '10px 12px 10px 0',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': {
    paddingTop: 0,
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { width: '1%', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td': { width: '50%', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& td[data-mudou="true"]': { fontWeight: 700 },
  '& td[data-mudou="false"]': { color: theme.vars.palette.text.secondary },
}))

export interface BeforeAfterRow {
  readonly label: string
  readonly before: string
  /** Null while unknown. */
  readonly after: string | null
}

interface BeforeAfterProps {
  /** Headings of the two columns. */
  readonly before: string
  readonly after: string
  readonly rows: readonly BeforeAfterRow[]
}

/** Table of values before and after a change; unchanged ones are said to be equal. */
export const BeforeAfter = ({ before, after, rows }: BeforeAfterProps) => (
  <Tabela>
    <thead>
      <tr>
        <th scope="col" aria-label="Termo" />
        <th scope="col">{before}</th>
        <th scope="col">{after}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td>{row.before}</td>
          <td data-mudou={row.after !== null && row.after !== row.before}>
            {row.after === row.before ? 'igual' : (row.after ?? '–')}
          </td>
        </tr>
      ))}
    </tbody>
  </Tabela>
)
