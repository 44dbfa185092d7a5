import { useIsPhone } from '../../../theme/use-is-phone.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import type { FilterField } from './filter-fields.ts'
import { FilterControl } from './FilterControl.tsx'
import { SavedViews } from '../state/SavedViews.tsx'
import type { ListModel } from '../use-list.ts'

interface FilterAreaProps {
  readonly fields: readonly FilterField[]
  readonly list: ListModel
  /** Result count in words: `38 encontrados`. */
  readonly found: string
  readonly onClose: () => void
}

/** Filters of a list: below the search on desktops, a bottom sheet on phones. Each change is applied at once. */
export function FilterArea(props: FilterAreaProps) {
  const phone = useIsPhone()
  return phone ? <Sheet {...props} /> : <Panel {...props} />
}

const Panel = ({ fields, list }: FilterAreaProps) => (
  <Box component="section" aria-label="Filtros" sx={{ px: 2, pb: 2 }}>
    <Box sx={{ p: 2, borderRadius: '12px', bgcolor: 'background.neutral' }}>
      <Fields fields={fields} list={list} />
      <SavedViews list={list} />
    </Box>
  </Box>
)

function Sheet({ fields, list, found, onClose }: FilterAreaProps) {
  const id = useId()
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { maxHeight: '88dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 2, pb: 1 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1 }}>
          Filtros
        </Typography>
        <IconButton aria-label="Fechar filtros" onClick={onClose}>
          <Icon name="fechar" />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 2, overflowY: 'auto' }}>
        <Fields fields={fields} list={list} />
        <SavedViews list={list} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={() => list.change({ filtros: {} })}>
          Limpar
        </Button>
        <Button variant="contained" fullWidth onClick={onClose}>
          Ver lista{found && ` · ${found}`}
        </Button>
      </Box>
    </Drawer>
  )
}

const Fields = ({ fields, list }: Pick<FilterAreaProps, 'fields' | 'list'>) => (
  <Box
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}
  >
    {fields.map((field) => (
      <FilterControl
        key={field.kind === 'dates' ? field.de : field.filtro}
        field={field}
        filtros={list.state.filtros}
        onChange={list.setFilters}
      />
    ))}
  </Box>
)
