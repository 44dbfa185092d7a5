import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

const Tabela = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: '8px 16px 8px 0',
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
  // A long word may be broken; an amount never makes room for the other column.
  '& td': { width: '50%', overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' },
  '& td[data-mudou="true"]': { fontWeight: 700 },
  '& td[data-mudou="false"]': { color: theme.vars.palette.text.secondary },
  '&[data-diferenca="true"] td': { width: '40%' },
  '&[data-diferenca="true"] td:last-of-type': { width: '20%', whiteSpace: 'nowrap' },
  '@container (min-width: 480px)': { '& tbody th': { whiteSpace: 'nowrap' } },
  '& td[data-tone="warning"]': { color: theme.vars.palette.warning.dark, fontWeight: 600 },
  '& td[data-tone="error"]': { color: theme.vars.palette.error.dark, fontWeight: 600 },
  '& td[data-tone="success"]': { color: theme.vars.palette.success.dark, fontWeight: 600 },
  '& tbody tr[data-total="true"]': { fontWeight: 700 },
  '& tbody tr[data-total="true"] :is(th, td)': { fontWeight: 700, color: theme.vars.palette.text.primary },
  // Side by side in two columns, the term above them and the difference below.
  '@container (max-width: 479.9px)': {
    '&, & :is(thead, tbody)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 12,
    },
    '& tbody tr': { paddingBlock: 10 },
    '& tbody :is(th, td)': { display: 'block', width: 'auto', padding: '2px 0' },
    '& tbody th': { gridColumn: '1 / -1' },
    // It takes no column of its own where the terms stand above their values.
    '& thead th:first-of-type': visuallyHidden,
    '&[data-diferenca="true"]': {
      '& thead': visuallyHidden,
      // Over the width that the column of the difference has in the table, which would cut an amount in two.
      '& tbody td:last-of-type': { gridColumn: '1 / -1', width: 'auto', whiteSpace: 'normal' },
      '& td:empty': { display: 'none' },
      '& td[data-coluna]::before': {
        content: 'attr(data-coluna)',
        display: 'block',
        fontSize: '0.6875rem',
        fontWeight: 400,
        color: theme.vars.palette.text.secondary,
      },
    },
  },
}))

export interface BeforeAfterRow {
  readonly label: string
  readonly before: string
  /** Null while unknown. */
  readonly after: string | null
  /** What the difference comes to, and how it feels; said only where it is more than that it changed. */
  readonly difference?: { readonly text: string; readonly tone?: 'success' | 'warning' | 'error' } | undefined
  /** The sum of the rows above it. */
  readonly total?: boolean
}

interface BeforeAfterProps {
  /** Headings of the two columns. */
  readonly before: string
  readonly after: string
  readonly rows: readonly BeforeAfterRow[]
}

/** One that stays as it is stands in the table; more are told in one line under it. */
const IGUAIS_NA_TABELA = 1

const isIgual = ({ before, after, total = false }: BeforeAfterRow): boolean => after === before && !total

/** Values before and after a change, side by side; what stays as it is follows in one line, with its value. */
export function BeforeAfter({ before, after, rows }: BeforeAfterProps) {
  const comDiferenca = rows.some(({ difference }) => difference)
  const iguais = rows.filter(isIgual)
  const juntas = iguais.length > IGUAIS_NA_TABELA
  const mudam = juntas ? rows.filter((row) => !isIgual(row)) : rows
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {mudam.length > 0 && (
        <Tabela data-diferenca={comDiferenca}>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>Termo</span>
              </th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
              {comDiferenca && <th scope="col">Diferença</th>}
            </tr>
          </thead>
          <tbody>
            {mudam.map((row) => (
              <tr key={row.label} data-total={row.total ?? false}>
                <th scope="row">{row.label}</th>
                <td data-coluna={before}>{row.before}</td>
                <td data-coluna={after} data-mudou={row.after !== null && row.after !== row.before}>
                  {row.after === row.before ? 'igual' : (row.after ?? '–')}
                </td>
                {comDiferenca && <td data-tone={row.difference?.tone}>{row.difference?.text}</td>}
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
      {juntas && <Iguais rows={iguais} />}
    </Box>
  )
}

/** `Fica igual · Cargo Copeiro · Treinamentos Em dia`. */
const Iguais = ({ rows }: Pick<BeforeAfterProps, 'rows'>) => (
  <Box sx={{ pt: 1.25, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}>
    <strong>Fica igual</strong>
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 20px',
        m: 0,
        '& div': { display: 'flex', flexWrap: 'wrap', columnGap: 0.75 },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {rows.map(({ label, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before}</dd>
        </div>
      ))}
    </Box>
  </Box>
)
