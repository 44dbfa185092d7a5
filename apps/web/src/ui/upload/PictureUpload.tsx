import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatBytes, listarTipos, motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { SendProgress } from './SendProgress.tsx'
import { takeFirst, useFilePick } from './use-file-pick.ts'
import { useSending, type Send } from './use-sending.ts'

export interface PictureProps {
  /** Stored picture; null without one. */
  readonly src: string | null
  readonly upload: Upload
  readonly onSend: Send
  readonly onRemove: () => Promise<unknown>
}

interface PictureUploadProps extends PictureProps {
  /** Labels of the button, without a picture and with one, and of the file input. */
  readonly words: Readonly<Record<'pick' | 'change' | 'input' | 'sending', string>>
  /** Hint before the accepted kinds and size. */
  readonly hint?: string
  readonly icon: IconName
  readonly sx: SxProps
  /** Renders the preview, and whether a file is dragged over it. */
  readonly children: (shown: string | null, isOver: boolean) => ReactNode
}

/** Picture upload, picked or dropped: previewed at once, sent with its progress, refused in words. */
export function PictureUpload({ words, hint = '', icon, sx, children, ...picture }: PictureUploadProps) {
  const { src, upload, onSend, onRemove } = picture
  const rules = useId()
  const refuse = (arquivo: File) => motivoRecusa(upload, arquivo)
  const { preview, progress, error, busy, send, remove, cancel } = useSending(refuse, onSend, onRemove)
  const { isOver, zone, picker, open } = useFilePick(
    takeFirst((arquivo) => (busy ? undefined : void send(arquivo))),
  )
  return (
    <Box data-over={isOver} {...zone} sx={sx}>
      {children(preview ?? src, isOver)}
      <input {...picker} accept={upload.tipos.join(',')} aria-label={words.input} />
      {progress === null ? (
        <Box data-actions sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name={icon} size={18} />}
            aria-describedby={rules}
            disabled={busy}
            onClick={open}
          >
            {src ? words.change : words.pick}
          </Button>
          {src && <Remover busy={busy} onClick={() => void remove()} />}
        </Box>
      ) : (
        <SendProgress label={words.sending} fraction={progress} onCancel={cancel} />
      )}
      <Typography id={rules} variant="caption" color="textSecondary">
        {`${hint}${rulesOf(upload)}`}
      </Typography>
      <Typography role="alert" variant="body2" color="error" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </Typography>
    </Box>
  )
}

const rulesOf = ({ tipos, maxBytes }: Upload) => `${listarTipos(tipos)}, até ${formatBytes(maxBytes)}.`

const Remover = ({ busy, onClick }: { readonly busy: boolean; readonly onClick: () => void }) => (
  <Button size="small" color="inherit" disabled={busy} onClick={onClick}>
    Remover
  </Button>
)
