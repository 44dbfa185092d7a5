import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { DownloadKey } from '../../lib/arquivo.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { ListModel } from './use-list.ts'

const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser.tsx')).ColumnChooser }))
const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }))

interface ListToolsProps {
  readonly list: ListModel
  readonly labels: Readonly<Record<string, { readonly label: string }>>
  /** How many filters are set; undefined for a list without filter fields. */
  readonly filters: number | undefined
  readonly filtersOpen: boolean
  readonly onFilters: () => void
  readonly exportKey: DownloadKey | undefined
}

/** Filters, columns and export of a list. Only the buttons come with the page; what they open comes when pressed. */
export function ListTools({ list, labels, filters, filtersOpen, onFilters, exportKey }: ListToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }} data-sem-impressao>
      {filters !== undefined && (
        <Tool icon="filtro" aria-expanded={filtersOpen} onClick={onFilters}>
          Filtros{filters > 0 && ` (${filters})`}
        </Tool>
      )}
      <Opener icon="ajustes" label="Colunas">
        {(anchor, close) => <ColumnChooser anchor={anchor} list={list} labels={labels} onClose={close} />}
      </Opener>
      {exportKey && (
        <Opener icon="baixar" label="Exportar">
          {(anchor, close) => (
            <ExportMenu anchor={anchor} list={list} exportKey={exportKey} onClose={close} />
          )}
        </Opener>
      )}
    </Box>
  )
}

interface OpenerProps {
  readonly icon: IconName
  readonly label: string
  readonly children: (anchor: HTMLElement, close: () => void) => ReactNode
}

/** A button and what it opens below itself. */
function Opener({ icon, label, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tool
        icon={icon}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Tool>
      <Suspense fallback={null}>{anchor && children(anchor, () => setAnchor(null))}</Suspense>
    </>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly children: ReactNode
  readonly onClick: (event: React.MouseEvent<HTMLElement>) => void
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup'?: 'true'
}

const Tool = ({ icon, children, ...button }: ToolProps) => (
  <Button
    variant="outlined"
    color="inherit"
    startIcon={<Icon name={icon} size={18} />}
    sx={{ px: 1.5, fontWeight: 600 }}
    {...button}
  >
    {children}
  </Button>
)
