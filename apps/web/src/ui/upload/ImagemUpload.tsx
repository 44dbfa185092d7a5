import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatBytes, listarTipos, type Upload } from '@rh/domain/contract/arquivo'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { SendProgress } from './SendProgress.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { preview, progress, error, busy, send, remove, cancel } = useSending(upload, onSend, onRemove)
  const shown = preview ?? src
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [arquivo] = event.dataTransfer.files
    if (arquivo && !busy) void send(arquivo)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ display: 'grid', gap: 1.5 }}
    >
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
      <input
        ref={input}
        type="file"
        accept={upload.tipos.join(',')}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [arquivo] = target.files ?? []
          if (arquivo) void send(arquivo)
          // The same file may be picked again after a refusal.
          target.value = ''
        }}
      />
      {progress === null ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="importar" size={18} />}
            aria-describedby={`${id}-regras`}
            disabled={busy}
            onClick={() => input.current?.click()}
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
