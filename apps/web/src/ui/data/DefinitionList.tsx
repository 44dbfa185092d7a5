import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '&[data-size="dense"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))' },
  '&[data-size="texts"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' },
  columnGap: 24,
  rowGap: 18,
  margin: 0,
  '& dt': { fontSize: '0.75rem', lineHeight: 1.5, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& .larga': { gridColumn: '1 / -1' },
}))

export interface Definition {
  readonly label: string
  readonly value: ReactNode
  /** Spans all columns: for long texts. */
  readonly wide?: boolean
}

const isBlank = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false

interface DefinitionListProps {
  readonly items: readonly Definition[]
  /** For a narrow side column: short values side by side. */
  readonly dense?: boolean
  /** For values of a sentence or more: wider columns. */
  readonly texts?: boolean
}

/** Labels with their values, in as many columns as fit; a dash for an empty value. */
export function DefinitionList({ items, dense = false, texts = false }: DefinitionListProps) {
  return (
    <List data-size={dense ? 'dense' : texts ? 'texts' : undefined}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'larga' : undefined}>
          <dt>{label}</dt>
          <dd>{isBlank(value) ? <span aria-label="Não informado">–</span> : value}</dd>
        </div>
      ))}
    </List>
  )
}
