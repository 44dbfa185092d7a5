import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { Frame, Table } from './parts.ts'

interface PeopleTableProps<P> {
  readonly label: string
  readonly heads: readonly string[]
  readonly people: readonly P[]
  /** Rows shown before the others are asked for. */
  readonly first?: number
  /** Renders the row of a person. */
  readonly renderRow: (person: P) => ReactNode
}

/** Enough to look through; a search or a group finds the others. */
const FIRST = 50

/** Table of people that are all there already: the first of them, and the rest when asked for. */
export function PeopleTable<P>({ label, heads, people, first = FIRST, renderRow }: PeopleTableProps<P>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, first)
  return (
    <>
      <Frame>
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
          <tbody>{shown.map(renderRow)}</tbody>
        </Table>
      </Frame>
      {people.length === 0 && <Box sx={{ px: 3, py: 3, color: 'text.secondary' }}>Ninguém aqui.</Box>}
      {shown.length < people.length && (
        <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setIsWhole(true)}>
          Mostrar todas as {people.length} pessoas
        </Button>
      )}
    </>
  )
}
