import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import { sortWords } from './sort-words.ts'

interface SortSelectProps {
  readonly lista: Pick<Lista<string, Filtros>, 'colunas'>
  readonly ordenar: string
  readonly onOrder: (ordenar: string) => void
}

/** Sort select, for phones, where there is no table head. */
export function SortSelect({ lista, ordenar, onOrder }: SortSelectProps) {
  const sortable = Object.entries(lista.colunas).filter(([, { sortable }]) => sortable)
  if (sortable.length === 0) return null
  return (
    <Box
      component="label"
      data-sem-impressao
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        gap: 1,
        px: 2,
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      Ordenar por
      <NativeSelect
        variant="standard"
        disableUnderline
        value={ordenar}
        onChange={(event) => onOrder(event.target.value)}
        sx={{
          flex: 1,
          minHeight: 44,
          fontSize: '0.875rem',
          fontWeight: 600,
          '& select': { textOverflow: 'ellipsis' },
        }}
      >
        {sortable.flatMap(([nome, coluna]) => {
          const [rising, falling] = sortWords(coluna)
          return [
            <option key={nome} value={nome}>
              {coluna.label}: {rising}
            </option>,
            <option key={`-${nome}`} value={`-${nome}`}>
              {coluna.label}: {falling}
            </option>,
          ]
        })}
      </NativeSelect>
    </Box>
  )
}
