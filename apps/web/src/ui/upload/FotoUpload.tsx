import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatBytes, listarTipos, motivoRecusa, type Upload } from '@rh/domain/http/arquivo'
import { useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Foto } from './Foto.tsx'
import { SendProgress } from './SendProgress.tsx'
import { takeFirst, useFilePick } from './use-file-pick.ts'
import { useSending, type Send } from './use-sending.ts'

interface FotoUploadProps {
  readonly nome: string
  /** The photo that is kept; null without one. */
  readonly src: string | null
  readonly upload: Upload
  readonly onSend: Send
  readonly onRemove: () => Promise<unknown>
}

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  border: '1.5px dashed transparent',
  borderRadius: 16,
  transition: 'background-color .15s, border-color .15s',
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.lighter,
  },
}))

/** A photo that can be picked or dropped: shown at once, sent with its progress, refused in words. */
export function FotoUpload({ nome, src, upload, onSend, onRemove }: FotoUploadProps) {
  const id = useId()
  const { preview, progress, error, busy, send, remove, cancel } = useSending(
    (arquivo) => motivoRecusa(upload, arquivo),
    onSend,
    onRemove,
  )
  const { isOver, zone, picker, open } = useFilePick(
    takeFirst((arquivo) => (busy ? undefined : void send(arquivo))),
  )
  return (
    <Zone data-over={isOver} {...zone}>
      <Foto nome={nome} src={preview ?? src} size={112} />
      <input {...picker} id={id} accept={upload.tipos.join(',')} />
      {progress === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="camera" size={18} />}
            aria-describedby={`${id}-regras`}
            disabled={busy}
            onClick={open}
          >
            {src ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {src && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove()}>
              Remover
            </Button>
          )}
        </Box>
      ) : (
        <SendProgress label="Envio da foto" fraction={progress} onCancel={cancel} />
      )}
      <Typography id={`${id}-regras`} variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
        Arraste uma imagem ou escolha: {listarTipos(upload.tipos)}, até {formatBytes(upload.maxBytes)}.
      </Typography>
      <Typography
        role="alert"
        variant="body2"
        color="error"
        sx={{ textAlign: 'center', '&:empty': { display: 'none' } }}
      >
        {error}
      </Typography>
    </Zone>
  )
}
