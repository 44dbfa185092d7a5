import { styled } from '@mui/material/styles'
import { linhasDe, type Termos } from './de-para.ts'

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

interface DeParaProps {
  /** What the two columns are called. */
  readonly antes: string
  readonly depois: string
  readonly de: Termos
  readonly para: Termos
}

/** The contract before and after; what stays as it is says so. */
export const DePara = ({ antes, depois, de, para }: DeParaProps) => (
  <Tabela>
    <thead>
      <tr>
        <th scope="col" aria-label="Termo" />
        <th scope="col">{antes}</th>
        <th scope="col">{depois}</th>
      </tr>
    </thead>
    <tbody>
      {linhasDe(de, para).map((linha) => (
        <tr key={linha.label}>
          <th scope="row">{linha.label}</th>
          <td>{linha.de}</td>
          <td data-mudou={linha.para !== null && linha.para !== linha.de}>
            {linha.para === linha.de ? 'igual' : (linha.para ?? '–')}
          </td>
        </tr>
      ))}
    </tbody>
  </Tabela>
)
