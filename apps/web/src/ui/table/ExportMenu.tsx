import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { formatos, type Formato } from '@rh/domain/contract/formatos'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { isAbort, toApiError, type ApiError } from '../../lib/api/api-error.ts'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'
import { fetchTable, save, type Progress } from '../../lib/api/download.ts'
import { formatNumber } from '../../lib/format.ts'
import { logFailure } from '../../lib/log.ts'
import { notify } from '../../lib/notify.ts'
import { FailureAlert } from '../feedback/FailureAlert.tsx'
import type { ListModel } from './use-list.ts'

interface ExportMenuProps {
  readonly anchor: HTMLElement
  readonly list: ListModel
  readonly exportKey: DownloadKey
  readonly layouts?: readonly ExportLayout[] | undefined
  readonly onClose: () => void
}

/** The same rows as another program reads them, in columns of its own. */
export interface ExportLayout {
  readonly label: string
  readonly exportKey: DownloadKey
}

/** What is exported: the columns on screen, or those of a layout. */
interface Chosen {
  readonly formato: Formato
  readonly label: string
  readonly layout?: ExportLayout
}

/** Export menu: the filtered rows, in the order and with the columns on screen; or in a layout of another program. */
export function ExportMenu({ anchor, list, exportKey, layouts = [], onClose }: ExportMenuProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  if (chosen) return <Exporting chosen={chosen} list={list} exportKey={exportKey} onClose={onClose} />
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Exportar' } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {(Object.keys(formatos) as Formato[]).map((nome) => (
        <MenuItem key={nome} onClick={() => setChosen({ formato: nome, label: formatos[nome].label })}>
          {formatos[nome].label}
        </MenuItem>
      ))}
      {layouts.map((layout) => (
        <MenuItem
          key={layout.label}
          onClick={() => setChosen({ formato: 'xlsx', label: layout.label, layout })}
        >
          {layout.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

const queryOf = ({ asked, fileColumns }: ListModel, layout: ExportLayout | undefined) => ({
  ...asked.filtros,
  ...(asked.busca && { busca: asked.busca }),
  // A layout has columns and an order of its own.
  ...(!layout && { ordenar: asked.ordenar, colunas: fileColumns.join(',') }),
})

/** Runs the export on mount, with the list state of that moment; aborts on unmount. */
function useExport(
  { formato, layout }: Chosen,
  { list, exportKey }: Pick<ExportMenuProps, 'list' | 'exportKey'>,
  done: () => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const args = { formato, query: queryOf(list, layout), signal, onProgress: setProgress }
    const { blob, nome, total } = await fetchTable(layout?.exportKey ?? exportKey, args)
    if (signal.aborted) return
    save(blob, nome)
    notify.success(total === 1 ? 'Uma linha exportada.' : `${formatNumber(total)} linhas exportadas.`)
    done()
  })
  const fail = useEffectEvent((failure: unknown) => {
    if (isAbort(failure)) return
    logFailure(exportKey, failure)
    setError(toApiError(failure))
  })
  useEffect(() => {
    const controller = new AbortController()
    run(controller.signal).catch((failure: unknown) => !controller.signal.aborted && fail(failure))
    return () => controller.abort()
  }, [])
  return { progress, error }
}

interface ExportingProps extends Omit<ExportMenuProps, 'anchor' | 'layouts'> {
  readonly chosen: Chosen
}

function Exporting({ chosen, onClose, ...ofList }: ExportingProps) {
  const [attempt, setAttempt] = useState(0)
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{chosen.formato === 'pdf' ? 'Imprimir' : `Exportar: ${chosen.label}`}</DialogTitle>
      <Attempt
        key={attempt}
        chosen={chosen}
        onClose={onClose}
        onRetry={() => setAttempt((n) => n + 1)}
        {...ofList}
      />
    </Dialog>
  )
}

function Attempt({ chosen, onClose, onRetry, ...ofList }: ExportingProps & { readonly onRetry: () => void }) {
  const { progress, error } = useExport(chosen, ofList, onClose)
  if (error) return <Failed error={error} onClose={onClose} onRetry={onRetry} />
  const fraction = progress && progress.total > 0 ? (100 * progress.linhas) / progress.total : undefined
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary" component="output" sx={{ display: 'block', mb: 1.5 }}>
          {progress
            ? `${formatNumber(progress.linhas)} de ${formatNumber(progress.total)} linhas`
            : 'Reunindo as linhas…'}
        </Typography>
        <LinearProgress
          aria-label="Exportação"
          variant={fraction === undefined ? 'indeterminate' : 'determinate'}
          {...(fraction === undefined ? {} : { value: fraction })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  )
}

interface FailedProps {
  readonly error: ApiError
  readonly onClose: () => void
  readonly onRetry: () => void
}

const Failed = ({ error, onClose, onRetry }: FailedProps) => (
  <>
    <DialogContent>
      <FailureAlert error={error} />
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Fechar
      </Button>
      <Button variant="contained" onClick={onRetry}>
        Tentar de novo
      </Button>
    </DialogActions>
  </>
)
