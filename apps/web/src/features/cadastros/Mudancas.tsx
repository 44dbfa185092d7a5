import { styled } from '@mui/material/styles'
import type { Historico } from './chamadas.ts'

const List = styled('ul')(({ theme }) => ({
  margin: '4px 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& s': { color: theme.vars.palette.text.secondary },
  '& li': { overflowWrap: 'anywhere' },
}))

/** What changed, field by field: what it was, and what it became. */
export const Mudancas = ({ mudancas }: Pick<Historico, 'mudancas'>) => (
  <List>
    {mudancas.map(({ campo, de, para }) => (
      <li key={campo}>
        {campo}: {de !== null && <s>{de}</s>}
        {de !== null && para !== null && ' → '}
        {para !== null && <strong>{para}</strong>}
      </li>
    ))}
  </List>
)
