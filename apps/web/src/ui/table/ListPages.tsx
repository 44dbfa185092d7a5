import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { describePage, type Totals } from './state/describe-page.ts'
import { tamanhos, type ListState } from './state/list-state.ts'

interface ListPagesProps {
  readonly state: ListState
  readonly reply: Totals & { readonly results: readonly unknown[] }
  readonly onChange: (change: Partial<ListState>) => void
  /** At the other end of the line. */
  readonly children?: ReactNode
}

export function ListPages({ state, reply, onChange, children }: ListPagesProps) {
  const { pagina, porPagina } = state
  // Past the counted total only a full page says that another follows.
  const hasNext = reply.totalLimitado ? reply.results.length === porPagina : pagina * porPagina < reply.total
  return (
    <Box
      component="nav"
      aria-label="Páginas da lista"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: 2,
        py: 1,
      }}
    >
      {children && <Box sx={{ mr: 'auto' }}>{children}</Box>}
      <Box
        component="label"
        data-sem-impressao
        sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}
      >
        <Typography variant="body2" color="textSecondary" component="span">
          Linhas por página
        </Typography>
        <NativeSelect
          variant="standard"
          disableUnderline
          value={porPagina}
          onChange={(event) => onChange({ porPagina: Number(event.target.value) })}
          sx={{ fontSize: '0.875rem' }}
        >
          {tamanhos.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {describePage(state, reply)}
      </Typography>
      <Box data-sem-impressao>
        <IconButton
          aria-label="Página anterior"
          disabled={pagina <= 1}
          onClick={() => onChange({ pagina: pagina - 1 })}
        >
          <Icon name="abre-esquerda" />
        </IconButton>
        <IconButton
          aria-label="Próxima página"
          disabled={!hasNext}
          onClick={() => onChange({ pagina: pagina + 1 })}
        >
          <Icon name="abre-direita" />
        </IconButton>
      </Box>
    </Box>
  )
}
