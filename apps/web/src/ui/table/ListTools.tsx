import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { ExportLayout } from './ExportMenu.tsx'
import type { ListModel } from './use-list.ts'

const ColumnChooser = lazyPart(
  'ColumnChooser',
  async () => (await import('./ColumnChooser.tsx')).ColumnChooser,
)
/** Lazy-loaded when first opened. */
export const ExportMenu = lazyPart('ExportMenu', async () => (await import('./ExportMenu.tsx')).ExportMenu)

interface ListToolsProps {
  readonly list: ListModel
  readonly labels: Readonly<Record<string, { readonly label: string }>>
  /** Number of active filters; undefined for a list without filter fields. */
  readonly filters: number | undefined
  readonly filtersOpen: boolean
  readonly onFilters: () => void
  readonly exportKey: DownloadKey | undefined
  readonly layouts?: readonly ExportLayout[] | undefined
}

/** Buttons for filters, columns and export; their menus are lazy-loaded on click. */
export function ListTools({
  list,
  labels,
  filters,
  filtersOpen,
  onFilters,
  exportKey,
  layouts,
}: ListToolsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto', flexGrow: { xs: 1, sm: 0 } }} data-sem-impressao>
      {filters !== undefined && (
        <Tool
          icon="filtro"
          label={filters > 0 ? `Filtros (${filters})` : 'Filtros'}
          aria-expanded={filtersOpen}
          onClick={onFilters}
        />
      )}
      <Opener icon="colunas" label="Colunas" opens="dialog">
        {(anchor, close) => <ColumnChooser anchor={anchor} list={list} labels={labels} onClose={close} />}
      </Opener>
      {exportKey && (
        <Opener icon="baixar" label="Exportar" opens="menu">
          {(anchor, close) => (
            <ExportMenu anchor={anchor} list={list} exportKey={exportKey} layouts={layouts} onClose={close} />
          )}
        </Opener>
      )}
    </Box>
  )
}

interface OpenerProps {
  readonly icon: IconName
  readonly label: string
  /** What comes below it. */
  readonly opens: 'dialog' | 'menu'
  readonly children: (anchor: HTMLElement, close: () => void) => ReactNode
}

/** Button with a popover below it. */
export function Opener({ icon, label, opens, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tool
        icon={icon}
        label={label}
        short
        aria-haspopup={opens}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && children(anchor, () => setAnchor(null))}
    </>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  /** Icon only, on phones. */
  readonly short?: boolean
  readonly onClick: (event: React.MouseEvent<HTMLElement>) => void
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup'?: OpenerProps['opens']
}

const Tool = ({ icon, label, short = false, ...button }: ToolProps) => (
  <Button
    variant="outlined"
    color="inherit"
    aria-label={label}
    sx={{
      gap: 1,
      minWidth: 44,
      px: { xs: short ? 1 : 1.5, sm: 1.5 },
      flexGrow: { xs: short ? 0 : 1, sm: 0 },
      fontWeight: 600,
    }}
    {...button}
  >
    <Icon name={icon} size={18} />
    <Box component="span" sx={{ display: { xs: short ? 'none' : 'inline', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
)
