import Button, { type ButtonProps } from '@mui/material/Button'
import type { RawArgs } from '../../lib/api/api.ts'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'
import { saveFile } from '../../lib/api/download.ts'
import { useFetching } from '../../lib/api/use-fetching.ts'
import { Icon } from '../icon/Icon.tsx'

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  readonly chamada: DownloadKey
  readonly alvo: RawArgs
  readonly children?: string
}

/** Button that downloads a file under the name given by the server, with a busy state. */
export function DownloadButton({ chamada, alvo, children = 'Baixar', ...props }: DownloadButtonProps) {
  const { busy, run } = useFetching(() => saveFile(chamada, alvo))
  return (
    <Button
      loading={busy}
      loadingPosition="start"
      startIcon={<Icon name="baixar" size={18} />}
      onClick={run}
      {...props}
    >
      {children}
    </Button>
  )
}
