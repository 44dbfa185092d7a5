import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatBytes, listarTipos, motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { SendProgress } from './SendProgress.tsx'
import { takeFirst, useFilePick } from './use-file-pick.ts'
import { useSending, type Send } from './use-sending.ts'

interface ImagemUploadProps {
  /** What the picture is: `Logotipo`. */
  readonly label: string
  /** The picture that is kept; null without one. */
  readonly src: string | null
  readonly upload: Upload
  readonly onSend: Send
  readonly onRemove: () => Promise<unknown>
}

/** A picture of any shape that can be picked or dropped, seen whole on light and dark ground alike. */
export function ImagemUpload({ label, src, upload, onSend, onRemove }: ImagemUploadProps) {
  const id = useId()
  const { preview, progress, error, busy, send, remove, cancel } = useSending(
    (arquivo) => motivoRecusa(upload, arquivo),
    onSend,
    onRemove,
  )
  const { isOver, zone, picker, open } = useFilePick(
    takeFirst((arquivo) => (busy ? undefined : void send(arquivo))),
  )
  const shown = preview ?? src
  return (
    <Box {...zone} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 128,
          p: 2,
          borderRadius: '12px',
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'primary.lighter' : 'background.neutral',
        }}
      >
        {shown ? (
          <Box component="img" src={shown} alt={label} sx={{ maxWidth: '100%', maxHeight: 96 }} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Arraste uma imagem até aqui
          </Typography>
        )}
      </Box>
      <input {...picker} accept={upload.tipos.join(',')} aria-label={label} />
      {progress === null ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="importar" size={18} />}
            aria-describedby={`${id}-regras`}
            disabled={busy}
            onClick={open}
          >
            {src ? 'Trocar' : 'Escolher imagem'}
          </Button>
          {src && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove()}>
              Remover
            </Button>
          )}
        </Box>
      ) : (
        <SendProgress label={`Envio: ${label}`} fraction={progress} onCancel={cancel} />
      )}
      <Typography id={`${id}-regras`} variant="caption" color="textSecondary">
        {listarTipos(upload.tipos)}, até {formatBytes(upload.maxBytes)}.
      </Typography>
      <Typography role="alert" variant="body2" color="error" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </Typography>
    </Box>
  )
}
