import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ReactNode } from 'react'
import { useDebouncedCallback } from '../../lib/use-debounced.ts'
import { Icon } from '../icon/Icon.tsx'

const DEBOUNCE_MS = 350

interface ListToolbarProps {
  readonly busca: string
  readonly placeholder: string
  readonly onSearch: (busca: string) => void
  readonly children?: ReactNode
}

/** Search field (debounced) with the filters beside it. */
export function ListToolbar({ busca, placeholder, onSearch, children }: ListToolbarProps) {
  const [texto, setTexto] = useState(busca)
  const [sent, setSent] = useState(busca)
  const [seen, setSeen] = useState(busca)
  if (busca !== seen) {
    setSeen(busca)
    // Changed from outside: cleared, or another address. What was sent from here comes back while one types on.
    if (busca !== sent) setTexto(busca)
  }
  const send = useDebouncedCallback((next: string) => {
    setSent(next)
    if (next !== busca) onSearch(next)
  }, DEBOUNCE_MS)
  const type = (next: string): void => {
    setTexto(next)
    send(next.trim())
  }
  return (
    <Box
      component="search"
      data-sem-impressao={busca === '' || undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 }}
    >
      <OutlinedInput
        value={texto}
        onChange={(event) => type(event.target.value)}
        placeholder={placeholder}
        sx={{ flex: '1 1 260px', maxWidth: 520, '& ::-webkit-search-cancel-button': { display: 'none' } }}
        inputProps={{ 'aria-label': placeholder, type: 'search', maxLength: 100, autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="busca" />
          </InputAdornment>
        }
        endAdornment={
          texto && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label="Limpar busca" onClick={() => type('')}>
                <Icon name="fechar" size={16} />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {children}
    </Box>
  )
}
