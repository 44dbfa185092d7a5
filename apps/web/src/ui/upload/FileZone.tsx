import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { takeFirst, useFilePick } from './use-file-pick.ts'
import { useSending, type Send } from './use-sending.ts'

interface FileZoneProps {
  /** What is sent: `planilha`. */
  readonly what: string
  /** `accept` attribute of the file input. */
  readonly accept: string
  /** Accepted kinds and size, in words. */
  readonly rules: string
  /** Validates a file before the upload; answers the reason of a refusal, or null. */
  readonly refuse: (arquivo: File) => string | null
  readonly onSend: Send
}

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 20px',
  textAlign: 'center',
  border: `1.5px dashed ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.neutral,
  transition: 'background-color .15s, border-color .15s',
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.lighter,
  },
}))

/** Drop area for one file: uploaded at once with its progress, refused in words. */
export function FileZone({ what, accept, rules, refuse, onSend }: FileZoneProps) {
  const id = useId()
  const { progress, error, send, cancel } = useSending(refuse, onSend)
  const { isOver, zone, picker, open } = useFilePick(
    takeFirst((arquivo) => (progress === null ? void send(arquivo) : undefined)),
  )
  return (
    <Zone data-over={isOver} {...zone}>
      <Box sx={{ color: 'primary.main' }}>
        <Icon name="importar" size={36} />
      </Box>
      <input {...picker} id={id} accept={accept} />
      {progress === null ? (
        <Button variant="contained" aria-describedby={`${id}-regras`} onClick={open}>
          Escolher {what}
        </Button>
      ) : (
        <Sending what={what} fraction={progress} onCancel={cancel} />
      )}
      <Typography id={`${id}-regras`} variant="body2" color="textSecondary">
        Ou arraste o arquivo até aqui. {rules}
      </Typography>
      <Typography role="alert" variant="body2" color="error" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </Typography>
    </Zone>
  )
}

interface SendingProps {
  readonly what: string
  readonly fraction: number
  readonly onCancel: () => void
}

/** Progress of an upload; indeterminate while the server processes the file. */
const Sending = ({ what, fraction, onCancel }: SendingProps) => (
  <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
    <Typography variant="subtitle2" component="p" aria-live="polite">
      {fraction < 1 ? `Enviando a ${what}…` : `Lendo a ${what}…`}
    </Typography>
    <LinearProgress
      variant={fraction < 1 ? 'determinate' : 'indeterminate'}
      value={Math.round(fraction * 100)}
      aria-label={`Envio da ${what}`}
      sx={{ borderRadius: 4 }}
    />
    <Button size="small" color="inherit" onClick={onCancel} sx={{ justifySelf: 'center' }}>
      Cancelar
    </Button>
  </Box>
)
